import type { genres } from '../form.ts'

/** A beat of a story: its share of the words in percent, and what happens in it. */
export type Beat = readonly [share: number, what: string]

/** Shapes in which one step follows from the one before. */
export const shapes = {
  general: [
    [15, 'The main figure is doing something, and what is wanted today can be seen.'],
    [20, 'Somebody or something is in the way; the first attempt fails and makes it worse.'],
    [25, 'Because of that a second, bolder attempt; it works in part and shows what is really at stake.'],
    [25, 'Two things that cannot both be had: the main figure decides, and it costs something.'],
    [15, 'What the decision did, in one last image that answers the first.'],
  ],
  quest: [
    [10, 'A task with an end in time; what happens if nobody takes it on.'],
    [25, 'The way there: a first obstacle is overcome at a price that will be missed later.'],
    [25, 'The plan fails; what was thought to be the goal turns out to be something else.'],
    [25, 'The hardest place, without help: a choice between the goal and something that has become dear.'],
    [15, 'The way back or the arrival, with one thing that is different for good.'],
  ],
  turn: [
    [20, 'A place and a habit, exact and calm; one small thing is not as always.'],
    [30, 'The small thing grows by what people do and leave unsaid; nobody fights.'],
    [30, 'The turn: something from another side shows the same place in another light.'],
    [20, 'The habit once more, done differently; nothing is explained.'],
  ],
  because: [
    [15, 'Every day it is like this; then one thing is missing, lost or new.'],
    [20, 'Because of that a first try, with a short sentence that will come back.'],
    [25, 'Because of that a second try, further away; the sentence comes back.'],
    [25, 'Because of that the third: the main figure finds the answer, and the sentence changes.'],
    [15, 'Home or rest, and the first picture again, a little different.'],
  ],
  evidence: [
    [15, 'The question, with a detail that seems to be unimportant.'],
    [25, 'Evidence: three finds, each changes who or what is suspected.'],
    [20, 'A false answer that fits all but one detail.'],
    [25, 'The detail turns it round: the true answer, which the reader could have found.'],
    [15, 'What the truth costs the person who found it.'],
  ],
  dread: [
    [20, 'An ordinary day, exact; one small thing is wrong.'],
    [20, 'It is noticed and explained away with good reason.'],
    [25, 'It comes back closer; the explanation no longer holds, the way out still seems open.'],
    [25, 'The way out closes because of what the main figure did to be safe.'],
    [10, 'What it cost, seen from outside; it is not explained.'],
  ],
  farce: [
    [20, 'Somebody wants something small and has a bad plan for it.'],
    [25, 'The plan works, too well; each lie or trick needs the next.'],
    [25, 'Everything meets in one place at the worst moment, and in public.'],
    [20, 'It collapses; the truth is said, out loud, by the one who wanted it least.'],
    [10, 'A new dignity, and the last line turns an early detail into the joke.'],
  ],
  pull: [
    [20, 'Two people in something that has to be done together; each sees a fault in the other.'],
    [25, 'The work shows what each one hides; a rule or a fear stands between them.'],
    [25, 'One of them risks something small and is understood wrongly.'],
    [20, 'A choice between safety and saying it; it is shown by an act, not by a declaration.'],
    [10, 'The two in the same place as at the start, with another distance between them.'],
  ],
  premise: [
    [15, 'One thing in the world is different; somebody uses it as if it had always been so.'],
    [25, 'What it makes easy, and the first price that nobody advertised.'],
    [25, 'The rule of the different thing is found out by a failure.'],
    [20, 'Somebody has to decide who pays; the decision follows from the rule.'],
    [15, 'A day in the world after that, small and exact.'],
  ],
} as const satisfies Record<string, readonly Beat[]>

export type ShapeName = keyof typeof shapes

type Genres<Row> = Readonly<Record<(typeof genres)[number]['value'], Row>>

/** `name`: with its article, as in "Write a …"; `childShape`: where the usual one does not suit children. */
export type GenreCraft = { name: string; shape: ShapeName; childShape?: ShapeName }

export const genreCraft: Genres<GenreCraft> = {
  adventure: { name: 'an adventure story', shape: 'quest' },
  bedtime: { name: 'a bedtime story', shape: 'because' },
  comedy: { name: 'a comic story', shape: 'farce' },
  fable: { name: 'a fable', shape: 'because' },
  'fairy-tale': { name: 'a fairy tale', shape: 'because' },
  fantasy: { name: 'a fantasy story', shape: 'quest' },
  historical: { name: 'a historical story', shape: 'turn' },
  horror: { name: 'a horror story', shape: 'dread', childShape: 'because' },
  literary: { name: 'a literary short story', shape: 'turn' },
  mystery: { name: 'a mystery', shape: 'evidence' },
  romance: { name: 'a love story', shape: 'pull', childShape: 'because' },
  'science-fiction': { name: 'a science fiction story', shape: 'premise' },
}

export const genreVoice: Genres<string> = {
  adventure: 'Short sentences in action, long ones only in safety; tools and distances are named.',
  bedtime: 'Calm, and slower towards the end; one line returns like breathing.',
  comedy: 'Told seriously; the joke is in the logic, the timing and what people overlook in themselves.',
  fable: 'Spare, without decoration; each animal or thing wants one thing and acts by its nature.',
  'fairy-tale': 'As if told many times before; wonders without surprise, things in place of feelings.',
  fantasy: 'The strange is told as ordinary; its rule is shown in use, and magic has a price that is paid.',
  historical: 'Things, trades, prices and manners as people used them; no one knows what comes later.',
  horror: 'Sober and close to the senses; what is frightening stays half seen, and sentences get shorter.',
  literary: 'Restrained; images from the person’s own work and place, feelings by what hands do.',
  mystery: 'Exact and fair: every clue is on the page before it counts; people answer beside the question.',
  romance: 'Close to gestures and distances; they talk about something else and mean each other.',
  'science-fiction': 'One change, followed into people’s days; its terms as they use them, unexplained.',
}

/** What every other story of the genre does. */
export const genreAvoid: Genres<string> = {
  adventure: 'a chosen one, a rescue by chance in the last minute, a villain who explains the plan',
  bedtime: 'a chase or a fright near the end, a lesson about going to bed, it was all a dream',
  comedy: 'announcing that something is funny, puns in place of situations, laughing characters',
  fable: 'a stated moral unless the premise asks for one, an animal that is a person in a costume',
  'fairy-tale': 'a princess who is rescued, magic that solves what courage should, an evil stepmother',
  fantasy: 'names with apostrophes, a chosen one, a page of history before something happens',
  historical: 'famous people as walk-on parts, today’s opinions in old clothes, facts told in dialogue',
  horror: 'blood in place of dread, an old house on a stormy night, the monster described in full',
  literary: 'a metaphor in every sentence, a window with rain, an insight put into words',
  mystery: 'a culprit who was not there before, a confession without pressure, a detective with a bottle',
  romance: 'love at first sight, a misunderstanding that one sentence would end, eyes compared to water',
  'science-fiction': 'a machine that wants to be human, a lecture on how it works, names made of numbers',
}
