import { named, type FormField, type ToolForm } from '../contract/form-field.ts'

/** Where the value itself would say too little. */
const labels: Readonly<Record<string, string>> = {
  beside: 'Alongside',
  'place-only': 'Background sounds only',
  'clear-effects': 'Distinct sound effects',
  'high-sun': 'Midday sun',
}

/** Chips of one choice. */
function open(name: string, label: string, values: readonly string[], hint?: string): FormField {
  const none = 'From your idea'
  return { kind: 'choice', name, label, none, options: named(values, labels), ...(hint && { hint }) }
}

const moves = ['still', 'closer', 'away', 'beside', 'around', 'handheld', 'overhead', 'drone', 'first-person']
const looks = ['natural', 'documentary', 'commercial', 'noir', '2D-animation', '3D-animation', 'stop-motion']
const lights = ['window', 'low-sun', 'overcast', 'high-sun', 'lamps', 'neon', 'moonlight', 'candle', 'studio']
const sounds = ['place-only', 'clear-effects', 'calm-music', 'driving-music', 'tense-tone', 'silent']

export const form: ToolForm = {
  groups: [
    {
      name: 'Idea',
      fields: [
        {
          kind: 'idea',
          name: 'idea',
          label: 'Video idea',
          hint: 'In any language. Say what happens; put spoken words in quotation marks.',
          placeholder: 'An old robot waters the last plant in an abandoned mall',
          maxLength: 5_000,
        },
        open('seconds', 'Seconds', ['4', '6', '8', '10', '12', '15', '20', '30']),
        open(
          'shots',
          'Shots',
          ['1', '2', '3', '4', '5', '6'],
          'Each shot has one action and one camera move.',
        ),
        open('aspect', 'Aspect ratio', ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9']),
      ],
    },
    {
      name: 'Camera, look and light',
      isFolded: true,
      fields: [
        open('camera', 'Camera', moves, 'How it moves, or where it is.'),
        open('look', 'Look', looks),
        open('light', 'Light', lights),
      ],
    },
    {
      name: 'Sound and speech',
      isFolded: true,
      fields: [
        open('sound', 'Sound', sounds),
        open(
          'dialogue',
          'Speech',
          ['nobody', 'on-camera', 'narrator'],
          'Who says the words in quotation marks.',
        ),
      ],
    },
  ],
}
