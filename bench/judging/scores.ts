import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judgedTools, readText } from './items.ts'
import { mean } from './mean.ts'
import type { Key, Side } from './packets.ts'

/** What a judge writes: per item and letter a total of 0–100 and the number of wrong claims. */
type JudgeFile = Record<string, Record<string, { score: number; wrongClaims: number }>>
type Score = { id: string; side: Side; score: number; wrongClaims: number }

/** Prints per tool and side: mean score, lowest, wrong claims an answer, and wins and ties against the plain answer. */
export function printScores(folder: string): void {
  const key = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8')) as Key
  const rows: Record<string, string | number>[] = []
  for (const { slug } of judgedTools(folder)) {
    const judges = [1, 2].flatMap((order) => scoresOf(folder, slug, order, key))
    if (judges.length === 0) continue
    const plain = judges.filter(({ side }) => side === 'plain')
    for (const side of ['model', 'plain', 'composed'] as const) {
      const own = judges.filter((score) => score.side === side)
      if (own.length === 0) continue
      rows.push({
        tool: slug,
        side,
        answers: new Set(own.map(({ id }) => id)).size,
        mean: round(mean(own.map(({ score }) => score))),
        lowest: Math.min(...own.map(({ score }) => score)),
        'wrong claims': round(mean(own.map(({ wrongClaims }) => wrongClaims))),
        ...compared(own, plain),
      })
    }
  }
  console.table(rows)
}

function scoresOf(folder: string, slug: string, order: number, key: Key): Score[] {
  const text = readText(path.join(folder, 'scores'), `${slug}-${order}.json`)
  if (text === undefined) return []
  return Object.entries(JSON.parse(text) as JudgeFile).flatMap(([id, letters]) => {
    const sides = order === 1 ? (key[id] ?? []) : (key[id] ?? []).toReversed()
    return sides.flatMap((side, at) => {
      const given = letters['ABC'[at] ?? '']
      return given ? [{ id, side, ...given }] : []
    })
  })
}

/** On the items that both sides have. Per item the mean of both judges; a difference of 2 points or less is a tie. */
function compared(own: readonly Score[], plain: readonly Score[]): Record<string, string | number> {
  const counts = { win: 0, tie: 0, lose: 0 }
  const means = [...new Set(own.map(({ id }) => id))]
    .map((id) =>
      [own, plain].map((side) => side.filter((score) => score.id === id).map(({ score }) => score)),
    )
    .filter((sides) => sides.every((scores) => scores.length > 0))
    .map((sides) => sides.map(mean) as [number, number])
  for (const [ours, theirs] of means)
    counts[Math.abs(ours - theirs) <= 2 ? 'tie' : ours > theirs ? 'win' : 'lose']++
  return {
    'share of plain': round(mean(means.map(([ours]) => ours)) / mean(means.map(([, theirs]) => theirs))),
    'win/tie/lose': own === plain ? '' : `${counts.win}/${counts.tie}/${counts.lose}`,
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
