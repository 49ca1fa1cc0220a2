/** Paths from the root of the tests that hold how long something may take; they run after all others, one at a time. */
export function testsThatMeasure(): string[]
/** Tests that hold a time and run with the others all the same, each with its reason. */
export const besideOthers: Readonly<Record<string, string>>
