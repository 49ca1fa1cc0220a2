/** The part of bidi-js that is used; the package has no types of its own. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Of each UTF-16 unit: odd where it runs from right to left. */
    levels: Uint8Array
    /** First and last unit, and the level of the direction that the paragraph has by itself. */
    paragraphs: { start: number; end: number; level: number }[]
  }
  interface Bidi {
    /** Without a direction, that of the first letter outside of isolates. */
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl') => EmbeddingLevels
    /** Indices of all units, those from `start` to `end`, both inclusive, as they stand on a line from left to right. */
    getReorderedIndices: (text: string, levels: EmbeddingLevels, start: number, end: number) => number[]
    /** '(' of ')'; null for what has no mirrored character. */
    getMirroredCharacter: (character: string) => string | null
  }
  export default function bidiFactory(): Bidi
}
