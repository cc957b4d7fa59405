// npm run bench                     every benchmark
// npm run bench -- NAME…            these; NAME is the file's name before .bench.ts
// npm run bench -- NAME --json FILE also writes the figures to FILE
// npm run bench -- plagiarism …     has options of its own, see there
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reachesGoal, type Bench, type Measurement } from './bench-result.ts'

const suffix = '.bench.ts'
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))

const [first = '', ...rest] = process.argv.slice(2)
const takesArguments = ['plagiarism', 'library', 'backup', 'kill', 'cluster', 'outages'].includes(first)
// Everything after the name of a benchmark that has options is for it, apart from --json.
const { values, positionals, tokens } = parseArgs({
  allowPositionals: true,
  strict: !takesArguments,
  tokens: true,
  options: { json: { type: 'string' } },
})
const jsonFile = typeof values.json === 'string' ? values.json : undefined
const names = takesArguments ? [first] : positionals
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(1)
}

const results: Record<string, Measurement[]> = {}
for (const name of names.length > 0 ? names : known) {
  const { run } = (await import(join(import.meta.dirname, name + suffix))) as { run: Bench }
  const measurements = await run(takesArguments ? withoutJson() : [])
  results[name] = measurements
  console.log(`\n${name}`)
  console.table(measurements.map(asRow))
}
if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(results, undefined, 2)}\n`)
process.exit(Object.values(results).flat().every(reachesGoal) ? 0 : 1)

function withoutJson(): string[] {
  const json = tokens.find((token) => token.kind === 'option' && token.name === 'json')
  if (!json) return rest
  const length = json.kind === 'option' && json.inlineValue === false ? 2 : 1
  return rest.toSpliced(json.index - 1, length)
}

function asRow(measurement: Measurement) {
  const { what, value, unit, goal } = measurement
  return {
    what,
    value: `${value.toLocaleString('en-US', { maximumFractionDigits: 3 })} ${unit}`,
    goal: goal === undefined ? '' : 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`,
    reached: goal === undefined ? '' : reachesGoal(measurement) ? 'yes' : 'NO',
  }
}
