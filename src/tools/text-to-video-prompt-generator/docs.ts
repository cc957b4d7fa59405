import type { ToolDocs } from '../contract/define-tool.ts'
import { modelsCheckedOn } from './craft/video-models.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea for a clip into a prompt that a video model can shoot: what happens second by second, how the camera sees it, where the light comes from, what is heard and what the last image is. What happens stays yours; only how it is filmed is added.',
  steps: [
    'Write your video idea in your own words and your own language. One thing that happens is enough.',
    'Choose what you care about: length, shots, shape, camera, look, light, sound and speech. Everything is optional.',
    'Press Generate Video Prompt. On the timeline you can change the seconds and the words of each shot.',
    'Choose the model that will make the film and copy the prompt, or press Refine for more detail and generate again.',
  ],
  tips: [
    'Choose a length and a number of shots, and every shot gets its time. Without them the idea decides.',
    'Put spoken words in quotation marks. Eight seconds hold about 18 of them; a note tells when there are too many.',
    'One shot holds one action and one camera move. For a story choose three or four shots.',
    'A model that makes only short clips gets one prompt for each clip, with the same look in all of them.',
    `Models change within months: their names and limits here were last checked on ${modelsCheckedOn}.`,
  ],
}
