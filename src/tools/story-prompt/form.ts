import { fieldGroup, foldedGroup, ideaField, optionsOf } from '../contract/form-field.ts'
import type { Option, ToolForm } from '../contract/form-field.ts'
import { languages } from '../contract/languages.ts'

const modes = optionsOf(['story', 'prompt'], { story: 'A story', prompt: 'A story prompt' })

export const genres = [
  { value: 'adventure', label: 'Adventure' },
  { value: 'bedtime', label: 'Bedtime story' },
  { value: 'comedy', label: 'Comedy' },
  { value: 'fable', label: 'Fable' },
  { value: 'fairy-tale', label: 'Fairy tale' },
  { value: 'fantasy', label: 'Fantasy' },
  { value: 'historical', label: 'Historical' },
  { value: 'horror', label: 'Horror' },
  { value: 'literary', label: 'Literary fiction' },
  { value: 'mystery', label: 'Mystery' },
  { value: 'romance', label: 'Romance' },
  { value: 'science-fiction', label: 'Science fiction' },
] as const satisfies readonly Option[]

export const audiences = [
  { value: 'small', label: 'Ages 2 to 5' },
  { value: 'children', label: 'Ages 6 to 9' },
  { value: 'tweens', label: 'Ages 10 to 13' },
  { value: 'teens', label: 'Teenagers' },
  { value: 'adults', label: 'Adults' },
  { value: 'family', label: 'The whole family' },
] as const satisfies readonly Option[]

/** Prompts say the hints, too, without the full stop. */
export const lengths = [
  { value: 'tiny', label: 'Tiny', hint: '100 to 200 words.' },
  { value: 'short', label: 'Short', hint: '500 to 800 words.' },
  { value: 'medium', label: 'Medium', hint: '1,000 to 1,400 words.' },
  { value: 'long', label: 'Long', hint: '1,600 to 2,200 words.' },
  { value: 'chapter', label: 'A chapter', hint: '2,500 to 3,500 words.' },
] as const satisfies readonly Option[]

export const viewpoints = [
  { value: 'first', label: 'First person (“I”)' },
  { value: 'close', label: 'Third person, close', hint: 'He or she; we know what one person knows.' },
  { value: 'all', label: 'An all-knowing narrator' },
  { value: 'letters', label: 'Letters or a diary' },
] as const satisfies readonly Option[]

export const tenses = optionsOf(['past', 'present'])

export const endings = optionsOf(['happy', 'bittersweet', 'sad', 'twist', 'open', 'funny'], {
  twist: 'A twist',
  funny: 'A final joke',
})

export const form: ToolForm = [
  fieldGroup('Your idea', [
    ideaField({
      label: 'Story idea',
      hint: 'A person, a thing, a place or a whole plot. Any names, genre, reader age, ending or word count you give are kept.',
      placeholder: 'A clockmaker who can repair anything except his own watch',
      rows: 5,
    }),
    { kind: 'choice', name: 'mode', label: 'What do you want?', options: modes, preset: 'story' },
  ]),
  foldedGroup('Genre, reader and voice', [
    { kind: 'choice', name: 'genre', label: 'Genre', options: genres },
    { kind: 'choice', name: 'audience', label: 'Who is it for?', options: audiences },
    { kind: 'choice', name: 'length', label: 'Length', options: lengths },
    { kind: 'choice', name: 'viewpoint', label: 'Who tells it?', options: viewpoints },
    { kind: 'choice', name: 'tense', label: 'Tense', options: tenses },
    { kind: 'choice', name: 'ending', label: 'Ending', options: endings },
    { kind: 'choice', name: 'language', label: 'Language of the story', options: languages },
  ]),
]
