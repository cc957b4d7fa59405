import type { Note } from '#tools/workbench/answer.ts'
import type { ArtStyle, SpecialEffect } from '../../options.ts'
import { joinAnd, withArticle } from '../english.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import type { Part } from './part.ts'

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

type Entry = { kind: Medium['kind']; noun: string; lends: string; hint: string; surface: Part }

const styles: Record<ArtStyle, Entry> = {
  Photorealistic: {
    kind: 'photo',
    noun: 'photorealistic photograph',
    lends: 'photorealistic light and proportions',
    hint: 'photorealism',
    surface: {
      full: 'Natural imperfections, believable scale, real lens falloff and fine grain keep it photographic',
      brief: 'natural imperfections, believable scale and real lens falloff',
      tag: 'natural imperfections, lens falloff',
    },
  },
  Sketch: {
    kind: 'drawn',
    noun: 'graphite sketch',
    lends: 'the visible construction lines of a sketch',
    hint: 'sketch',
    surface: {
      full: 'Confident contours run over visible construction lines, with paper tooth in the shading and the edges left unfinished',
      brief: 'confident contours, visible construction lines and paper tooth',
      tag: 'construction lines, paper tooth',
    },
  },
  Watercolor: {
    kind: 'painted',
    noun: 'watercolor painting',
    lends: 'the loose washes of watercolor',
    hint: 'watercolor',
    surface: {
      full: 'Wet-in-wet washes move between hard and lost edges on cold-press paper; pigment blooms stay visible and the white of the paper holds the lights',
      brief: 'wet-in-wet washes with pigment blooms on cold-press paper, the white of the paper for lights',
      tag: 'wet-in-wet washes, pigment blooms, cold-press paper',
    },
  },
  'Digital Art': {
    kind: 'painted',
    noun: 'polished digital painting',
    lends: 'the clear silhouettes of digital art',
    hint: 'digital art',
    surface: {
      full: 'Clear silhouettes and controlled digital brushwork keep the shapes readable, with layered edges from crisp to soft',
      brief: 'clear silhouettes, controlled brushwork and layered edges',
      tag: 'clear silhouettes, controlled brushwork',
    },
  },
  'Isometric 3D': {
    kind: 'render',
    noun: 'isometric 3D render',
    lends: 'the clean geometry of isometric 3D',
    hint: 'isometric 3D',
    surface: {
      full: 'Soft matte materials, small bevels and a tidy base plate make it read like a finished model',
      brief: 'soft matte materials, small bevels and a tidy base plate',
      tag: 'matte materials, small bevels, base plate',
    },
  },
  'Oil Painting': {
    kind: 'painted',
    noun: 'oil painting on canvas',
    lends: 'the impasto highlights of an oil painting',
    hint: 'oil painting',
    surface: {
      full: 'Impasto catches on the highlights while glazes keep the shadows transparent, with canvas weave and palette-knife ridges in view',
      brief: 'impasto highlights, glazed shadows and visible canvas weave',
      tag: 'impasto, glazed shadows, canvas weave',
    },
  },
  'Charcoal Drawing': {
    kind: 'drawn',
    noun: 'charcoal drawing',
    lends: 'the smudged mid-tones of charcoal',
    hint: 'charcoal',
    surface: {
      full: 'Mid-tones are smudged and highlights lifted out of toned paper, with charcoal dust and a few finger marks left in',
      brief: 'smudged mid-tones and lifted highlights on toned paper',
      tag: 'smudged mid-tones, lifted highlights, toned paper',
    },
  },
  'Pastel Painting': {
    kind: 'painted',
    noun: 'soft-pastel painting',
    lends: 'the chalky strokes of soft pastel',
    hint: 'soft pastel',
    surface: {
      full: 'Chalky pastel strokes lie side by side so that colours mix in the eye, broken by the velvety paper',
      brief: 'chalky strokes and broken colour on velvety paper',
      tag: 'chalky strokes, velvety paper',
    },
  },
}

const plainPhoto: Entry = {
  kind: 'photo',
  noun: 'photograph',
  lends: '',
  hint: '',
  surface: {
    full: 'Surfaces keep their natural texture and small imperfections',
    brief: 'natural texture with small imperfections',
    tag: 'natural texture',
  },
}
const plainIllustration: Entry = {
  kind: 'painted',
  noun: 'illustration',
  lends: '',
  hint: '',
  surface: {
    full: 'Shapes are simple and clear, with a little visible brush texture inside them',
    brief: 'simple clear shapes with a little brush texture',
    tag: 'clear shapes, brush texture',
  },
}
const plainDesign: Entry = {
  kind: 'drawn',
  noun: 'design',
  lends: '',
  hint: '',
  surface: {
    full: 'Shapes are few and clean-edged, so that the whole still reads when it is small',
    brief: 'few clean-edged shapes that read when small',
    tag: 'flat clean shapes',
  },
}

