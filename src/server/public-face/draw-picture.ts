import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brand } from '#domain/public-face/content.ts'
import { type PreviewPicture, pictureSize } from '#domain/public-face/preview-picture.ts'
import type { ReactElement } from 'react'

const colours = { ground: '#0a3a30', ink: '#ffffff', second: '#c9e0d8' }

/** The mark of the header: closing quotation marks in a square. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="5" fill="#ffffff"/><path fill="${colours.ground}" d="M4.7 7.1H10v4.6c0 2.5-1.3 4-3.6 4.5l-.6-1.4c1-.4 1.6-1.1 1.7-2.1H4.7zm7.3 0h5.3v4.6c0 2.5-1.3 4-3.6 4.5l-.6-1.4c1-.4 1.6-1.1 1.7-2.1H12z"/></svg>`

/**
 * Draws the picture of a preview card in our own type: brand, title, line.
 * @returns a PNG of `pictureSize`
 */
export async function drawPicture({ title, line }: PreviewPicture): Promise<Buffer> {
  // Layout and rasterizer are megabytes that a process without a picture never needs.
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const [regular, semibold] = await Promise.all([font(400), font(600)])
  const svg = await satori(card(title, line), {
    ...pictureSize,
    fonts: [
      { name: 'IBM Plex Sans', data: regular, weight: 400 },
      { name: 'IBM Plex Sans', data: semibold, weight: 600 },
    ],
  })
  return new Resvg(svg).render().asPng()
}

function card(title: string, line: string): ReactElement {
  const frame = {
    ...pictureSize,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: 88,
    backgroundColor: colours.ground,
    color: colours.ink,
    fontFamily: 'IBM Plex Sans',
  }
  const logo = element('img', { src: `data:image/svg+xml;base64,${btoa(mark)}`, width: 64, height: 64 })
  const name = element('div', { style: { fontSize: 40, fontWeight: 600, letterSpacing: '-0.011em' } }, brand.name)
  const large = { fontSize: title.length > 60 ? 60 : 76, fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.028em' }
  const small = { fontSize: 34, color: colours.second, marginTop: 28 }
  return element(
    'div',
    { style: frame },
    element('div', { style: { display: 'flex', alignItems: 'center', gap: 20 } }, logo, name),
    element(
      'div',
      { style: { display: 'flex', flexDirection: 'column' } },
      element('div', { style: large }, title),
      element('div', { style: small }, line),
    ),
  )
}

function element(type: string, props: object, ...children: (string | ReactElement)[]): ReactElement {
  return { type, key: null, props: { ...props, children } }
}

function font(weight: 400 | 600): Promise<Buffer> {
  const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`
  return readFile(fileURLToPath(import.meta.resolve(file)))
}
