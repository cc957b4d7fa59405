import type { Idea } from '#tools/idea/read-idea.ts'
import { kindOfNoun } from '#tools/idea/noun-kind.ts'
import { readVerb } from '#tools/idea/words/verb-forms.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { foreignDear, foreignFear } from './foreign-words.ts'
import type { PlotKind } from './plot-kind.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { definite, clip } from './phrases.ts'

export function traitOf(idea: Idea, hero: Subject | undefined, plot: PlotKind): string {
  const text = idea.scene.toLowerCase()
  const said =
    /(?:ashamed|embarrassed) (?:of|by|about) (?:its|his|her|their|the) ([a-z -]+?)(?= (?:and|but|so|until|saves|rescues|helps|who|that|when|in|on|at)\b|[,.;]|$)/.exec(
      text,
    )?.[1] ??
    /hates? (?:its|his|her|their) ([a-z -]+?)(?= (?:and|but|so|until|who|that|when)\b|[,.;]|$)/.exec(
      text,
    )?.[1] ??
    /(?:laugh(?:s|ed)? at|teas\w+|mock\w*|make fun of|made fun of)(?: [a-z]+)? (?:for|about|because of)? ?(?:its|his|her|their) ([a-z -]+?)(?= (?:and|but|so|until|who|that)\b|[,.;]|$)/.exec(
      text,
    )?.[1] ??
    /without (?:any |a |an |its |his |her )?([a-z]+)/.exec(text)?.[1]?.replace(/^/, 'missing ') ??
    /(?:with|has) (?:only )?((?:one|a|an|two)? ?(?:[a-z]+ ){0,2}(?:wing|leg|ear|eye|voice|horn|tail|nose|spots?|stripes?|fur|feathers?|neck|shell|teeth|tooth|light|colou?rs?))\b/.exec(
      text,
    )?.[1]
  const words = said?.trim().replace(/^(?:a|an) /, '')
  if (words) return words.split(/\s+/).slice(0, 3).join(' ')
  const tooMuch = /too (small|big|slow|short|tall|quiet|loud|shy|little|tiny|clumsy|old)\b/.exec(text)?.[1]
  const attribute =
    tooMuch ??
    hero?.attributes.find((word) =>
      /^(?:shy|small|tiny|slow|quiet|loud|clumsy|big|tall|prickly|spotted|striped|colou?rful|blue|red|green|pink|purple|orange|old|rusty|cracked|chipped|wobbly|crooked|patched|worn|forgotten|dusty)$/i.test(
        word,
      ),
    )
  if (attribute) return attributeNoun[attribute.toLowerCase()] ?? `${attribute.toLowerCase()} look`
  return plot === 'teased' ? 'own way' : 'odd little way'
}

const attributeNoun: Record<string, string> = {
  small: 'small size',
  little: 'small size',
  tiny: 'tiny size',
  short: 'short legs',
  big: 'big feet',
  tall: 'tall shape',
  slow: 'slow walk',
  quiet: 'quiet voice',
  loud: 'loud voice',
  shy: 'shy way',
  clumsy: 'clumsy feet',
  old: 'worn old look',
  prickly: 'prickly coat',
}

export function visibleTrait(trait: string, kind: string): boolean {
  return !/way|walk|size/.test(trait) && !kind.includes(trait)
}

