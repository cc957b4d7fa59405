import { lengths, type forms, type readers, type tones } from '../form.ts'

type Table<Options extends readonly { value: string }[]> = Record<Options[number]['value'], string>

export const readerCraft: Table<typeof readers> = {
  myself: 'It is for me alone: straight to the point, in keywords where they do, nothing I told you already.',
  close: 'For family or friends: as people talk who know each other, nothing explained that they know.',
  team: 'For colleagues: what they have to do or know comes first, internal terms stay, no titles or courtesies.',
  boss: 'For somebody who decides and has a minute: result, consequence and what is wanted first; figures with what they mean; no chronology.',
  customers: 'For customers: their benefit first, in their words; nothing promised that I did not state.',
  office: 'For an authority or company: facts in order of time, references as given, one precise request.',
  public: 'For people who know nothing of it: why it concerns them in the first two sentences.',
  beginners: 'For beginners: each term explained at its first use, one step at a time, everyday examples.',
  experts: 'For experts: no basics, exact terms, what is new or disputed first, figures for adjectives.',
  children: 'For children: sentences of at most twelve words, things from their days, nothing frightening.',
}

export const toneCraft: Table<typeof tones> = {
  plain: 'Tone: plain. Short sentences, everyday words, verbs instead of nouns, no decoration.',
  friendly: 'Tone: friendly. Direct address, contractions, one warm sentence, no flattery.',
  formal: 'Tone: formal. Complete sentences, no contractions, no exclamation marks, no jokes.',
  firm: 'Tone: firm. Say what is and what I expect in plain statements; no “maybe”, no apologies, no threats.',
  persuasive: 'Tone: persuasive. One strong reason before several, the main objection answered, no pressure.',
  emotional: 'Tone: emotional. Moments that can be seen; one restrained sentence more than three big ones.',
  humorous: 'Tone: humorous. The joke comes from the matter itself, at nobody’s expense, never explained.',
  scholarly: 'Tone: scholarly. Terms defined, claims as far as the evidence goes, sources only if real.',
}

/** As the form says it. */
export const lengthCraft = Object.fromEntries(
  lengths.map(({ value, hint }) => [value, hint.charAt(0).toLowerCase() + hint.slice(1, -1)]),
) as Table<typeof lengths>

export const formCraft: Table<typeof forms> = {
  text: 'Running text in paragraphs; no bullets, no headings.',
  list: 'A list of parallel points, one thought each, the most important first.',
  table: 'A table with a heading row and short cells; what I ask for beside it in at most three sentences.',
  steps: 'Numbered steps in order, each beginning with a verb and ending with how I can tell it is done.',
  sections: 'Sections with headings that say what the section says.',
  essay: 'An essay: a claim, reasons with examples, the strongest objection answered, no summary.',
  json: 'One valid JSON value and nothing else; keys in English, lower case with underscores; null for what is missing; what I ask for beside it under a key of its own, what you chose for me under "assumed".',
  csv: 'CSV and nothing else: a header line, commas, text with commas in double quotes, empty for what is missing; what I ask for beside it, and what you chose for me, in a last column "note".',
}

/** Nothing stands beside these: all that is asked for goes into them. */
export const closedForms: readonly string[] = ['json', 'csv']

export const assumedLine = 'Last, only if you chose something for me, one line: “Assumed: …”.'
