/** The source of a regular expression written over several lines: what indents a line, and its end, do not count; everything else does as it stands. */
export function source({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: raw.map((piece) => piece.replaceAll(/\s*\n\s*/g, '')) }, ...parts)
}

/**
 * A regular expression written over several lines, see `source`.
 * @param flags as of `RegExp`
 */
export function expression(flags = ''): (written: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (written, ...parts) => new RegExp(source(written, ...parts), flags)
}