export function fearOf(idea: Idea): string {
  const foreign = idea.isEnglish ? undefined : foreignFear(idea.text, idea.language.code)
  if (foreign) return foreign
  const text = idea.scene.toLowerCase()
  const said =
    /(?:afraid|scared|frightened|terrified|fear|fears|nervous) (?:of|about) (?:its |his |her |their )?([a-z' -]+?)(?= (?:and|but|so|until|who|that|when|because|learns|wants|meets|finds|goes|has)\b|[,.;]|$)/.exec(
      text,
    )?.[1]
  const disliked = /(?:hates?|dislikes?|not like|n't like|can't stand) (?:the )?([a-z]+)/.exec(text)?.[1]
  if (!said && disliked) return `the ${disliked}`
  if (!said && /swim/.test(text)) return 'the deep water'
  if (!said && /first day|new (?:school|class|house|home)/.test(text))
    return goalOf(idea, 'new-place', 'the new school')
  const weather = idea.setting.weather[0]?.value
  if (!said && weather) return weather === 'storm' ? 'the thunder' : `the ${weather}`
  if (!said) return 'the dark'
  const words = said.trim().split(/\s+/).slice(0, 3).join(' ')
  if (/^(?:the|a|an) /.test(words) || /(?:s|ing|water|thunder|noise)$/.test(words)) return words
  return /^dark$/.test(words) ? 'the dark' : words
}

export function meansOf(idea: Idea): string {
  const text = idea.scene.toLowerCase()
  const said =
    /(?:speaks?|talks?|says?|communicates?|answers?)(?: only)? (?:with|in|through|by|using) ((?:his |her |its )?[a-z]+(?: [a-z]+)??)(?= (?:at|until|and|but|because|who|first)\b|[,.;]|$)/.exec(
      text,
    )?.[1]
  if (!said || /words?|language|english/.test(said)) return 'drawings'
  return said.replace(/^(?:his|her|its) /, '')
}

export function dangerOf(idea: Idea): string {
  const weather = idea.setting.weather[0]
  if (weather)
    return weather.value === 'sun' || weather.value === 'heat' ? 'the heat' : `the ${weather.value}`
  if (/\b(?:dark|night)\b/i.test(idea.scene)) return 'the dark'
  if (/\bflood|\bwave/i.test(idea.scene)) return 'the high water'
  return 'the fog'
}

export function goalOf(idea: Idea, plot: PlotKind, place: string): string {
  const text = idea.scene
  if (/holiday|vacation/i.test(text)) return 'the holiday beach'
  if (plot === 'new-place') {
    const said =
      /\b(?:to|at|in) ((?:a |an |the |his |her |its )?(?:new |forest |big |first )?[a-z]+(?: [a-z]+)?)(?= (?:and|but|where|with|who|because)\b|[,.;]|$)/iu.exec(
        text,
      )?.[1]
    return said ? definite(said) : place
  }
  const said =
    /\b(?:see|visit|reach|find|fly to|go to|goes to|meet|touch|climb|travel to|travels to|journey to|sails to|trip to|dreams? of|explores?|catch|hear|way to) ((?:the |a |an |its |his |her )?(?:[a-z'-]+ ){0,2}?[a-z'-]+)(?= (?:and|but|where|with|who|because|for|on|in|at|so|by|to)\b|[,.;]|$)/iu.exec(
      text,
    )?.[1]
  if (said && said.split(/\s+/).length <= 4) return definite(said)
  const subject = idea.subjects.find(
    ({ role, kind }) =>
      (role === 'object' || role === 'place' || role === 'mentioned') && !['abstract', 'time'].includes(kind),
  )
  if (!idea.isEnglish) {
    const known = idea.subjects
      .slice(1)
      .find(({ singular }) => /^[a-z]+$/.test(singular) && kindOfNoun(singular) !== 'unknown')
    return known ? `the ${known.singular}` : 'the far hill'
  }
  return subject && !subject.animate ? definite(subject.phrase) : 'the far hill'
}

export function thingOf(idea: Idea, hero: Subject | undefined, plot: PlotKind): string {
  const fallback =
    plot === 'making'
      ? 'the surprise'
      : plot === 'mistake'
        ? 'the blue bowl'
        : plot === 'quarrel'
          ? 'the last bun'
          : 'the red mitten'
  const things = idea.subjects.filter(
    (subject) =>
      (idea.isEnglish || kindOfNoun(subject.singular) !== 'unknown') &&
      subject !== hero &&
      !subject.plural &&
      !subject.animate &&
      !['time', 'abstract', 'place', 'landscape', 'building', 'event', 'sky', 'person'].includes(
        subject.kind,
      ) &&
      !/day|way|end/.test(subject.singular),
  )
  const lost =
    plot !== 'lost-and-found'
      ? undefined
      : idea.isEnglish
        ? lostThing(idea, hero)
        : foreignDear(idea.text, idea.language.code, hero?.singular ?? '')
  if (lost) return lost
  const thing = things.find(({ role }) => role === 'object') ?? things.find(({ role }) => role !== 'place')
  if (!thing) return fallback
  return idea.isEnglish ? definite(thing.phrase) : `the ${thing.singular}`
}

// What is lost stands right beside the word for it, whatever kind of thing it is.
function lostThing(idea: Idea, hero: Subject | undefined): string | undefined {
  if (!idea.isEnglish) return undefined
  const text = idea.scene
  const near =
    /((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) (?:is|are|goes|has gone|went) (?:missing|lost|gone)/iu.exec(
      text,
    )?.[1] ??
    /(?:loses|lost|lose|losing|look(?:s|ing)? for|search(?:es|ing)? for|misplac\w+|find) ((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+)/iu.exec(
      text,
    )?.[1]
  if (!near) return undefined
  const found = idea.subjects.find(
    (subject) =>
      subject !== hero && near.includes(subject.head) && !/^(?:it|him|her|them|way)$/i.test(subject.head),
  )
  if (!found) return undefined
  // "his mother" stays his.
  const owner = /^(?:his|her|its|their) /i.test(found.phrase) && found.animate
  return (
    found.name ??
    (owner ? found.phrase.toLowerCase().split(/\s+/).slice(0, 3).join(' ') : definite(found.bare))
  )
}

export function cannotOf(idea: Idea, mine: (text: string) => string): string {
  const said =
    /(?:can't|cannot|can not|couldn't|could not|unable to|doesn't know how to|does not know how to|never learned to) ((?:[a-z']+ ?){1,3}?)(?= (?:learns?|finds?|and|but|so|until|who|because|discovers?|becomes?|wants?|tries)\b|[,.;]|$)/iu.exec(
      idea.scene,
    )?.[1]
  if (said) return mine(said.trim())
  return (
    /learn(?:s|ing)? (?:how )?to ([a-z']+(?: [a-z']+){0,2}?)(?= (?:and|but|with|from|in|on|at|so)\b|[,.;]|$)/iu.exec(
      idea.scene,
    )?.[1] ?? 'do it'
  )
}

export function deedOf(idea: Idea, plot: PlotKind, mine: (text: string) => string): string {
  const scene = idea.scene
  const wanted =
    /\b(?:wants? to|dreams? of|wish(?:es)? to|tries to|learn(?:s|ing)? (?:how )?to|decides to|has to|must|would like to|loves to|helps? to) ((?:[\p{L}'’-]+ ?){1,6}?)(?=,| (?:and|but|because|so|until|who|when|while|if|with)\b|[.;]|$)/iu.exec(
      scene,
    )?.[1]
  if (plot === 'fear') return wanted ? clip(mine(wanted), 4) : braveDeed(fearOf(idea))
  if (plot === 'quest') {
    if (/holiday|vacation/i.test(scene)) return 'go on holiday'
    const going = idea.actions.find(({ words }) =>
      /holiday|vacation|^(?:sets? (?:off|out)|flies|swims|climbs|goes|travels|sails)\b/i.test(words),
    )
    return wanted
      ? clip(mine(wanted), 5)
      : going
        ? clip(mine(going.forms.base), 5)
        : `see ${goalOf(idea, plot, 'the far hill')}`
  }
  if (plot === 'routine') return routineDeed(scene.toLowerCase())
  if (wanted) return clip(mine(wanted), 5)
  const later = idea.isEnglish ? laterAction(scene) : undefined
  if (later && !idea.actions.some(({ kind, relative, finite }) => kind === 'action' && finite && !relative))
    return clip(mine(later), 5)
  const action =
    idea.actions.find(
      ({ verb, kind, relative, negated }) => kind === 'action' && verb !== 'be' && !relative && !negated,
    ) ?? idea.actions.find(({ kind, negated }) => kind === 'action' && !negated)
  if (action) return clip(mine(action.forms.base), 5)
  return plot === 'making'
    ? 'make a surprise'
    : plot === 'helping'
      ? 'help'
      : plot === 'other-way'
        ? 'do it another way'
        : 'do something good'
}

export function isUnknownThing(idea: Idea, hero: Subject | undefined, plot: PlotKind): boolean {
  const noun = thingOf(idea, hero, plot).split(' ').at(-1) ?? ''
  return (
    plot === 'making' &&
    noun !== 'surprise' &&
    kindOfNoun(noun) === 'unknown' &&
    /\bmak(?:e|es|ing)\b/i.test(idea.scene)
  )
}

export function dreadOf(idea: Idea): string {
  return /\b(?:hates?|dislikes?|not like|n't like|can't stand)\b/i.test(idea.scene)
    ? `did not like ${fearOf(idea)}`
    : `was afraid of ${fearOf(idea)}`
}

function braveDeed(fear: string): string {
  if (/dark|night/.test(fear)) return 'look at the stars'
  if (/water|swim|sea|wave|pool|bath/.test(fear)) return 'splash in the water'
  if (/thunder|storm|lightning|noise|loud/.test(fear)) return 'sleep all night long'
  if (/rain|snow|wind|sun|mud|fog/.test(fear)) return 'go out to play'
  if (/school|class|kindergarten|stage|sing|speak|people/.test(fear)) return 'join in'
  if (/height|high|climb|fly|fall|jump/.test(fear)) return 'see the view'
  return 'go that way'
}

// "a wolf who is vegetarian opens a restaurant": the last verb that says what somebody does.
function laterAction(scene: string): string | undefined {
  const words = scene.split(/\s+/)
  for (let index = words.length - 2; index > 0; index -= 1) {
    const word = (words[index] ?? '').toLowerCase()
    if (
      !/^[a-z]{3,}s$/.test(word) ||
      /^(?:is|was|has|does|this|its|his|hers|who|always|sometimes)$/.test(word)
    )
      continue
    const verb = readVerb(word).find(({ form }) => form === 'third')
    if (verb && /^(?:an?|the|his|her|its|their|in|on|for|with|to|at|[a-z]+)$/i.test(words[index + 1] ?? ''))
      return [verb.lemma, ...words.slice(index + 1)].join(' ')
  }
  return undefined
}

function routineDeed(text: string): string {
  if (/teeth|tooth|zähne|dents|dientes|зуб|歯|牙/.test(text)) return 'brush teeth'
  if (/bath|wash|soap|shower|hair/.test(text)) return 'wash'
  if (/dress|shoes|coat|clothes|socks/.test(text)) return 'get dressed'
  if (/tid|clean up|aufräum|put away/.test(text)) return 'tidy up'
  if (/potty|toilet/.test(text)) return 'use the potty'
  return 'go to bed'
}

export function topicWords(idea: Idea): string {
  const text = idea.text.replace(/\s+/g, ' ')
  const said =
    /\b(?:about|why|how|explain(?:s|ing)?|what)\s+(?:we |do |does |to |is |are )*(.{3,60}?)(?=,|\.|;| (?:with|to|for) (?:a|an|the|my|kids|children|\d)|$)/iu.exec(
      text,
    )?.[1] ??
    idea.subject?.bare ??
    idea.scene
  return said.trim().split(/\s+/).slice(0, 6).join(' ')
}

// "how volcanoes erupt" asks "How do volcanoes erupt?".
export function questionIn(text: string): string {
  const match = /\b(how|why) ((?:the )?[a-z]+s) ([a-z]{3,})(?=[,.;?!]| (?:to|for|with|in|at|on)\b|$)/iu.exec(
    text,
  )
  if (!match || /s$/.test(match[3] ?? '')) return 'How does it work?'
  const [, ask = '', who = '', verb = ''] = match
  return `${upperFirst(ask.toLowerCase())} do ${who.toLowerCase()} ${verb.toLowerCase()}?`
}
