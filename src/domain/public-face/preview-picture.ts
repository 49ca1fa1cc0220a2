import { brand, marketing, previews } from './content.ts'
import { figures, withFigures } from './computed-figures.ts'

/** Pictures of preview cards: one of the marketing page, one of every page behind a link, which tells nothing of it. */
export const pictureNames = ['marketing', 'link'] as const
export type PictureName = (typeof pictureNames)[number]

/** What a picture shows. */
export interface PreviewPicture {
  title: string
  /** Small, under the title. */
  line: string
  /** Changes with what is shown, and so with the picture's address: whoever keeps the picture gets the new one. */
  version: string
}

/** Width and height of every picture, in pixels: what Open Graph cards are cut from. */
export const pictureSize = { width: 1_200, height: 630 } as const

/** To be counted up with each change of how a picture is drawn. */
const drawing = 1

/** What the picture shows, from the content file. */
export function previewPicture(name: PictureName): PreviewPicture {
  const shown =
    name === 'marketing'
      ? { title: withFigures(previews.learn.title, figures()), line: withFigures(marketing.hero.priceLine, figures()) }
      : { title: brand.fullName, line: '' }
  return { ...shown, version: fingerprint(JSON.stringify([drawing, brand.name, shown])) }
}

/** FNV-1a, 32 bits, in base 36: tells two versions apart, keeps nothing secret. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
