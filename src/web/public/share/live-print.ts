/** Opens everything that folds while the page is printed, for browsers whose style sheets cannot. */
export function livePrint(): void {
  let closed: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const one of closed) one.open = true
  })
  addEventListener('afterprint', () => {
    for (const one of closed) one.open = false
  })
}
