import { fieldGroup, foldedGroup, ideaField, optionsOf } from '../contract/form-field.ts'
import type { Option, ToolForm } from '../contract/form-field.ts'
import { languages } from '../contract/languages.ts'

export const kinds = [
  { value: 'email', label: 'Email' },
  { value: 'letter', label: 'Letter', hint: 'On paper or as a document: farewell, complaint, reference.' },
  { value: 'post', label: 'Social post' },
  { value: 'article', label: 'Article', hint: 'Blog post, guide, report, newsletter, web page.' },
  { value: 'speech', label: 'Speech' },
  { value: 'script', label: 'Script', hint: 'What is said and seen in a video, podcast or sketch.' },
  { value: 'poem', label: 'Poem or lyrics' },
  { value: 'ad', label: 'Ad or product description' },
  { value: 'application', label: 'Résumé or application' },
  { value: 'write', label: 'Other writing' },
  { value: 'rewrite', label: 'Rewrite' },
  { value: 'translate', label: 'Translate' },
  { value: 'summarize', label: 'Summarize' },
  { value: 'critique', label: 'Critique', hint: 'What is wrong with it, and what to do about it.' },
  { value: 'advice', label: 'Advice or how-to' },
  { value: 'decide', label: 'Compare or decide' },
  { value: 'plan', label: 'Plan' },
  { value: 'learn', label: 'Explain or teach' },
  { value: 'research', label: 'Research' },
  { value: 'brainstorm', label: 'Ideas or names' },
  { value: 'code', label: 'Code' },
  { value: 'data', label: 'Data', hint: 'Extract, classify or clean data, or write a table or SQL.' },
  { value: 'practice', label: 'Practice', hint: 'The assistant plays the other side, as in an interview.' },
  { value: 'improve', label: 'Improve a prompt', hint: 'Your idea is already a prompt; your words stay.' },
] as const satisfies readonly Option[]

export const readers = [
  { value: 'myself', label: 'Myself' },
  { value: 'close', label: 'Family or friends' },
  { value: 'team', label: 'Colleagues' },
  { value: 'boss', label: 'My boss or management' },
  { value: 'customers', label: 'Customers' },
  { value: 'office', label: 'A government office or company' },
  { value: 'public', label: 'The public' },
  { value: 'beginners', label: 'Beginners' },
  { value: 'experts', label: 'Experts' },
  { value: 'children', label: 'Children' },
] as const satisfies readonly Option[]

export const tones = optionsOf([
  'plain',
  'friendly',
  'formal',
  'firm',
  'persuasive',
  'emotional',
  'humorous',
  'scholarly',
])

/** Prompts say the hints, too, without the full stop. */
export const lengths = [
  { value: 'minimal', label: 'Minimal', hint: 'At most 50 words.' },
  { value: 'short', label: 'Short', hint: '80 to 120 words.' },
  { value: 'medium', label: 'Medium', hint: '250 to 350 words.' },
  { value: 'long', label: 'Long', hint: '700 to 900 words.' },
  { value: 'thorough', label: 'Thorough', hint: '1,500 to 2,000 words.' },
] as const satisfies readonly Option[]

export const forms = optionsOf(['text', 'list', 'table', 'steps', 'sections', 'essay', 'json', 'csv'], {
  text: 'Paragraphs',
  json: 'JSON',
  csv: 'CSV',
})

export const form: ToolForm = [
  fieldGroup('Your idea', [
    ideaField({
      label: 'Your idea',
      hint: 'In your own words and any language. Names, numbers and limits are kept exactly.',
      placeholder: 'email landlord heating broken 2 weeks baby at home',
      rows: 5,
    }),
    { kind: 'choice', name: 'kind', label: 'What do you want?', options: kinds },
  ]),
  foldedGroup('Reader, tone and format', [
    { kind: 'choice', name: 'reader', label: 'Who will read it?', options: readers },
    { kind: 'choice', name: 'tone', label: 'Tone', options: tones },
    { kind: 'choice', name: 'length', label: 'Length', options: lengths },
    { kind: 'choice', name: 'form', label: 'Format of the answer', options: forms },
    { kind: 'choice', name: 'language', label: 'Language of the answer', options: languages },
  ]),
]
