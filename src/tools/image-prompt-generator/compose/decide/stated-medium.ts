import type { ArtStyle } from '../../options.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import { styles, type StyleEntry } from './styles.ts'

export const photoWords =
  /\b(?:photo(?:s|graph|graphs|graphy|realistic)?|portrait photo|35 ?mm|50 ?mm|85 ?mm|dslr|film look|polaroid|bokeh|telephoto|foto(?:grafie|s)?|fotografía|product shot|flat[- ]lay|snapshot|selfie|shot)\b|写真|照片|фото/iu
export const drawnWords =
  /\b(?:watercolou?r|aquarell\w*|aquarelle|acuarela|oil painting|ölgemälde|pixel art|anime|manga|cartoon|sketch|illustration|vector|line[- ]art|comic|hand[- ]drawn|drawing|painting|mural|collage|claymation|paper[- ]cut|linocut|woodcut|crayon|gouache|3d render(?:ing)?|low[- ]poly|digital art|concept art|colou?ring page|tattoo|sticker)\b|水彩|イラスト|アニメ|插画|акварел/iu
const layoutWords =
  /^(?:logo|icon|emblem|mascot|poster|flyer|banner|(?:book |album |magazine |menu )?cover|wallpaper|sticker|tattoo(?: design)?|colou?ring page|(?:youtube )?thumbnail|comic(?: strip)?|portrait|close-?up(?: photo| shot)?|macro(?: photo| shot)?|product shot|selfie|aerial (?:photo|shot|view)|wide shot|still life|flat[- ]?lay|mural|storyboard)$/iu
const flattery = /^(?:beautiful|nice|cool|amazing|great|good|new|high|quality|stunning|awesome|epic|some)$/iu

export type StatedMedium = { words: string; kind: StyleEntry['kind'] | undefined }

// "black and white portrait of": what the idea itself asks to be made.
export function statedMedium({ idea }: PictureIdea): StatedMedium | undefined {
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
function statedAtTheEnd(idea: PictureIdea['idea']): StatedMedium | undefined {
  const words = idea.text
    .split(/[,;.]\s*/u)
    .map((part) => part.trim().toLowerCase())
    .find((part) => layoutWords.test(part) && !idea.scene.toLowerCase().includes(part))
  return words === undefined ? undefined : { words, kind: undefined }
}

/** Whether a chosen style is what the idea asks for anyway. */
export function agrees(words: string, chosen: readonly ArtStyle[]): boolean {
  return chosen.some((style) => {
    const [key = ''] = styles[style].hint.split(' ')
    return (
      words.toLowerCase().replace('colour', 'color').includes(key.replace('photorealism', 'photo')) ||
      /^(?:image|picture|illustration|painting|drawing|render(?:ing)?|artwork)$/u.test(words)
    )
  })
}

/** Anywhere in the idea, not only as what is asked for. */
export function mentionsMedium({ idea }: PictureIdea): boolean {
  return photoWords.test(idea.text) || drawnWords.test(idea.text)
}
