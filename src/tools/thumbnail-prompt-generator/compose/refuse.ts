import type { ThumbnailAnswer } from '../answer.ts'
import type { ThumbnailMode } from '../input.ts'
import { findPalette } from './decide/palette.ts'
import type { TitleReading } from './read/read-title.ts'

/** No picture is made of this; the answer keeps its shape and leads on kindly. */
export function refuse({ idea }: TitleReading, mode: ThumbnailMode): ThumbnailAnswer {
  const suggestion = idea.safety.findings.find(({ grownUps }) => grownUps === 'refuse')?.suggestion
  const first = 'No thumbnail is written for this title, because its picture could hurt somebody.'
  const second = `How about ${suggestion ?? 'a video about how people were helped'}?`
  const { ground, accent, neutral } = findPalette('quiet')
  return {
    ...(mode === 'prompt' ? { generatedPrompt: `${first} ${second}` } : { generatedIdeas: [first, second] }),
    layouts: [
      {
        name: 'Empty sheet',
        subject: { x: 110, y: 50, width: 100, height: 80, label: 'nothing', isFace: false },
        isSplit: false,
        colours: { ground: ground.hex, accent: accent.hex, neutral: neutral.hex },
      },
    ],
    composedBy: 'composer',
    variants: [{ id: 'refusal', name: 'Another way', text: `${first} ${second}`, handOff: [] }],
    notes: [{ kind: 'changed', text: 'This title was not turned into a picture.' }],
  }
}
