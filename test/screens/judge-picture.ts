import type { Page } from '@playwright/test'

/** How far apart two pictures of a screen are. */
export interface Difference {
  /** How many squares have another grey. */
  squares: number
  /** Heights of both in pixels of the small picture. */
  heights: [accepted: number, seen: number]
}

/** Edges become soft enough for another machine's letters: a quarter of the size, and squares of 8 by 8 of that are compared. */
const scale = 4
const square = 8
/** Steps of 255 that a square's mean grey may differ by: another edge of a letter is below, a moved line above. */
const tolerated = 14

/**
 * A screenshot as it is kept: small and grey, a few kilobytes of WebP.
 * @param easel a blank page that draws
 * @param png the screenshot
 */
export async function smallGrey(easel: Page, png: Buffer): Promise<Buffer> {
  const webp = await easel.evaluate(
    async ({ data, scale: by }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const canvas = new OffscreenCanvas(Math.ceil(picture.width / by), Math.ceil(picture.height / by))
      const pen = canvas.getContext('2d')
      if (pen === null) throw new Error('The browser does not draw.')
      pen.filter = 'grayscale(1)'
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })
      return btoa(String.fromCodePoint(...new Uint8Array(await blob.arrayBuffer())))
    },
    { data: png.toString('base64'), scale },
  )
  return Buffer.from(webp, 'base64')
}

/** Compares two small pictures, square by square; what one of them has more of counts as different. */
export async function differenceOf(easel: Page, accepted: Buffer, seen: Buffer): Promise<Difference> {
  return easel.evaluate(
    async ({ pictures, square: side, tolerated: most }) => {
      const [one, other] = await Promise.all(pictures.map(greySquares))
      if (one === undefined || other === undefined) throw new Error('Two pictures are compared.')
      const count = Math.max(one.means.length, other.means.length)
      let different = 0
      for (let index = 0; index < count; index += 1) {
        const [a, b] = [one.means[index], other.means[index]]
        if (a === undefined || b === undefined || Math.abs(a - b) > most) different += 1
      }
      return { squares: different, heights: [one.height, other.height] as [number, number] }

      async function greySquares(data: string) {
        const picture = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob())
        const { width, height } = picture
        const pen = new OffscreenCanvas(width, height).getContext('2d')
        if (pen === null) throw new Error('The browser does not draw.')
        pen.drawImage(picture, 0, 0)
        const { data: bytes } = pen.getImageData(0, 0, width, height)
        const means: number[] = []
        for (let top = 0; top < height; top += side) {
          for (let left = 0; left < width; left += side) {
            let sum = 0
            let pixels = 0
            for (let y = top; y < Math.min(top + side, height); y += 1) {
              for (let x = left; x < Math.min(left + side, width); x += 1) {
                sum += bytes[(y * width + x) * 4] ?? 0
                pixels += 1
              }
            }
            means.push(sum / pixels)
          }
        }
        return { means, height }
      }
    },
    { pictures: [accepted.toString('base64'), seen.toString('base64')], square, tolerated },
  )
}
