/** A text by the language it is in, BCP 47. */
export type LanguageMap = Record<string, string>
export type LanguageMapOfLists = Record<string, string[]>

/** A node of JSON-LD. */
export interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}
