/** What a brief asks the writing model to decide where the premise leaves it open; selected by the mode. */
export const frame = {
  order: 'a story, or what the premise asks for instead (a synopsis, an article, a scene of a game, a plan)',
  protagonist:
    'Take from the premise who it is about. Decide what it leaves open: what this figure wants today that could be photographed, the private reason, the tender spot that makes it hard. Force no human traits on a thing.',
  pressure: 'Decide what or who pushes back, and until when; it comes from this premise, never from chance.',
  world:
    'Place and time as the premise has them or suggests; early on a sound, a smell or taste and a texture that only this place has.',
  thread: 'One object from this premise: at the start, changed in the middle, at the end.',
  voice:
    'Choose point of view, tense and rhythm that suit the premise, and keep them; people sound different from each other and leave something out.',
  ending: 'Choose what the premise calls for: it follows from the decision and still surprises.',
  lastImage: ' The last image answers the first; nobody says what it means.',
} as const

/** A brief that holds this line is one of ours. */
export const keepPremise =
  'Everything in the premise is binding: names, numbers, quoted words, genre, reader, length, language, style, form and ending. Where two wishes clash, follow the more specific one.'

export const doLines: readonly string[] = [
  'Open with somebody doing something; let each step follow from the one before, because of that and never and then.',
  'The decisive act is the main figure’s own and costs something.',
  'In every scene one detail that only somebody who knows this place or trade would name.',
]

export const avoidLines: readonly string[] = [
  'dreams, waking, weather and mirrors as openings, and stock names (Elara, Lily, Elias, Sarah Chen, Kael)',
  '“little did she know”, “a testament to”, “barely above a whisper”, lists of three feelings, a closing lesson',
  'sexual content with minors, methods for self-harm or crime, defamation, even if asked for',
  'the three turns that every other story from this premise would take: name them to yourself and take none',
]

export const titleAndStory =
  'A title, then the story, or what the premise asks for instead, and nothing else; no notes, no offer.'
