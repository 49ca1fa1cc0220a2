/** In the order in which a User-Agent must be asked: Edge and Opera name Chrome, too, and Chrome names Safari. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** 'Firefox on Windows' from a User-Agent; what it does not tell is left out, so '' when it tells nothing. */
export function deviceOf(userAgent: string): string {
  const find = (table: typeof browsers | typeof systems) => table.find(([sign]) => sign.test(userAgent))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  return browser !== undefined && system !== undefined ? `${browser} on ${system}` : (browser ?? system ?? '')
}
