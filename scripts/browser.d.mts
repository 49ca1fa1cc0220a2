/** The path of a Chromium on this machine; installed where it is missing and can be. */
export function ensureBrowser(): Promise<string>
