import type { Band } from './bands.ts'
import { sharedBeats } from './plots/shared-beats.ts'
import { change } from './plots/change.ts'
import { farewell } from './plots/farewell.ts'
import { fearMet } from './plots/fear.ts'
import { helping } from './plots/helping.ts'
import { hiddenGift } from './plots/hidden-gift.ts'
import { learning, unknownTopic } from './plots/learning.ts'
import { lostAndFound } from './plots/lost-and-found.ts'
import { lostSomeone } from './plots/lost-someone.ts'
import { making } from './plots/making.ts'
import { mistake } from './plots/mistake.ts'
import { newFriends } from './plots/new-friends.ts'
import { ownClauses } from './plots/own-clauses.ts'
import { newPlace } from './plots/new-place.ts'
import { otherWay } from './plots/other-way.ts'
import { ownWork } from './plots/own-work.ts'
import { quarrel } from './plots/quarrel.ts'
import { quest } from './plots/quest.ts'
import { routine } from './plots/routine.ts'
import { teased } from './plots/teased.ts'
import { wonder } from './plots/wonder.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import { losesMost, readClauses } from './read-clauses.ts'
import { ownWords } from './phrases.ts'
import type { StorySeed } from './read-story.ts'
import type { Beat, BeatId, Story } from './story-types.ts'

const someone =
  /^(?:mum|mom|dad)$|\b(?:mother|father|mum|mom|mummy|mommy|dad|daddy|mama|papa|parents?|friend|brother|sister|grandma|grandpa|family|herd|flock)$/i

// Plots that only make sense with what they bring along, or that tell a delicate matter with care.
const fixedPlots: ReadonlySet<StorySeed['plot']> = new Set([
  'learning',
  'teased',
  'farewell',
  'change',
  'new-place',
  'routine',
])

/** The story for a seed; where a known plot would lose most of what the idea names, one of the idea's own clauses. */
export function tellStory(seed: StorySeed, idea: Idea): Story {
  const story = plotStory(seed)
  if (!idea.isEnglish || seed.isHeroInvented || fixedPlots.has(seed.plot)) return story
  const clauses = readClauses(idea, (text) => ownWords(text, seed.words.his, seed.words.he), seed.words.place)
  if (!clauses) return story
  const { fearful } = clauses
  const { hero, kind } = seed.words
  const isOthersFear =
    seed.plot === 'fear' &&
    fearful !== undefined &&
    !/^(?:he|she|it|they|who|that)$/i.test(fearful) &&
    !fearful.includes(hero) &&
    !fearful.toLowerCase().includes(kind.split(' ').at(-1) ?? kind)
  if (isOthersFear) return ownClauses(seed.words, clauses)
  // The plot of one's own work has no matter of its own: naming the deed once is not telling of it.
  const isLost =
    seed.plot === 'own-work'
      ? losesMost(clauses, story, 2)
      : losesMost(clauses, story, 1) && (clauses.named.length > 1 || clauses.against !== undefined)
  return isLost ? ownClauses(seed.words, clauses) : story
}

function plotStory(seed: StorySeed): Story {
  const w = seed.words
  switch (seed.plot) {
    case 'learning':
      return learning(w, seed.topic ?? unknownTopic(w.topic), seed.isCase)
    case 'teased':
      return teased(w)
    case 'farewell':
      return farewell(w)
    case 'change':
      return change(w)
    case 'new-place':
      return newPlace(w)
    case 'hidden-gift':
      return hiddenGift(w)
    case 'fear':
      return fearMet(w)
    case 'quarrel':
      return quarrel(w)
    case 'lost-and-found':
      return someone.test(w.thing) ? lostSomeone(w) : lostAndFound(w)
    case 'mistake':
      return mistake(w)
    case 'routine':
      return routine(w)
    case 'other-way':
      return otherWay(w)
    case 'quest':
      return quest(w)
    case 'helping':
      return helping(w)
    case 'making':
      return making(w)
    case 'new-friends':
      return newFriends(w)
    case 'own-work':
      return ownWork(w)
    case 'wonder':
      return wonder(w)
  }
}

/** The scenes of a story in their order, with what all stories share filled in. */
export function sceneBeats(
  seed: StorySeed,
  story: Story,
  order: readonly BeatId[],
): { id: BeatId; beat: Beat }[] {
  const shared = sharedBeats(seed.words)
  return order.flatMap((id) => {
    const beat = story.beats[id] ?? shared[id]
    return beat ? [{ id, beat }] : []
  })
}

/** The line that comes back, for scenes that carry it; changed in the scene where things turn. */
export function refrainFor(id: BeatId, order: readonly BeatId[], story: Story, band: Band): string {
  if (band.id === '0-2' || band.id === '9-12') return ''
  if (id === 'turn') return story.turned
  return story.refrainOn
    .filter((one) => order.includes(one))
    .slice(0, 2)
    .includes(id)
    ? story.refrain
    : ''
}
