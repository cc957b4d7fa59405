import type { Idea } from '#tools/idea/read-idea.ts'
import { finiteForm } from '#tools/idea/action.ts'
import { lowerFirst, shiftToPast, turnPronouns, upperFirst, withArticle } from '../write/grammar.ts'
import type { Shape } from '../read/shape.ts'
import type { Hero } from './cast.ts'
import { pastScene } from './past-scene.ts'
import { otherDeeds, type Deed } from './deeds.ts'

const modalStart = /^(?:who|that|which) (?:can|could|is able)\b/

/** The idea on one line without its full stop; long ones end after a whole sentence. */
export function sceneLine(idea: Idea, words = 60): string {
  const scene =
    idea.scene
      .replace(/\s+/gu, ' ')
      .replace(/[\s.!?…,;:]+$/u, '')
      .trim() || idea.inline
  const all = scene.split(' ')
  if (all.length <= words) return scene
  const sentences = scene.match(/[^.!?…]+[.!?…]+/gu) ?? [scene]
  let kept = ''
  for (const sentence of sentences) {
    if (kept !== '' && `${kept}${sentence}`.split(/\s+/u).length > words) break
    kept += sentence
    if (kept.split(/\s+/u).length > words) break
  }
  const cut = kept.trim().split(' ')
  return (cut.length > words * 1.5 ? `${cut.slice(0, words).join(' ')} …` : cut.join(' ')).replace(
    /[\s.,;:]+$/u,
    '',
  )
}

/** The idea as a sentence of the story, in the past, about the protagonist by name. */
export function premiseOf(idea: Idea, shape: Shape, hero: Hero, deed: Deed | undefined): string {
  const scene = sceneLine(idea)
  // All of it was quarantined.
  if (scene === '') return ''
  if (!idea.isEnglish) return `There was a line on a piece of paper: “${scene}.”`
  if (shape === 'memory') return `It was ${lowerName(pastScene(scene, idea.actions), idea)}.`
  if (shape === 'brand') return `That was the beginning of ${lowerName(scene, idea)}.`
  if (shape === 'search' && hero.subject === undefined) return `“${upperFirst(scene)}!”`
  if (shape === 'object-biography' && scene.split(' ').length < 6) return ''
  if (shape === 'strange-thing' && idea.subject?.animate) {
    const thing = idea.subjects.find(({ animate, detail }) => !animate && /^(?:that|which)\b/.test(detail))
    if (thing) return `It was ${thing.phrase} ${pastScene(thing.detail, idea.actions)}.`
  }
  if (shape === 'event' && idea.action) return `${upperFirst(pastScene(scene, idea.actions))}.`
  if (shape === 'place') return `${upperFirst(scene)}, it said at the top, and the date.`
  const subject = hero.subject
  const where = placeWords(idea)
  if (!subject || !deed) {
    if (
      /^(?:dread|farce|event)$/.test(shape) &&
      subject &&
      scene.split(' ').length > subject.phrase.split(' ').length + subject.detail.split(' ').length + 3
    )
      return `It was a matter of ${lowerName(pastScene(scene, idea.actions), idea)}.`
    if (subject && hero.role !== '') {
      const detail = subject.detail === '' ? '' : ` ${shiftToPast(subject.detail)}`
      return `{He} {was} ${withArticle(hero.role)}${detail}${where}.${rest(idea, hero)}`
    }
    const thing = idea.subject
    if (
      thing &&
      !thing.animate &&
      thing.name === undefined &&
      (thing.detail !== '' || idea.actions.length > 0) &&
      /^(?:an?|the)\s/i.test(scene)
    )
      return `It was ${lowerFirst(pastScene(scene, idea.actions))}.`
    return `Somebody had written it on the wall in chalk: “${scene}.”`
  }
  if (subject.plural)
    return `It was known up and down the street: ${lowerName(pastScene(scene, idea.actions), idea)}.`
  const strives = /^(?:goal|parting|quest|bargain)$/.test(shape)
  const isSame =
    /^(?:who|that|which)\b/.test(subject.detail) &&
    idea.actions.filter(({ doer }) => doer.includes(subject.head)).length <= 1
  const relative = /^(?:who|that|which)\b/.test(subject.detail)
    ? shiftToPast(pastScene(subject.detail, idea.actions))
    : ''
  const deedWords = strives && !deed.isWish ? `had made up {his} mind to ${deed.base}` : deed.past
  const covers = (text: string) => deedWords.includes(text.split(' ').slice(-2).join(' '))
  const roleWords = hero.role === '' ? '' : withArticle(hero.role)
  const placePart = where !== '' && !covers(where) && !relative.includes(where.trim()) ? where : ''
  const own = (text: string) => turnPronouns(text, hero.pronoun)
  if (isSame && strives && deed && roleWords !== '')
    return `{He} {was} ${roleWords}${placePart}, and {he} had made up {his} mind to ${deed.base}.`
  if (isSame && roleWords !== '' && !modalStart.test(subject.detail))
    return `{He} {was} ${roleWords} ${own(relative)}${placePart}.${rest(idea, hero)}`
  if (roleWords === '') return `{He} ${deedWords}.${rest(idea, hero)}`
  if (relative !== '' && !relative.includes(deedWords.split(' ').slice(0, 3).join(' ')))
    return `{He} {was} ${roleWords} ${own(relative)}${placePart}, and ${subjectPronoun(hero)} ${deedWords}.${rest(idea, hero)}`
  return `{He} {was} ${roleWords}${placePart}, and ${subjectPronoun(hero)} ${deedWords}.${rest(idea, hero)}`
}

