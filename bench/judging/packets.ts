import path from 'node:path'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { readAttempt } from '#engine/answer/read-attempt.ts'
import {
  filledFields,
  judgedTools,
  readText,
  shownText,
  toolOf,
  writeText,
  type JudgedItem,
} from './items.ts'
import { shuffled } from './shuffled.ts'

export type Side = 'model' | 'plain' | 'composed'
/** Item id to the sides behind the letters A, B, C. */
export type Key = Record<string, Side[]>

/** What happened to a reply on its way to the page. */
type Shown = { id: string; text: string | undefined; faults: string[]; unread: number }

/**
 * Writes for every tool two packets of answers under letters, the second in reversed order, and `key.json`. Replies
 * stand in `replies/<id>.txt` and `plain-replies/<id>.txt`; each goes the way that an answer of a model goes. Without a
 * reply to ours only the plain answer and the one without a model are compared.
 */
export async function writePackets(folder: string): Promise<void> {
  const key: Key = {}
  const report: Shown[] = []
  for (const { slug, items } of judgedTools(folder)) {
    const tool = toolOf(slug)
    const [core, told] = await Promise.all([tool.core(), tool.instructions()])
    const entries: { item: JudgedItem; answers: [Side, string][] }[] = []
    for (const item of items) {
      const reply = readText(path.join(folder, 'replies'), `${item.id}.txt`)
      const plain = readText(path.join(folder, 'plain-replies'), `${item.id}.txt`)
      if (plain === undefined) continue
      const read = reply === undefined ? undefined : shownReply(core, told, item, reply)
      if (read) report.push(read)
      const shownWithout = readText(path.join(folder, 'composed'), `${item.id}.txt`)
      entries.push({
        item,
        answers: (
          [
            ['model', read?.text],
            ['plain', plain],
            ['composed', shownWithout],
          ] as [Side, string | undefined][]
        ).flatMap(([side, words]) => (words === undefined ? [] : [[side, words.trim()]])),
      })
    }
    if (entries.length === 0) continue
    const first = entries.map(({ item, answers }) => ({ item, answers: shuffled(answers, item.id) }))
    for (const { item, answers } of first) key[item.id] = answers.map(([side]) => side)
    writeText(path.join(folder, 'packets'), `${slug}-1.md`, packet(first))
    writeText(
      path.join(folder, 'packets'),
      `${slug}-2.md`,
      packet(first.map(({ item, answers }) => ({ item, answers: answers.toReversed() })).toReversed()),
    )
  }
  writeText(folder, 'key.json', JSON.stringify(key, undefined, 1))
  writeText(folder, 'replies-read.json', JSON.stringify(report, undefined, 1))
  for (const { id, text, faults, unread } of report)
    if (text === undefined || faults.length > 0 || unread > 0)
      console.log(
        `${id}: ${text === undefined ? 'not read' : 'read'}, unread ${unread}, faults ${JSON.stringify(faults)}`,
      )
}

/** A reply read and rendered as the product does. */
function shownReply(core: ToolCore, told: unknown, item: JudgedItem, reply: string): Shown {
  const input = core.input.parse(item.input)
  const asked = { core, told, input, composed: core.compose(input), change: undefined } as never
  const { plan, faults, unread } = readAttempt(asked, { text: reply, isCut: false })
  return {
    id: item.id,
    text: plan === undefined ? undefined : shownText(core, plan, input),
    faults: faults.map(({ sentence }) => sentence),
    unread: unread.length,
  }
}

function packet(entries: readonly { item: JudgedItem; answers: readonly [Side, string][] }[]): string {
  return entries
    .map(({ item, answers }) =>
      [
        `\n\n######## ITEM ${item.id}\n\n==== What the person gave\n${JSON.stringify(filledFields(item.input), undefined, 1)}`,
        ...answers.map(
          ([, text], at) => `==== ANSWER ${'ABC'[at]} of ${item.id}\n${text}\n==== END ${'ABC'[at]}`,
        ),
      ].join('\n\n'),
    )
    .join('')
}
