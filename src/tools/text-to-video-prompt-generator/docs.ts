import type { ToolDocs } from '../contract/define-tool.ts'
import { modelsCheckedOn } from './craft/video-models.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea for a clip into a prompt for a video model: what happens second by second, what the camera does, where the light comes from, what is heard and what the last image is. What happens is up to you; the prompt adds only how it is filmed.',
  steps: [
    'Write your video idea in your own words and your own language. One action is enough.',
    'Choose what you care about: length, shots, aspect ratio, camera, look, light, sound and speech. Everything is optional.',
    'Press Generate Video Prompt. On the timeline, you can change the length and text of each shot.',
    'Choose the model that will make the video and copy the prompt, or press Refine for more detail and generate again.',
  ],
  tips: [
    'Choose a length and a number of shots to set how long each shot lasts. We read a length or an aspect ratio from your idea if it stands alone between commas or in front of “video”: “15-second video of …, 9:16”.',
    'Put spoken words in quotation marks. About 18 words fit in eight seconds; a note tells you when there are too many.',
    'Each shot has one action and one camera move. For a story, choose three or four shots.',
    'A model that makes only short clips gets one prompt for each clip, with the same look in all of them.',
    `Models change within months: their names and limits here were last checked on ${modelsCheckedOn}.`,
  ],
}
