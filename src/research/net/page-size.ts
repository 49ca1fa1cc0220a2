/** Largest page that is read, in bytes after decompression, by what it is said to be: 2 MB of HTML or text, 15 MB of PDF. */
export function largestPage(contentType: string): number {
  return contentType.startsWith('application/pdf') ? 15_000_000 : 2_000_000
}
