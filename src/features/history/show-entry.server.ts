import { asRecord } from '#shared/record.ts'
import { mainText } from '#tools/main-text.ts'
import { renderPlan } from '#tools/plan-text.ts'
import type { Tool } from '#tools/tools.ts'
import type { ShownEntry } from './fetch-entry.ts'
import type { HistoryEntry } from './history.schema.ts'
import { StoredAnswer } from './stored-answer.ts'

/** File of a tool's page that shows the answer, where that is not the page with the form. */
const answerPage = 'output-page.tsx'

/**
 * An entry as it is shown, copied and compared: a plan is written out anew, in the words of the page that shows it;
 * everything else is as it was stored, byte for byte, and never composed again.
 */
export async function showEntry(
  { id, toolSlug, createdAt, input, output, text, idempotencyKey, kind }: HistoryEntry,
  tool: Tool | undefined,
): Promise<ShownEntry> {
  const stored = StoredAnswer.catch({}).parse(output)
  const { plan, planVersion, dialect, engine } = stored
  const versions = stored.version === undefined ? undefined : [stored.version]
  const core = plan === undefined ? undefined : await tool?.core()
  const rendered = core && renderPlan(core, { plan, input, dialect })
  const formPath = tool?.path ?? '/tools'
  const path = tool?.pages?.find(({ file }) => file === answerPage)?.path ?? formPath
  const paths = { path, formPath }
  const entry = { id, toolSlug, ...paths, createdAt, input: asRecord(input) ?? {}, key: idempotencyKey }
  if (kind === 'request') return { ...entry, text, request: stored.request ?? text, engine }
  if (rendered === undefined) return { ...entry, text: legacyText(stored, text), engine }
  return { ...entry, text: rendered.text, plan, planVersion, dialect, engine, versions }
}

/** A few answers were stored with a text that their page did not show: what was shown is in the answer. */
function legacyText(stored: StoredAnswer, text: string): string {
  return stored.plan === undefined ? mainText(stored) || text : text
}
