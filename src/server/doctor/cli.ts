import { readEnvironment } from '../environment.ts'
import { examine } from './examine.ts'

if (process.argv.length > 3) {
  process.stderr.write('Usage: credscout doctor\n')
  process.exitCode = 2
} else {
  const findings = await examine(readEnvironment())
  for (const { level, about, sentence } of findings) {
    process.stdout.write(`${level.padEnd(4)}  ${about.padEnd(10)}  ${sentence}\n`)
  }
  // What was asked may have left connections behind.
  process.exit(findings.some(({ level }) => level === 'fail') ? 1 : 0)
}
