// npm run eval:unread: what the built-in reader reaches on pages that nobody who works on it has read, in totals alone. Run it once for
// each release of weights, and write the row to history.md; a page that is looked at moves to `pages/whole` first.
import { extractHere } from '../src/research/files/example-reading.ts'
import { readCases, unreadParts } from './label.ts'
import { scorePages } from './score.ts'
import { printRow } from './train/report.ts'

for (const part of unreadParts) printRow(part, await scorePages(readCases(part), extractHere))
