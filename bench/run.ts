// npm run bench                     every benchmark
// npm run bench -- NAME…            these; NAME is the file's name before .bench.ts
// npm run bench -- NAME --json FILE also writes the figures to FILE
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reachesGoal, type Bench, type Measurement } from './bench-result.ts'

const suffix = '.bench.ts'
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const unknown = positionals.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(1)
}

const results: Record<string, Measurement[]> = {}
for (const name of positionals.length > 0 ? positionals : known) {
  const { run } = (await import(join(import.meta.dirname, name + suffix))) as { run: Bench }
  const measurements = await run()
  results[name] = measurements
  console.log(`\n${name}`)
  console.table(measurements.map(asRow))
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`)
process.exit(Object.values(results).flat().every(reachesGoal) ? 0 : 1)

function asRow(measurement: Measurement) {
  const { what, value, unit, goal } = measurement
  return {
    what,
    value: `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}`,
    goal: goal === undefined ? '' : 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`,
    reached: goal === undefined ? '' : reachesGoal(measurement) ? 'yes' : 'NO',
  }
}
