import type { Aspect } from '#tools/idea/format-wishes.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { AspectRatio } from '../../options.ts'
import type { PictureIdea } from '../read/picture-idea.ts'

export type Frame = {
  /** "3:4"; undefined when neither idea nor option says one. */
  ratio: Aspect | undefined
  /** The option that stands nearest, for the composition. */
  option: AspectRatio | ''
  notes: Note[]
}

const optionOf: Record<Aspect, AspectRatio> = {
  '1:1': '1:1 Square',
  '4:3': '4:3 Fullscreen',
  '3:2': '4:3 Fullscreen',
  '3:4': '3:4 Vertical',
  '4:5': '3:4 Vertical',
  '2:3': '3:4 Vertical',
  '16:9': '16:9 Widescreen',
  '21:9': '16:9 Widescreen',
  '9:16': '9:16 Portrait',
}
const ratioOf: Record<Exclude<AspectRatio, 'None'>, Aspect> = {
  '1:1 Square': '1:1',
  '4:3 Fullscreen': '4:3',
  '3:4 Vertical': '3:4',
  '16:9 Widescreen': '16:9',
  '9:16 Portrait': '9:16',
}

type Sizes = { pixels: string; sdxl: string; imagen: Aspect }
/** GPT Image: multiples of 16, at most 3:1. SDXL: the sizes it was trained on. Imagen: the nearest it offers. */
export const sizes: Record<Aspect, Sizes> = {
  '1:1': { pixels: '1024×1024', sdxl: '1024×1024', imagen: '1:1' },
  '4:3': { pixels: '1536×1152', sdxl: '1152×896', imagen: '4:3' },
  '3:4': { pixels: '1152×1536', sdxl: '896×1152', imagen: '3:4' },
  '16:9': { pixels: '2048×1152', sdxl: '1344×768', imagen: '16:9' },
  '9:16': { pixels: '1152×2048', sdxl: '768×1344', imagen: '9:16' },
  '3:2': { pixels: '1536×1024', sdxl: '1216×832', imagen: '4:3' },
  '2:3': { pixels: '1024×1536', sdxl: '832×1216', imagen: '3:4' },
  '4:5': { pixels: '1024×1280', sdxl: '896×1152', imagen: '3:4' },
  '21:9': { pixels: '2016×864', sdxl: '1536×640', imagen: '16:9' },
}

/** The chosen ratio, else the one the idea asks for. */
export function decideFrame(picture: PictureIdea, chosen: AspectRatio | ''): Frame {
  const said = picture.idea.wishes.aspect
  if (chosen === '' || chosen === 'None')
    return { ratio: said?.value, option: said ? optionOf[said.value] : '', notes: [] }
  const ratio = ratioOf[chosen]
  const notes: Note[] =
    said !== undefined && said.value !== ratio
      ? [
          {
            kind: 'resolved',
            text: `Your idea says “${said.words}” and you chose ${chosen}: the frame is ${ratio}.`,
          },
        ]
      : []
  return { ratio, option: chosen, notes }
}
