import { countWords } from '#shared/text/count-words.ts'
import { textOf } from '../../contract/plan.ts'
import type { Rendered } from '../../contract/rendered.ts'
import { secondsFor } from '../craft/bands.ts'
import { spokenFields, type Scene, type StoryboardPlan } from '../plan.ts'
import { boardWords, type Block } from './board-words.ts'

/** The whole storyboard as one text. */
export function renderBoard(plan: StoryboardPlan): Rendered {
  const words = boardWords(plan, 'storyboard')
  const { ours, of, join, label, labeled, identity, sheet, heading, image, text } = words
  const all = (items: StoryboardPlan['notes']) => join('; ', items.map(of))
  const cast = plan.cast.flatMap((character) => [
    [...ours(`[${character.tag}] `), ...identity(character)],
    labeled('expressions', of(character.expressions)),
    labeled('animal', of(character.standIn)),
    labeled('sheet', sheet(character)),
  ])
  const scenes = words.scenes((scene) => {
    const isTold = plan.format !== 'video' || toldSeconds.test(textOf(scene.motion ?? []))
    const length = isTold ? [] : ours(` (${secondsOf(scene, plan)} s)`)
    const spoken = spokenFields.map((field) => {
      const pieces = labeled(field, of(scene[field]))
      return field === 'motion' && pieces.length > 0 ? [...pieces, ...length] : pieces
    })
    return join('\n', [heading(scene), labeled('image', image(scene)), ...spoken])
  })
  const colors = labeled('palette', all(plan.palette))
  const style = [labeled('style', of(plan.anchor)), colors, labeled('light', of(plan.light))]
  return text([
    ['', join('\n', [plan.title, plan.idea, plan.breath].map(of))],
    ['style', join('\n', style)],
    ['cast', join('\n', [cast.length > 0 ? label('cast') : [], ...cast])],
    ...scenes,
    ['', join('\n', plan.extra.map(of))],
    ['continuity', labeled('continuity', all(plan.continuity))],
    ['grown-ups', labeled('grownUps', join('\n', [plan.theme, plan.question, ...plan.notes].map(of)))],
    ['', labeled('changed', join('\n', plan.changes.map(of)))],
  ])
}

const toldSeconds = /(?<!\d)(\d{1,2})\s?(?:s|se[cgk]s?|se(?:con|gun|kun)d\p{L}*|сек\p{L}*|[秒초])(?!\p{L})/iu

/** Seconds of a shot: as its motion ("8 s", "8 секунд") tells them, else from the words that are read over it. */
export function secondsOf({ motion, narration }: Scene, { ageBand }: StoryboardPlan): number {
  const [, told] = toldSeconds.exec(textOf(motion ?? [])) ?? []
  return Number(told) || secondsFor(countWords(narration ? textOf(narration) : ''), ageBand)
}

/** Sheets first; then every scene refers to them by their number. */
export function renderWithReferences(plan: StoryboardPlan): Rendered {
  const { ours, join, sheet, heading, image, scenes, text } = boardWords(plan, 'references')
  const sheets = plan.cast.map((one, at): Block => ['cast', [...ours(`Image ${at + 1}. `), ...sheet(one)]])
  const images = scenes((scene) => {
    const uses = plan.cast.flatMap(({ tag }, at) =>
      scene.cast.includes(tag) ? [`image ${at + 1} for [${tag}]`] : [],
    )
    const order = uses.length === 0 ? '' : `Use ${uses.join(' and ')}; keep the design exactly. `
    return join('\n', [heading(scene), [...ours(order), ...image(scene)]])
  })
  return text([...sheets, ...images])
}

/** Omni Reference (`--oref`), which keeps a character alike, belongs to version 7. */
export function renderForMidjourney(plan: StoryboardPlan): Rendered {
  const { ours, sheet, image, scenes, text } = boardWords(plan, 'midjourney')
  const parameters = ours(` --ar ${plan.aspect} --v 7`)
  const sheets = plan.cast.map((character): Block => ['cast', [...sheet(character), ...parameters]])
  return text([...sheets, ...scenes((scene) => [...image(scene), ...parameters])])
}

/** The picture of each scene is the first frame, so only what moves is told. */
export function renderMotion(plan: StoryboardPlan): Rendered {
  const { ours, of, join, heading, scenes, text } = boardWords(plan, 'motion')
  const shots = scenes((scene) => {
    const length = ours(`${secondsOf(scene, plan)} seconds. Everything else stays as in the image.`)
    return join('\n', [heading(scene), of(scene.motion), of(scene.sound), of(scene.dialogue), length])
  })
  return text(shots)
}

/** Only what is read to a child. */
export function renderToRead(plan: StoryboardPlan): Rendered {
  const { of, join, scenes, text } = boardWords(plan, 'read-aloud')
  const read = scenes(({ narration, dialogue }) => join('\n', [of(narration), of(dialogue)]))
  return text([['', of(plan.title)], ...read, ['', join('\n', plan.extra.map(of))]])
}
