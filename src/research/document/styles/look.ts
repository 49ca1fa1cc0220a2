import { type Colour, white } from '../css/colour.ts'

/** What styles say about an element and about the text inside it. */
export interface Look {
  /** Of letters; undefined where it is not known here. */
  colour: Colour | undefined
  /** Opaque, behind letters; undefined where it is not known here. */
  background: Colour | undefined
  /** Of letters, in pixels. */
  size: number
  /** How opaque the element is with all around it, 0 to 1. */
  opacity: number
  /** True where visibility takes the text away; an element inside may bring its own back. */
  invisible: boolean
  /** True where a sheet draws something over the text; an element inside may lie above that. */
  covered: boolean
}

/** Before any style: what letters and page look like is not known. */
export const plainLook: Look = {
  colour: undefined,
  background: undefined,
  size: 16,
  opacity: 1,
  invisible: false,
  covered: false,
}
/** A page whose styles are known to paint nothing else: a browser's black on white. Source: HTML Living Standard, 15.3.1. */
export const whitePage: Look = { ...plainLook, background: white }
