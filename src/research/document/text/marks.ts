import { collapsed } from './characters.ts'

/** A line without marks of Markdown around words. */
export function unmarked(line: string): string {
  const text = collapsed(line)
  return /[*_`[]/.test(text)
    ? text
        .replace(/\*\*(\S(?:[^*]*\S)?)\*\*|__(\S(?:[^_]*\S)?)__|`([^`]+)`/g, '$1$2$3')
        .replace(/!?\[([^\]]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    : text
}
