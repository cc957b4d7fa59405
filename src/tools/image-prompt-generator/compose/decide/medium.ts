import type { Note } from '#tools/workbench/answer.ts'
import type { ArtStyle, SpecialEffect } from '../../options.ts'
import { withArticle } from '../english.ts'
import { joinList } from '#shared/text/join-list.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import type { Part } from './part.ts'
import {
  agrees,
  drawnWords,
  mentionsMedium,
  photoWords,
  statedMedium,
  type StatedMedium,
} from './stated-medium.ts'
import { plainDesign, plainIllustration, plainPhoto, styles, type StyleEntry } from './styles.ts'

export type Medium = {
  kind: 'photo' | 'painted' | 'drawn' | 'render'
  /** "A watercolor painting"; what follows is "of …". */
  opening: string
  tag: string
  /** Further styles, as what they lend: undefined with one style. */
  influence: Part | undefined
  /** How the material of the picture itself shows. */
  surface: Part
  /** No perspective, no vanishing points. */
  isIsometric: boolean
  /** Without colour: light becomes value. */
  isMonochrome: boolean
  isPhotoreal: boolean
  /** A logo or sticker: no room, no light of its own. */
  isDesign: boolean
  notes: Note[]
}

/** One medium; further styles lend something to it. */
export function decideMedium(
  picture: PictureIdea,
  chosen: readonly ArtStyle[],
  effects: readonly SpecialEffect[],
  traits: readonly string[],
): Medium {
  const notes: Note[] = []
  const stated = statedMedium(picture)
  const isPhotoreal = chosen.includes('Photorealistic')
  const made = chosen.filter((style) => style !== 'Photorealistic')
  const wins =
    stated !== undefined && stated.kind !== undefined && chosen.length > 0 && !agrees(stated.words, chosen)
  const main = wins ? undefined : (made[0] ?? chosen[0])
  const entry = main ? styles[main] : fallback(picture, stated, traits)
  const lenders = chosen.filter((style) => style !== main)

  if (wins)
    notes.push({
      kind: 'resolved',
      text: `Your idea asks for ${withArticle(stated.words)}, so that stays the medium; ${joinList(chosen)} shows in how it is made.`,
    })
  else if (isPhotoreal && made.length > 0)
    notes.push({
      kind: 'resolved',
      text: `Photorealistic and ${made[0]} are two media: it is made as ${withArticle(entry.noun)}, with the light and proportions of a photograph.`,
    })
  else if (chosen.length > 1)
    notes.push({
      kind: 'resolved',
      text: `A picture has one medium: ${main}, which you chose first. ${joinList(lenders)} shows in how it is made.`,
    })
  if (chosen.length === 0 && stated === undefined && traits.length === 0 && !mentionsMedium(picture))
    notes.push({
      kind: 'assumed',
      text:
        entry === plainPhoto
          ? 'No art style was chosen, so the prompt asks for a photograph.'
          : 'No art style was chosen, so the prompt asks for an illustration.',
    })
  if (isPhotoreal && picture.hasChildren)
    notes.push({
      kind: 'hint',
      text: 'Imagen and Veo may refuse photographs of children. Watercolor or Digital Art works everywhere.',
    })

  const asLayout =
    main !== undefined && stated !== undefined && !wins ? `, as ${withArticle(stated.words)},` : ''
  const base = wins || (main === undefined && stated) ? stated.words : entry.noun
  const hyper = isPhotoreal && main !== undefined && main !== 'Photorealistic'
  const noun = hyper ? `hyper-real ${base}` : base
  return {
    kind: entry.kind,
    opening: `${upper(withArticle(withEffects(noun, entry.kind, effects)))}${asLayout}${renaissance(effects)}`,
    tag: [
      noun,
      ...(effects.includes('Pop Art') ? ['pop art'] : []),
      ...(effects.includes('Renaissance') ? ['Renaissance'] : []),
    ].join(', '),
    influence: influenceOf(lenders),
    surface: entry.surface,
    isIsometric: main === 'Isometric 3D',
    isMonochrome:
      (!effects.includes('Pop Art') && (main === 'Sketch' || main === 'Charcoal Drawing')) ||
      /black[- ](?:and|&)[- ]white(?= (?:photo|portrait|picture|image|film|shot|drawing|sketch|illustration|print|painting|street|still)|[,.;]|$)|monochrome|b&w|schwarz-?wei(?:ß|ss)|noir et blanc|blanco y negro/iu.test(
        picture.idea.text,
      ),
    isPhotoreal: main === 'Photorealistic',
    isDesign: entry === plainDesign,
    notes,
  }
}

function influenceOf(lenders: readonly ArtStyle[]): Part | undefined {
  const [first, ...more] = lenders
  if (first === undefined) return undefined
  const hints = more.length > 0 ? ` and hints of ${joinList(more.map((style) => styles[style].hint))}` : ''
  const brief = `${styles[first].lends}${hints}`
  return {
    full: `It borrows ${brief}`,
    brief,
    tag: lenders.map((style) => styles[style].hint).join(', '),
  }
}

function withEffects(noun: string, kind: Medium['kind'], effects: readonly SpecialEffect[]): string {
  if (!effects.includes('Pop Art')) return noun
  return kind === 'photo' ? `${noun} printed as Pop Art` : `Pop Art ${noun}`
}

function renaissance(effects: readonly SpecialEffect[]): string {
  return effects.includes('Renaissance') ? ' in the manner of the Italian Renaissance,' : ''
}

function fallback(
  picture: PictureIdea,
  stated: StatedMedium | undefined,
  traits: readonly string[],
): StyleEntry {
  const text = stated?.words ?? ''
  if (traits.some((one) => !/film|staging|scale|modelling|gaze/u.test(one))) return plainIllustration
  if (/\b(?:logo|icon|emblem|mascot|sticker|tattoo|colou?ring page|design)\b/iu.test(text)) return plainDesign
  if (stated?.kind === 'photo' || /portrait|shot|close-?up|macro|still life|flat[- ]?lay|selfie/iu.test(text))
    return plainPhoto
  if (stated?.kind === 'painted' || drawnWords.test(picture.idea.text)) return plainIllustration
  if (photoWords.test(picture.idea.text)) return plainPhoto
  return picture.isConcrete && !picture.hasChildren ? plainPhoto : plainIllustration
}

function upper(text: string): string {
  return text[0]?.toUpperCase() + text.slice(1)
}
