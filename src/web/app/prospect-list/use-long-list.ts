import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useReducer, useState } from 'react'

/** Longer lists draw only what is near the window, however few of them a filter shows: a key that brings rows back draws a screenful. */
const drawnWhole = 100

export interface LongList {
  /** Goes to the element that holds the lines. */
  listRef: (element: HTMLElement | null) => void
  /** Lines to draw, in order. */
  lines: readonly number[]
  /** Height in pixels of the lines left out before and after. */
  before: number
  after: number
  /** Goes to each drawn line together with `data-index`; absent while everything is drawn. */
  measure: ((element: HTMLElement | null) => void) | undefined
}

type Drawn = Pick<LongList, 'lines' | 'before' | 'after'>

/**
 * Which lines of a list to draw.
 * @param lineCount lines in all; a line of a grid holds several entries
 * @param entryCount entries without any filter: where there are more than 100, only those near the window are drawn
 * @param estimate height of a line in pixels, before it was measured
 * @param gap pixels between lines
 */
export function useLongList(lineCount: number, entryCount: number, estimate: number, gap = 0): LongList {
  const isLong = entryCount > drawnWhole
  const [top, setTop] = useState(0)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const [virtualizer] = useState(
    () => new Virtualizer<Window, HTMLElement>({ ...windowOptions, count: 0, estimateSize: () => 0 }),
  )
  const estimateSize = useCallback(() => estimate, [estimate])
  // While drawing, as every adapter of this library does, so that a key in the filter draws its rows once and not first those of before.
  virtualizer.setOptions({ ...windowOptions, count: lineCount, estimateSize, gap, scrollMargin: top, onChange: drawAgain })

  const listRef = useCallback((element: HTMLElement | null) => {
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [])
  // The two steps that every adapter takes; the library's own hook hands out functions that React cannot remember.
  const { _didMount: watch, _willUpdate: update } = virtualizer
  useLayoutEffect(() => (isLong ? watch() : undefined), [watch, isLong])
  useLayoutEffect(() => {
    if (isLong) update()
  })

  if (isLong) return { listRef, ...drawnOf(virtualizer), measure: virtualizer.measureElement }
  return { listRef, lines: Array.from({ length: lineCount }, (_, index) => index), before: 0, after: 0, measure: undefined }
}

const windowOptions = {
  overscan: 4,
  initialOffset: () => window.scrollY,
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
}

function drawnOf(virtualizer: Virtualizer<Window, HTMLElement>): Drawn {
  const top = virtualizer.options.scrollMargin
  const items = virtualizer.getVirtualItems()
  return {
    lines: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
  }
}
