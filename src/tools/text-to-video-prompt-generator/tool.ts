import { applyIdeaWish } from '#tools/workbench/apply-idea-wish.ts'
import { refineText } from '#tools/workbench/refine-text.ts'
import { defineTool } from '../define-tool.ts'
import { composeVideo } from './compose/compose-video.ts'
import { modelsCheckedOn } from './compose/knowledge/models.ts'
import { examples } from './examples.ts'
import { VideoInput } from './input.ts'

export const tool = defineTool({
  slug: 'text-to-video-prompt-generator',
  functionName: 'generate-video-prompt',
  category: 'non-technical',
  badge: 'Video',
  figure: 7,
  name: 'Text-to-Video Prompt Generator',
  summary:
    'Directs an idea as a short film: timed beats, one camera move per shot, light, sound and an end frame.',
  plate: [
    // A clapper board over a ruler of seconds with its shots.
    'M14 22H74V52H14Z',
    'M14 22L18 10L76 14L74 22',
    'M28 11L24 22M42 12L38 22M56 13L52 22',
    'M38 30L54 37L38 44Z',
    'M84 26L106 18V50L84 42Z',
    'M10 66H110M10 62V70M35 64V68M60 62V70M85 64V68M110 62V70',
    'M12 74H56M62 74H108',
  ],
  docs: {
    purpose:
      'Turns an idea for a clip into a prompt that a video model can shoot: what happens second by second, how the camera sees it, where the light comes from, what is heard and what the last image is. What happens stays yours; only how it is filmed is added.',
    steps: [
      'Write your video idea in your own words and your own language. One thing that happens is enough.',
      'Press Generate Video Prompt. The timeline shows the shots, their beats and their sound.',
      'Choose the model that will make the film; the wording and the settings beside it change without a new request.',
      'Copy Prompt, or press Refine for more detail and generate again.',
    ],
    tips: [
      'Say how long it may be (“12 second ad”), for which screen (“vertical for reels”) and what it ends on, and it will be so.',
      'Words in quotation marks after “says” or “asks” are spoken exactly as typed; the film grows longer if they need the time.',
      'Name feelings freely: the prompt turns them into what a body does, which models can show.',
      `Models change within months: their names and limits here were last checked on ${modelsCheckedOn}.`,
      'Camera words such as “top view”, “handheld” or “one take” are followed; without them each shot gets one move that fits what happens.',
    ],
  },
  input: VideoInput,
  compose: composeVideo,
  refine: refineText('generatedPrompt', {
    sourceOf: ({ idea }: VideoInput) => idea,
    wordsFor: (words) => ({ min: Math.round(words * 0.7), max: Math.max(290, Math.round(words * 1.2)) }),
  }),
  applyWish: (input, wish) =>
    applyIdeaWish(input, wish, {
      compose: composeVideo,
      schema: VideoInput,
      ideaField: 'idea',
      mainKey: 'generatedPrompt',
      another: (given, attempt) => composeVideo({ ...given, attempt: (given.attempt ?? 0) + attempt }),
    }),
  examples,
})
