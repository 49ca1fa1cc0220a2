/** Marks behind a name, which would become letters of it: 'tm'. */
const marks = /[™℠]/g

/** A name reduced to what two spellings share: letters and digits in lower case, without accents, one space between words. */
export function foldName(name: string): string {
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(name)) return name.toLowerCase()
  // Most names are of plain letters, which have no accents to take off.
  const bare = /^[ -~]*$/.test(name)
    ? name
    : name
        .replace(marks, ' ')
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
  return bare
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
