/** Whether a page is there by Back or Forward. @param move the kind of the history's last change, as the router names it */
export function isThroughHistory(move: string | undefined): boolean {
  return move === 'BACK' || move === 'FORWARD' || move === 'GO'
}
