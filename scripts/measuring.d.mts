/** Paths from the root of the tests that hold how long something may take; they run after all others, one at a time. */
export function testsThatMeasure(): string[]
