import { fieldGroup, foldedGroup, ideaField, optionsOf, wordsField } from '../contract/form-field.ts'
import type { ToolForm } from '../contract/form-field.ts'

export const options = {
  mode: optionsOf(['prompt', 'idea'], { prompt: 'One prompt', idea: '2 to 3 concepts' }),
  face: optionsOf(['face', 'no-face'], { face: 'With a face' }),
  emotion: optionsOf(['focus', 'doubt', 'relief', 'wince', 'pride', 'delight', 'calm'], {
    wince: 'Discomfort',
    pride: 'Quiet pride',
  }),
  overlay: [{ value: 'none', label: 'No words' }],
  niche: [
    { value: 'cooking', label: 'Cooking' },
    { value: 'diy', label: 'DIY and repair' },
    { value: 'tech', label: 'Technology' },
    { value: 'gaming', label: 'Gaming' },
    { value: 'learning', label: 'Learning and science' },
    { value: 'review', label: 'Reviews' },
    { value: 'travel', label: 'Travel and vlogs' },
    { value: 'sport', label: 'Sports and challenges' },
    { value: 'music', label: 'Music and relaxation' },
    { value: 'news', label: 'News and society' },
    { value: 'money', label: 'Money and work' },
    { value: 'health', label: 'Health and beauty' },
    { value: 'children', label: 'For children' },
  ],
  layout: optionsOf(['subject-right', 'subject-left', 'centered', 'split'], { split: 'Split in two' }),
} as const

export const form: ToolForm = [
  fieldGroup('Video', [
    ideaField({
      name: 'title',
      label: 'YouTube title or video idea',
      hint: 'In any language. Numbers, amounts and names are kept exactly.',
      placeholder: 'I replaced my fridge with a clay pot for 30 days',
      rows: 3,
    }),
    { kind: 'choice', name: 'mode', label: 'What do you want?', options: options.mode, preset: 'prompt' },
  ]),
  foldedGroup('More choices', [
    { kind: 'choice', name: 'niche', label: 'Topic', options: options.niche },
    { kind: 'choice', name: 'face', label: 'Face', options: options.face },
    { kind: 'choice', name: 'emotion', label: 'Feeling', options: options.emotion },
    wordsField('ownWords', 'Your words in the image', 40, { placeholder: 'DAY 30?' }),
    { kind: 'choice', name: 'overlay', label: 'Words', options: options.overlay, none: 'Up to 4' },
    wordsField('colors', 'Channel colors', 120, { placeholder: '#0E4A52, cream' }),
    { kind: 'choice', name: 'layout', label: 'Layout', options: options.layout },
  ]),
]
