import { thousands } from './thousands.ts'

/** '1 page', '3 pages', '1,200 pages'. @param many the words for every number but 1, where they are not those for one with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${thousands(count)} ${count === 1 ? one : many}`
}
