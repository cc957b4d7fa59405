import { byModel, chosen, standard, textOf } from '../../contract/plan.ts'
import { endsSentence, joinPieces, piecesOfItem, type Piece, type Rendered } from '../../contract/rendered.ts'
import { always, labels, sheetViews, spaceFor, type LabelId } from '../craft/labels.ts'
import type { Character, Scene, StoryboardPlan } from '../plan.ts'

/** A part of the text and its pieces. */
export type Block = [part: string, pieces: Piece[]]

/** What the texts of a storyboard are put together from; every word of ours is owed to the dialect. */
export function boardWords(plan: StoryboardPlan, dialect: string) {
  const origin = standard(`storyboard/${dialect}`, chosen('dialect', dialect))
  const ours = (text: string): Piece[] => (text === '' ? [] : [{ ...origin, text }])
  const of = piecesOfItem
  const join = (separator: string, runs: readonly Piece[][]) => joinPieces(runs, separator, origin)
  const ended = (run: Piece[]) => (endsSentence(textOf(run) || '.') ? run : [...run, ...ours('.')])
  const sentences = (runs: readonly Piece[][]) => join(' ', runs.map(ended))
  const label = (id: LabelId): Piece[] =>
    plan.labels[id] ? [{ ...byModel, text: plan.labels[id] }] : ours(labels[id])
  const identity = ({ name, identity: looks }: Character) => join(', ', [of(name), of(looks)])
  return {
    ours,
    of,
    label,
    join,
    identity,
    labeled: (id: LabelId, pieces: Piece[]) =>
      pieces.length === 0 ? [] : [...label(id), ...ours(': '), ...pieces],
    heading: ({ number, title }: Scene) =>
      join(': ', [[...label('scene'), ...ours(` ${number}`)], of(title)]),
    /** To be made first, as a reference for all scenes. */
    sheet: (character: Character) => sentences([of(plan.anchor), identity(character), ours(sheetViews)]),
    /** Everything a model without memory needs for one image: style and identities word for word, then the scene. */
    image(scene: Scene): Piece[] {
      const space = spaceFor[plan.format]
      return sentences([
        of(plan.anchor),
        ...plan.cast.filter(({ tag }) => scene.cast.includes(tag)).map(identity),
        ...[scene.action, scene.bodies, scene.setting, scene.shot, scene.light].map(of),
        ours(space && `${space} at the ${scene.textSpace}`),
        ours(dialect === 'midjourney' ? always : `Aspect ratio ${plan.aspect}. ${always}`),
      ])
    },
    scenes: (write: (scene: Scene) => Piece[]) =>
      plan.scenes.map((scene): Block => [`scene-${scene.number}`, write(scene)]),
    /** Parts with an empty line between them. */
    text(blocks: readonly Block[]): Rendered {
      const given = blocks.filter(([, pieces]) => pieces.length > 0)
      const between = (at: number) => ours(at === 0 ? '' : '\n\n')
      return given.map(([id, pieces], at) => ({ id, pieces: [...between(at), ...pieces] }))
    },
  }
}
