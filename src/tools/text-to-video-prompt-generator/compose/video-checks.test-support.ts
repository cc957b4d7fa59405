import type { VideoAnswer } from '../answer.ts'

const moves =
  /\b(?:push-in|pull-back|pan right|tilt up|tilt down|tracking shot|follow from behind|orbit|crane up|drone descend|drone glide|handheld|rack focus|locked-off)\b/giu

export type VideoFailure = { id: string; detail: string }

/** The rubric's checks on a video prompt: one length, shots that add up, one move per shot, sound, end frame, no retired model. */
export function checkVideo(
  { generatedPrompt, timeline, variants }: VideoAnswer,
  idea: string,
): VideoFailure[] {
  const failures: VideoFailure[] = []
  const fail = (id: string, detail: string) => failures.push({ id, detail })
  const format = generatedPrompt.match(/^Format: .*$/gmu) ?? []
  if (format.length !== 1) fail('format', `${format.length} format lines`)
  if (!format[0]?.includes(`${timeline.seconds} seconds`)) fail('duration', format[0] ?? '')
  const lengths = [...generatedPrompt.matchAll(/(?<![\d:–.])\d+[ -](?:seconds?|sec)\b/giu)]
    .map(([hit]) => hit)
    .filter((hit) => !idea.includes(hit))
  if (lengths.length > 1) fail('duration', lengths.join(', '))

  let at = 0
  for (const [index, shot] of timeline.shots.entries()) {
    if (shot.from !== at || shot.to <= shot.from)
      fail('shots', `shot ${index + 1} from ${shot.from} to ${shot.to}`)
    at = shot.to
    if ((shot.move.match(moves) ?? []).length !== 1) fail('moves', shot.move)
    let second = shot.from
    for (const beat of shot.beats) {
      if (beat.from !== second || beat.to <= beat.from)
        fail('beats', `${beat.from} to ${beat.to} after ${second}`)
      second = beat.to
    }
    if (second !== shot.to) fail('beats', `end at ${second} of ${shot.to}`)
    if (/close-up/u.test(shot.size) && /extreme wide/u.test(shot.size)) fail('size', shot.size)
  }
  if (at !== timeline.seconds) fail('shots', `sum ${at} of ${timeline.seconds}`)
  for (const line of generatedPrompt.split('\n').filter((one) => one.includes(' mm: '))) {
    const camera = line.split(' mm: ')[0] ?? ''
    if ((camera.match(moves) ?? []).length !== 1) fail('moves', camera)
  }
  if (!/^Sound: /mu.test(generatedPrompt)) fail('sound', 'no line')
  if (
    !/no music|music|strings|drone|tone|trumpet|piano|rhythm|figure|ensemble|pulse|track|note/iu.test(
      /^Sound: .*$/mu.exec(generatedPrompt)?.[0] ?? '',
    )
  )
    fail('sound', 'music undecided')
  if (!/^End frame: \S/mu.test(generatedPrompt)) fail('end frame', 'none')
  if (/\bsora\b/iu.test(generatedPrompt.replace(idea, ''))) fail('retired model', 'Sora')
  const avoid = /Avoid: ([^\n]*)\.$/mu.exec(generatedPrompt)?.[1]?.split(', ') ?? []
  if (avoid.length === 0 || avoid.length > 4) fail('avoid', avoid.join(', '))
  const spoken = timeline.shots
    .flatMap((shot) => shot.dialogue)
    .reduce((sum, line) => sum + count(line.text), 0)
  if (spoken > timeline.seconds * 2.3) fail('dialogue', `${spoken} words in ${timeline.seconds} s`)
  const words = count(generatedPrompt)
  if (words < 90 || words > 280) fail('length', `${words} words`)
  if (timeline.shots.length === 1 && words > 200 && count(idea) < 60)
    fail('length', `${words} words in one shot`)
  const runway = variants.find(({ id }) => id === 'runway')?.text ?? ''
  if (count(runway) < 40 || count(runway) > 122 || runway.length > 2_000)
    fail('runway', `${count(runway)} words`)
  if (/\{(?:S|O|it|its|Its|side)\}|\[[a-z]+\|/u.test(generatedPrompt)) fail('template', generatedPrompt)
  return failures
}

function count(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
