import { renderedText } from '../contract/rendered.ts'
import type { Dialect, ToolCore } from '../contract/tool-core.ts'
import { faultsOf } from './checks.ts'
import { composeVideo } from './compose.ts'
import { universal, videoModels, type VideoModel } from './craft/video-models.ts'
import { VideoInput } from './input.ts'
import { notesOf } from './notes.ts'
import { partsOf, VideoPlan, withPart } from './plan.ts'
import { readVideo, writeVideo } from './read.ts'
import { renderVideo, settingsOf } from './render/render-video.ts'

const dialects = [universal, ...videoModels].map((model: VideoModel): Dialect<VideoInput, VideoPlan> => ({
  id: model.id,
  name: model.name,
  render: (plan) => renderVideo(plan, model),
  settings: (plan, input) => settingsOf(plan, input, model),
  handOff: model.handOff,
}))

export const core: ToolCore<VideoInput, VideoPlan> = {
  input: VideoInput,
  planVersion: 1,
  plan: VideoPlan,
  compose: composeVideo,
  dialects: () => dialects,
  parts: partsOf,
  read: readVideo,
  write: writeVideo,
  withPart,
  faults: faultsOf,
  notes: notesOf,
  answer: (plan) => ({ generatedPrompt: renderedText(renderVideo(plan, universal)) }),
}
