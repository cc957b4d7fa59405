import path from 'node:path'
import { missingFacts } from '#reading/facts.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { judgedTools, readText, toolOf } from './items.ts'

/** A reply with one fault in it; undefined where the reply has no place for it. */
type Plant = (reply: string, idea: string) => string | undefined

const plants: Record<string, Plant> = {
  'a changed number': (reply, idea) =>
    withFact(reply, idea, /^\p{N}+$/u, (fact) => String(Number(fact) * 3 + 1)),
  'a changed name or quotation': (reply, idea) => withFact(reply, idea, /^\p{L}{4,}$/u, () => 'Oddname'),
  'markup that runs': (reply) => reply.replace(/\p{L}{4,}(?=[,.] )/u, '$& <script>alert(1)</script>'),
  'a dropped rule or wish': (reply) => without(reply, /\[[RCX]\d+\]\s?/u),
  'a dropped feature': (reply) => without(reply, /\[F:[a-z0-9-]+\]\s?/u),
}

/** How many planted faults the checks find in replies that they let pass before. */
export async function printPlanted(folder: string): Promise<void> {
  const rows: Record<string, { planted: number; found: number; missed: string[] }> = {}
  let [passed, all] = [0, 0]
  for (const { slug, items } of judgedTools(folder)) {
    const core = await toolOf(slug).core()
    for (const { id, input: raw } of items) {
      const reply = readText(path.join(folder, 'replies'), `${id}.txt`)
      if (reply === undefined) continue
      const input = core.input.parse(raw)
      all++
      const known = faultsIn(core, reply, input)
      if (known?.every(({ byCode }) => byCode) !== true) continue
      passed++
      const idea = String(raw['idea'] ?? raw['title'] ?? raw['projectDescription'] ?? '')
      for (const [name, plant] of Object.entries(plants)) {
        const broken = plant(reply, idea)
        if (broken === undefined || broken === reply) continue
        const row = (rows[name] ??= { planted: 0, found: 0, missed: [] })
        row.planted++
        if (faultsIn(core, broken, input)?.length !== known.length) row.found++
        else row.missed.push(id)
      }
    }
  }
  console.log(`${passed} of ${all} replies pass at the first try, without a second request`)
  for (const [name, { planted, found, missed }] of Object.entries(rows))
    console.log(
      `${name}: ${found} of ${planted} found${missed.length > 0 ? `; not in ${missed.join(', ')}` : ''}`,
    )
}

/** undefined: no plan. */
function faultsIn(core: ToolCore, reply: string, input: unknown) {
  const { plan } = core.read(reply, input)
  return plan === undefined ? undefined : core.faults(plan, input)
}

/** The first fact of the idea of this kind that the reply states, changed wherever it stands. */
function withFact(
  reply: string,
  idea: string,
  kind: RegExp,
  change: (fact: string) => string,
): string | undefined {
  const fact = missingFacts(idea, '').find((one) => kind.test(one) && wordOf(one).test(reply))
  return fact === undefined ? undefined : reply.replaceAll(new RegExp(wordOf(fact), 'giu'), change(fact))
}

function wordOf(fact: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${fact}(?![\\p{L}\\p{N}])`, 'iu')
}

function without(reply: string, mark: RegExp): string | undefined {
  const [found] = mark.exec(reply) ?? []
  return found === undefined ? undefined : reply.replaceAll(found, '')
}
