import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/react-virtual'
import { usePrinted } from '../../ui/media.ts'
import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'

/** Longer lists draw only what is near the window, however few of them a filter shows: a key that brings rows back draws a screenful. */
const drawnWhole = 100

export interface LongList {
  /** Goes to the element that holds the lines; each of them has its place from 0 in `data-index`. */
  listRef: (element: HTMLElement | null) => void
  /** Lines to draw, in order. */
  lines: readonly number[]
  /** Height in pixels of the lines left out before and after. */
  before: number
  after: number
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
  // On paper nobody scrolls.
  const isPrinted = usePrinted()
  const isLong = entryCount > drawnWhole && !isPrinted
  const [top, setTop] = useState(0)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const [virtualizer] = useState(
    () => new Virtualizer<Window, HTMLElement>({ ...windowOptions, count: 0, estimateSize: () => 0 }),
  )
  const estimateSize = useCallback(() => estimate, [estimate])
  // While drawing, as every adapter of this library does, so that a key in the filter draws its rows once and not first those of before.
  virtualizer.setOptions({
    ...windowOptions,
    // What is near the window is drawn from the first time on: a list that becomes long keeps the rows in view, and what is open in them.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: Math.ceil(drawnBeyond / (estimate + gap)),
    count: lineCount,
    estimateSize,
    gap,
    scrollMargin: top,
    onChange: drawAgain,
  })

  const list = useRef<HTMLElement>(null)
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [])
  // The two steps that every adapter takes; the library's own hook hands out functions that React cannot remember.
  const { _didMount: watch, _willUpdate: update } = virtualizer
  useLayoutEffect(() => (isLong ? watch() : undefined), [watch, isLong])
  useLayoutEffect(() => {
    if (!isLong) return
    update()
    measure(virtualizer, list.current)
  })

  if (isLong) return { listRef, ...drawnOf(virtualizer) }
  return { listRef, lines: Array.from({ length: lineCount }, (_, index) => index), before: 0, after: 0 }
}

/** Takes the heights of what is drawn, whichever line an element was drawn for before; one that differs is drawn by before the picture. */
function measure(virtualizer: Virtualizer<Window, HTMLElement>, list: HTMLElement | null): void {
  for (const line of list?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])
    virtualizer.resizeItem(Number(line.dataset['index']), line.offsetHeight)
}

/** Pixels that are drawn before and after the window. */
const drawnBeyond = 260

const windowOptions = {
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
