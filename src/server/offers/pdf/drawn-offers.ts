import { hash } from 'node:crypto'
import type { Offer } from '#domain/offers/offer.ts'
import type { Paper } from './document.ts'
import { drawOffer } from './draw-offer.ts'

type Draw = (offer: Offer, paper: Paper) => Promise<Buffer>

/** Bytes of all files that are kept: those of some hundred offers of eight programs. */
const room = 20_000_000

/**
 * The files of offers. An offer never changes, so its file is drawn once and kept while there is room; those who ask for one at the same
 * time get the same drawing, and different ones are drawn one after the other: drawing is dear, and whoever holds a link may ask for it.
 */
export function createOfferFiles(draw: Draw = drawOffer): Draw {
  /** By what the file says, the one asked for longest ago first; a file that is being drawn takes no room yet. */
  const kept = new Map<string, { file: Promise<Buffer>; length: number }>()
  let bytes = 0
  let line: Promise<unknown> = Promise.resolve()

  const makeRoom = () => {
    for (const [key, { length }] of kept) {
      if (bytes <= room) return
      kept.delete(key)
      bytes -= length
    }
  }
  const keep = async (key: string, entry: { file: Promise<Buffer>; length: number }) => {
    try {
      const { length } = await entry.file
      if (kept.get(key) !== entry) return
      entry.length = length
      bytes += length
      makeRoom()
    } catch {
      kept.delete(key)
    }
  }
  return (offer, paper) => {
    const key = hash('sha256', `${paper} ${JSON.stringify(offer)}`)
    const known = kept.get(key)
    if (known !== undefined) {
      kept.delete(key)
      kept.set(key, known)
      return known.file
    }
    const file = line.then(() => draw(offer, paper))
    line = file.catch(() => undefined)
    const entry = { file, length: 0 }
    kept.set(key, entry)
    void keep(key, entry)
    return file
  }
}
