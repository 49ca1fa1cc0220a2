/**
 * A whole number as English writes it: '17,988'. Not by `toLocaleString`, whose first call costs a slow phone 100 ms while it looks
 * for the rules of a language that are not asked for here.
 */
export function thousands(whole: number): string {
  return String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