/** "rain falls only on liars" of "what if rain fell only on liars?", and the same in the past. */
export function ruleOf(idea: Idea): { now: string; past: string; short: string } {
  const word = idea.subject
  if (word && idea.actions.length === 0 && /^(?:abstract|time|event|sky)$/.test(word.kind))
    return {
      now: `there is ${lowerFirst(word.phrase)} here as there is fog elsewhere`,
      past: `there was ${lowerFirst(word.phrase)} in that town as there is fog in others`,
      short: 'it',
    }
  const scene = sceneLine(idea)
    .replace(
      /^(?:what (?:would happen )?if|imagine(?: that)?|suppose(?: that)?|let['’]s say(?: that)?|if)\s+/iu,
      '',
    )
    .replace(/\?+$/u, '')
  const inner = /\b(?:where|in which)\s+(.+)$/iu.exec(scene)?.[1]
  const clause = inner ?? scene
  const action =
    idea.actions.find(({ words, doer }) => doer !== '' && clause.includes(words)) ??
    idea.actions.find(({ doer }) => doer !== '')
  const subject = idea.subjects.find(
    ({ phrase, head }) => action !== undefined && (action.doer === phrase || action.doer.includes(head)),
  )
  const hasModal = /\b(?:can|cannot|can['’]t|could|must|will|has to|have to|is|are|was|were)\b/i.test(clause)
  const doer = action?.doer ?? ''
  const startsWell = action !== undefined && clause.toLowerCase().startsWith(doer.toLowerCase())
  const located = (past: string) =>
    inner && /^(?:an?|the)\b/i.test(scene) ? `it was ${lowerFirst(past)}` : lowerName(past, idea)
  if (action && startsWell && !hasModal && /\bnever\b/i.test(action.words)) {
    return {
      now: lowerName(clause, idea),
      past: located(pastScene(scene, idea.actions)),
      short: shortOf(subject?.phrase),
    }
  }
  if (action && startsWell && !hasModal) {
    const now = `${doer} ${finiteForm(action, subject?.plural ?? false)}`
    const past = `${doer} ${action.forms.past}`
    const frame = inner ? scene.slice(0, scene.length - inner.length) : ''
    return { now: lowerName(now, idea), past: located(`${frame}${past}`), short: shortOf(subject?.phrase) }
  }
  return {
    now: lowerName(clause, idea),
    past: located(pastScene(scene, idea.actions)),
    short: shortOf(subject?.phrase),
  }
}

function shortOf(phrase: string | undefined): string {
  if (phrase === undefined || /^(?:every|no|any|some|people|you|we|they|it)/i.test(phrase)) return 'it'
  return phrase
}

// The further deeds of the protagonist, one short sentence each.
function rest(idea: Idea, hero: Hero): string {
  const deeds = otherDeeds(idea, hero).slice(0, 4)
  if (deeds.length === 0) return ''
  const detail = hero.subject?.detail ?? ''
  const fresh = deeds.filter((deed) => !shiftToPast(detail).includes(deed.split(' ').slice(-2).join(' ')))
  return fresh.map((deed) => ` ${upperFirst(subjectPronoun(hero))} ${deed}.`).join('')
}

function subjectPronoun(hero: Hero): string {
  return hero.pronoun === 'I' ? 'I' : hero.pronoun
}

function placeWords(idea: Idea): string {
  const place = idea.setting.place
  if (!place || (place.role !== 'location' && place.role !== 'path')) return ''
  return ` ${place.words}`
}

function lowerName(text: string, idea: Idea): string {
  const first = text.split(/[\s,]/u)[0] ?? ''
  return idea.names.some(({ name }) => name.split(' ')[0] === first) ? text : lowerFirst(text)
}
