import { type Part, parts } from '../label.ts'

/** Parts of the set that a language model was asked about; nobody recorded answers for the whole pages. */
export const answeredParts: readonly Part[] = parts.filter((part) => part !== 'whole')
