import type { ReadLine } from './lines.ts'

/** The sentence that heads a paragraph from within, 'Annual meeting.' in front of what is said of it; undefined where none does. */
export function headWithin({ kind, statements: [first, ...others] }: ReadLine): string | undefined {
  const isHead = kind === 'paragraph' && others.length > 0 && /^\p{Lu}[^.?!\d]{2,60}\.$/u.test(first?.text ?? '')
  return isHead ? first?.text : undefined
}