const photoWords =
  /\b(?:photo(?:s|graph|graphs|graphy|realistic)?|portrait photo|35 ?mm|50 ?mm|85 ?mm|dslr|film look|polaroid|bokeh|telephoto|foto(?:grafie|s)?|fotografía|product shot|flat[- ]lay|snapshot|selfie|shot)\b|写真|照片|фото/iu
const drawnWords =
  /\b(?:watercolou?r|aquarell\w*|aquarelle|acuarela|oil painting|ölgemälde|pixel art|anime|manga|cartoon|sketch|illustration|vector|line[- ]art|comic|hand[- ]drawn|drawing|painting|mural|collage|claymation|paper[- ]cut|linocut|woodcut|crayon|gouache|3d render(?:ing)?|low[- ]poly|digital art|concept art|colou?ring page|tattoo|sticker)\b|水彩|イラスト|アニメ|插画|акварел/iu
const layoutWords =
  /^(?:logo|icon|emblem|mascot|poster|flyer|banner|(?:book |album |magazine |menu )?cover|wallpaper|sticker|tattoo(?: design)?|colou?ring page|(?:youtube )?thumbnail|comic(?: strip)?|portrait|close-?up(?: photo| shot)?|macro(?: photo| shot)?|product shot|selfie|aerial (?:photo|shot|view)|wide shot|still life|flat[- ]?lay|mural|storyboard)$/iu
const flattery = /^(?:beautiful|nice|cool|amazing|great|good|new|high|quality|stunning|awesome|epic|some)$/iu

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
      text: `Your idea asks for ${withArticle(stated.words)}, so that stays the medium; ${joinAnd(chosen)} shows in how it is made.`,
    })
  else if (isPhotoreal && made.length > 0)
    notes.push({
      kind: 'resolved',
      text: `Photorealistic and ${made[0]} are two media: it is made as ${withArticle(entry.noun)}, with the light and proportions of a photograph.`,
    })
  else if (chosen.length > 1)
    notes.push({
      kind: 'resolved',
      text: `A picture has one medium: ${main}, which you chose first. ${joinAnd(lenders)} shows in how it is made.`,
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
  const hints = more.length > 0 ? ` and hints of ${joinAnd(more.map((style) => styles[style].hint))}` : ''
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

type Stated = { words: string; kind: Medium['kind'] | undefined }

// "black and white portrait of": what the idea itself asks to be made.
function statedMedium({ idea }: PictureIdea): Stated | undefined {
  const { instruction } = idea
  const medium = instruction?.medium?.toLowerCase()
  if (!instruction || medium === undefined) return statedAtTheEnd(idea)
  if (
    /^(?:image|picture|prompt|artwork)s?$/u.test(medium) &&
    !instruction.manner.some((word) => !flattery.test(word))
  )
    return undefined
  if (
    !/^(?:photo|image|logo|poster|cover|comic|thumbnail|storyboard)$/u.test(instruction.form ?? '') &&
    !drawnWords.test(medium) &&
    !layoutWords.test(medium)
  )
    return undefined
  const manner = instruction.manner.filter((word) => !flattery.test(word)).join(' ')
  const noun = /(?:art|graphics)$/u.test(medium) ? `${medium} picture` : medium
  return {
    words: manner === '' ? noun : `${manner} ${noun}`,
    kind: layoutWords.test(medium)
      ? undefined
      : drawnWords.test(medium)
        ? 'painted'
        : photoWords.test(medium)
          ? 'photo'
          : undefined,
  }
}

// "…, product shot": said in a part of its own that is not in the scene.
function statedAtTheEnd(idea: PictureIdea['idea']): Stated | undefined {
  const words = idea.text
    .split(/[,;.]\s*/u)
    .map((part) => part.trim().toLowerCase())
    .find((part) => layoutWords.test(part) && !idea.scene.toLowerCase().includes(part))
  return words === undefined ? undefined : { words, kind: undefined }
}

function agrees(words: string, chosen: readonly ArtStyle[]): boolean {
  return chosen.some((style) => {
    const [key = ''] = styles[style].hint.split(' ')
    return (
      words.toLowerCase().replace('colour', 'color').includes(key.replace('photorealism', 'photo')) ||
      /^(?:image|picture|illustration|painting|drawing|render(?:ing)?|artwork)$/u.test(words)
    )
  })
}

function mentionsMedium({ idea }: PictureIdea): boolean {
  return photoWords.test(idea.text) || drawnWords.test(idea.text)
}

function fallback(picture: PictureIdea, stated: Stated | undefined, traits: readonly string[]): Entry {
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
