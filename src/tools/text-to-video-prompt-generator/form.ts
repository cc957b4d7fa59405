import { choiceFromIdea, fieldGroup, foldedGroup, ideaField, type ToolForm } from '../contract/form-field.ts'

/** Where the value itself would say too little. */
const labels: Readonly<Record<string, string>> = {
  beside: 'Alongside',
  'place-only': 'Background sounds only',
  'clear-effects': 'Distinct sound effects',
  'high-sun': 'Midday sun',
}

const moves = ['still', 'closer', 'away', 'beside', 'around', 'handheld', 'overhead', 'drone', 'first-person']
const looks = ['natural', 'documentary', 'commercial', 'noir', '2D-animation', '3D-animation', 'stop-motion']
const lights = ['window', 'low-sun', 'overcast', 'high-sun', 'lamps', 'neon', 'moonlight', 'candle', 'studio']
const sounds = ['place-only', 'clear-effects', 'calm-music', 'driving-music', 'tense-tone', 'silent']

export const form: ToolForm = [
  fieldGroup('Idea', [
    ideaField({
      label: 'Video idea',
      hint: 'In any language. Say what happens; put spoken words in quotation marks.',
      placeholder: 'An old robot waters the last plant in an abandoned mall',
    }),
    choiceFromIdea('seconds', 'Seconds', ['4', '6', '8', '10', '12', '15', '20', '30']),
    choiceFromIdea('shots', 'Shots', ['1', '2', '3', '4', '5', '6'], {
      hint: 'Each shot has one action and one camera move.',
    }),
    choiceFromIdea('aspect', 'Aspect ratio', ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9']),
  ]),
  foldedGroup('Camera, look and light', [
    choiceFromIdea('camera', 'Camera', moves, { labels, hint: 'How it moves, or where it is.' }),
    choiceFromIdea('look', 'Look', looks),
    choiceFromIdea('light', 'Light', lights, { labels }),
  ]),
  foldedGroup('Sound and speech', [
    choiceFromIdea('sound', 'Sound', sounds, { labels }),
    choiceFromIdea('dialogue', 'Speech', ['nobody', 'on-camera', 'narrator'], {
      hint: 'Who says the words in quotation marks.',
    }),
  ]),
]
