import { lengths, type audiences, type endings, type tenses, type viewpoints } from '../form.ts'
import type { ShapeName } from './genres.ts'

type Table<Options extends readonly { value: string }[], Row = string> = Record<Options[number]['value'], Row>

type Audience = { reader: string; rule: string; usualLength?: string; shape?: ShapeName }

const smallDanger =
  'danger stays small and ends, no weapons or injuries, nothing dangerous to imitate, the main figure finds the answer, the last picture is safe'

export const audienceCraft: Table<typeof audiences, Audience> = {
  small: {
    reader: 'to be read aloud to children of 2 to 5',
    rule: `Short sentences, most under ten words, that flow when read aloud, things a small child knows, a line to join in with; ${smallDanger}.`,
    usualLength: '400 to 600 words',
    shape: 'because',
  },
  children: {
    reader: 'for children of 6 to 9',
    rule: `Short sentences, most under fourteen words, that flow when read aloud, hard words explained by what happens; ${smallDanger}.`,
    usualLength: '700 to 1,000 words',
    shape: 'because',
  },
  tweens: {
    reader: 'for readers of 10 to 13',
    rule: 'A main figure of their age acts; adults do not solve it. Fear and loss may be real, cruelty stays off the page.',
  },
  teens: {
    reader: 'for teenagers',
    rule: 'No talking down; no methods for self-harm, drugs or crime, nothing sexual with minors.',
  },
  adults: {
    reader: 'for adult readers',
    rule: 'The reader is trusted: nothing said twice, nothing explained that can be seen; the turning point is told clearly.',
  },
  family: {
    reader: 'for children and adults together',
    rule: `A plot a child of six can follow and a second meaning for adults; ${smallDanger}.`,
  },
}

/** A story for the whole family is one for its smallest. */
export const childAudiences: readonly string[] = ['small', 'children', 'family']

/** Without a choice of audience. */
export const usualLength = '1,100 to 1,600 words'

/** As the form says it. */
export const lengthCraft = Object.fromEntries(
  lengths.map(({ value, hint }) => [value, hint.slice(0, -1)]),
) as Table<typeof lengths>

/** In the order for the story. */
export const viewpointOrder: Table<typeof viewpoints> = {
  first: 'told in the first person',
  close: 'in close third person',
  all: 'told by a narrator who knows everything',
  letters: 'as letters or diary entries',
}

export const viewpointVoice: Table<typeof viewpoints> = {
  first:
    'The “I” has a reason to tell this now, a way of talking, and one thing it sees wrongly that the reader sees.',
  close: 'Only what this one person sees, hears, knows and gets wrong; no thoughts of others.',
  all: 'The narrator has an opinion, shown by what is left out, and changes persons only where it changes what we know.',
  letters: 'Three to six dated entries, each written for a reason; what lies between them happens unseen.',
}

export const tenseCraft: Table<typeof tenses> = {
  past: 'Past tense throughout; what happened before it stays short.',
  present: 'Present tense throughout, without looking ahead.',
}

export const endingCraft: Table<typeof endings> = {
  happy: 'Happy and earned: the main figure’s own act brings it about, and it costs something.',
  bittersweet: 'Bittersweet: what was wanted is reached or let go, and what is lost with it can be seen.',
  sad: 'Sad: what is lost stays lost, and nobody makes up for it; one act of dignity or kindness remains.',
  twist: 'A turn in the last fifth that was prepared twice and makes the first scene mean something else.',
  open: 'Open: the decision is made, and the story stops before its effect; the reader knows enough to go on.',
  funny: 'A last joke: a detail from the first third comes back where nobody expects it.',
}
