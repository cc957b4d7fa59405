import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { EvalFault } from './eval-fault.ts'

export const ownCorpus = path.join(import.meta.dirname, 'corpus')

export const help = `npm run eval -- [options]
Runs real inputs through models, the way the server answers, and writes a report that shows them side by side.

  --models LIST     Whom to ask: names of providers, or PROVIDER:MODEL for another model of one, with commas.
                    All that are set up, in the environment or under Admin → Models, unless you say otherwise.
  --tools LIST      Slugs or names of functions, with commas. All unless you say otherwise.
  --corpus FOLDER   Inputs: a file SLUG.json for each tool, a list of { "id", "source", "input" }, where input is the
                    body of the tool's function. bench/eval/corpus unless you say otherwise.
  --judge MODEL     Has this model score the answers from 0 to 100 and count wrong claims, without their names and in
                    shuffled order. None unless you say so.
  --at-once N       Cases that run at the same time. 4 unless you say otherwise.
  --budget DOLLARS  No case begins that could cost more than what is left of it; what this folder has cost before
                    counts too. 5 unless you say otherwise.
  --out FOLDER      Where results are kept, a file for each, and the report. ./eval-results unless you say otherwise.
  --list            Prints the models that can be named, and ends.
  --compare A B     Compares two folders of results, and writes comparison.html into --out, or into B.

Stopped at any moment, the same command goes on where it was. Cases whose input or instructions have changed since,
and cases that a provider did not answer, are asked anew. Keys and models are set as for the server: see README.md.`

export type RunOptions = {
  models: readonly string[] | undefined
  tools: readonly string[] | undefined
  corpus: string
  judge: string | undefined
  atOnce: number
  budget: number
  out: string
}

export type Command =
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'compare'; before: string; after: string; out: string }
  | { kind: 'run'; options: RunOptions }

const AtOnce = z.coerce.number().int().min(1).max(64)
const Budget = z.coerce.number().min(0).max(100_000)

/** Throws `EvalFault`. */
export function readOptions(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  if (values.help) return { kind: 'help' }
  if (values.list) return { kind: 'list' }
  const [after, ...rest] = positionals
  if (values.compare !== undefined) {
    if (after === undefined || rest.length > 0)
      throw new EvalFault('--compare takes two folders: the run before and the run after.')
    return { kind: 'compare', before: values.compare, after, out: values.out ?? after }
  }
  if (after !== undefined) throw new EvalFault(`What is "${after}" for? See npm run eval -- --help`)
  return {
    kind: 'run',
    options: {
      models: listOf(values.models),
      tools: listOf(values.tools),
      corpus: values.corpus ?? ownCorpus,
      judge: values.judge,
      atOnce: numberOf(AtOnce, values['at-once'] ?? '4', '--at-once takes a whole number from 1 to 64.'),
      budget: numberOf(Budget, values.budget ?? '5', '--budget takes an amount in dollars, such as 2.50.'),
      out: values.out ?? 'eval-results',
    },
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        models: text,
        tools: text,
        corpus: text,
        judge: text,
        'at-once': text,
        budget: text,
        out: text,
        compare: text,
        list: flag,
        help: { ...flag, short: 'h' },
      },
    })
  } catch (error) {
    throw new EvalFault(`${(error as Error).message} See npm run eval -- --help`, { cause: error })
  }
}

function listOf(text: string | undefined): string[] | undefined {
  const names = text?.split(',').map((name) => name.trim())
  return names?.filter((name) => name !== '')
}

function numberOf(schema: z.ZodType<number>, text: string, sentence: string): number {
  const parsed = schema.safeParse(text)
  if (!parsed.success) throw new EvalFault(sentence)
  return parsed.data
}
