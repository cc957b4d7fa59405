import { readColours } from '../compose/read/colours.ts'
import { isPeople } from './is-people.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { plural } from '../compose/words/english.ts'
import {
  contentTypes,
  fieldLimits,
  platforms,
  type DesignStyle,
  type Platform,
  type ProjectType,
} from '../form.ts'
import { answerTypeQuestions } from './answer-type-questions.ts'
import { chooseFeatures } from './choose-features.ts'
import { modelProduct } from './model-product.ts'
import { nameProject } from './name-project.ts'
import { readProfession } from './read-profession.ts'
import { readSentence, type Reading } from './read-sentence.ts'
import { kindOfPhrase, shortPeople } from './read-people.ts'
import { SuggestionNotes, type Suggestion } from './suggestion.ts'
import { goalFor } from './goal-for.ts'
import { topicOf } from './topic-of.ts'

/**
 * Fills the six steps from one sentence in any language, without a model: what it says comes first, what it leaves
 * open is what is usual for its kind. Empty when there is no word to read. Pure; a few milliseconds.
 */
export function suggestForm(sentence: string, chosenType?: ProjectType): Suggestion {
  const reading = readSentence(sentence, chosenType)
  const notes = new SuggestionNotes()
  if (reading === undefined) return notes
  const { type } = reading
  const profession = type === 'portfolio' ? readProfession(reading) : undefined
  const name = nameProject(reading, profession?.words)
  const audience = audienceFor(reading)
  const doers = doersOf(reading)
  const features = chooseFeatures(reading)
  const product = modelProduct(reading, doers)
  const style = styleFor(reading)
  const platform = platformIn(reading.text)

  notes.note('projectType', type, reading.isTypeSaid ? 'said' : 'usual')
  notes.note('projectName', name.name, name.said ? 'said' : 'usual')
  notes.note('projectDescription', sentence.trim().slice(0, fieldLimits.projectDescription), 'said')
  answerTypeQuestions(notes, reading, { profession, doers, actions: product.actions })

  notes.note('targetAudience', audience.text, audience.said ? 'said' : 'usual')
  const goal = goalFor(reading, doers, product.actions)
  notes.note('mainGoal', goal.text, goal.said ? 'said' : 'usual')

  notes.note('features', features.listed, 'usual')
  notes.note('customFeatures', features.own, 'said')
  if (features.listed.length + features.own.length === 0)
    notes.note('customFeatures', product.actions.slice(0, 4), 'usual')

  notes.note('designStyle', style.style, style.said ? 'said' : 'usual')
  notes.note('colorPreferences', coloursIn(reading.text), 'said')
  notes.note('additionalNotes', notesFrom(reading), 'said')

  notes.note('platform', platform ?? usualPlatform(reading), platform === undefined ? 'usual' : 'said')
  notes.note('businessRules', reading.rules.map(asSentence).join(' '), 'said')
  if (!contentTypes.includes(type)) {
    notes.note('coreUserActions', product.actions.join(', '), product.saidActions ? 'said' : 'usual')
    notes.note('userFlow', product.flow, product.saidActions ? 'said' : 'usual')
    notes.note('dataModels', product.models, product.saidModels ? 'said' : 'usual')
    notes.note('modelRelationships', product.relations, product.saidModels ? 'said' : 'usual')
  }
  return notes
}

function audienceFor(reading: Reading): { text: string; said: boolean } {
  const { audience, doer, domain, type, about, text, language } = reading
  const isGoods = type === 'ecommerce' && language !== 'en' && about !== undefined
  // "a website for my plumbing business": it is read by those who look for plumbing.
  const isOwn =
    (type === 'landing' || type === 'portfolio' || type === 'ecommerce') &&
    audience !== undefined &&
    kindOfPhrase(audience) === 'organisation'
  if (!isGoods && !isOwn && audience !== undefined && !(type === 'portfolio' && isMakerPhrase(audience))) {
    const isDifferent =
      doer !== undefined && !audience.toLowerCase().includes(shortPeople(doer).toLowerCase().slice(0, 5))
    const who = kindOfPhrase(audience) === 'organisation' ? `the people of ${audience}` : audience
    return { text: upperFirst(isDifferent ? `${who}; ${doer}` : who), said: true }
  }
  if (doer !== undefined) return { text: upperFirst(doer), said: true }
  const mine = /\b(?:my|our)\s+((?:[\p{L}-]+\s){0,2}[\p{L}-]+)/iu.exec(text)?.[1]
  if (language === 'en' && mine !== undefined && isPeople(mine.split(' ').at(-1) ?? ''))
    return { text: `My ${mine}`, said: true }
  if (type === 'ecommerce')
    return {
      text: about
        ? `People who look for ${about}`
        : 'People who look for something of this kind, most on a phone',
      said: false,
    }
  if (type === 'portfolio')
    return {
      text:
        domain?.people[0] === 'Guests'
          ? 'Couples and hosts who plan an event, most on a phone'
          : 'People who look for somebody for this kind of work, most on a phone',
      said: false,
    }
  if (type === 'landing')
    return {
      text: `People who might want ${topicOf(reading).replace(/\s(?:business|company|firm|practice|studio|agency)(?:es|s)?$/iu, '')}, most on a phone and with half a minute`,
      said: false,
    }
  if (type === 'blog')
    return { text: `Readers who care about ${about ?? topicOf(reading)}, most on a phone`, said: false }
  if (type === 'dashboard')
    return {
      text: `The people who are responsible for ${about ?? topicOf(reading)}, at a desk every morning`,
      said: false,
    }
  return {
    text: domain?.audience ?? `People who deal with ${topicOf(reading)}, on phone and laptop`,
    said: false,
  }
}

/** "neighbours": who acts, in the plural where English gives one. */
function doersOf(reading: Reading): string {
  const { doer, audience, domain, language } = reading
  const said = doer ?? (language === 'en' ? audience : undefined)
  if (said !== undefined) {
    if (/^(?:my|our)\s/iu.test(said) && !/s$/u.test(said)) return upperFirst(said)
    const short = shortPeople(said)
    const last = short.split(/\s+/u).at(-1) ?? ''
    if (short !== '' && isPeople(last))
      return upperFirst(/s$|people|women|men|children|staff/iu.test(last) ? short : plural(short))
  }
  return domain?.people[0] ?? 'Users'
}

function isMakerPhrase(words: string): boolean {
  return (
    words.split(/,|\band\b/u).length === 1 &&
    isPeople(words.split(/\s+/u).at(-1) ?? '') &&
    /^(?:an?|my|me)\b/iu.test(words)
  )
}

const styleWords: readonly (readonly [DesignStyle, RegExp])[] = [
  [
    'playful',
    /\b(?:playful|fun|funny|colou?rful|cheerful|cute|kid-friendly|cartoon)\b|verspielt|bunt|divertid|ludique|giocos|divertente|lúdic|speels|zabawn|eğlenceli|весел|игрив|楽しい|可爱|活泼|مرح/iu,
  ],
  [
    'elegant',
    /\b(?:elegant|luxur\w+|classy|refined|premium|exclusive|high-end)\b|edel|lujo\p{L}*|élégant|raffinat|luxe|sofisticad|zarif|элегант|上品|优雅|أنيق/iu,
  ],
  [
    'minimal',
    /\b(?:minimal\w*|calm|quiet|clean|simple|plain|reduced|distraction-free)\b|schlicht|minimalist|sencill|sobre\b|semplice|simples|eenvoudig|prost[ayeą]|sade|минимал|прост|シンプル|简洁|بسيط/iu,
  ],
  [
    'corporate',
    /\b(?:corporate|professional|serious|business-like|trustworthy)\b|seriös|professionell|profesional|professionnel|professionale|profissional|zakelijk|profesjonaln|kurumsal|делов|профессионал|مهني/iu,
  ],
  [
    'creative',
    /\b(?:creative|artistic|bold|experimental|quirky|retro|vintage look|unusual)\b|kreativ|creativ|créati|artístic|yaratıcı|креатив|クリエイティブ|创意|إبداعي/iu,
  ],
  [
    'modern',
    /\b(?:modern|sleek|contemporary|fresh|futuristic)\b|modern|modernes?\b|moderno|современ|モダン|现代|عصري/iu,
  ],
]
const usualStyles: Readonly<Record<ProjectType, DesignStyle | undefined>> = {
  dashboard: 'corporate',
  portfolio: 'elegant',
  landing: 'modern',
  ecommerce: undefined,
  blog: undefined,
  'web-app': undefined,
  'mobile-app': undefined,
  other: undefined,
}

function styleFor({ text, type, domain }: Reading): { style: DesignStyle; said: boolean } {
  const said = styleWords.find(([, words]) => words.test(text))?.[0]
  if (said !== undefined) return { style: said, said: true }
  if (/\b(?:kids?|children|toddlers?|pupils)\b/iu.test(text)) return { style: 'playful', said: false }
  return { style: usualStyles[type] ?? domain?.style ?? 'modern', said: false }
}

/** Colours only where they are said of the product: "in navy and gold", "dark mode", a hex value. */
function coloursIn(text: string): string {
  const hex = text.match(/#[\dA-F]{6}\b/giu) ?? []
  const dark = /\bdark (?:mode|theme|background)\b/iu.exec(text)?.[0]
  const phrase =
    /\b(?:in|using|with|colou?rs?:?|theme:?|palette:?)\s+((?:[\p{L}-]+\s){0,2}[\p{L}-]+(?:,\s*(?:[\p{L}-]+\s)?[\p{L}-]+)*(?:\s+(?:and|on|&)\s+(?:[\p{L}-]+\s)?[\p{L}-]+)?)(?=[.,;!?]|\s+(?:colou?rs?|tones|and it|for|with)\b|$)/giu
  for (const match of text.slice(0, 1_500).matchAll(phrase)) {
    const words = match[1] ?? ''
    const colours = readColours(words)
    const isWhole = words.split(/,|\band\b|\bon\b|&/u).every((part) => readColours(part).length > 0)
    if (colours.length > 0 && isWhole) return [words, ...hex].join(', ')
  }
  return [...hex, ...(dark ? [dark] : [])].join(', ')
}

function platformIn(text: string): Platform | undefined {
  const said = /\b(?:with|in|on|using|by|for)\s+(lovable|cursor|replit|v0|github copilot|copilot)\b/iu
    .exec(text)?.[1]
    ?.toLowerCase()
  if (said === undefined) return undefined
  return platforms.find(
    (platform) => said === platform || (said.includes('copilot') && platform === 'github-copilot'),
  )
}

// Lovable and v0 build for the browser; what runs on a phone or a desktop needs more.
function usualPlatform({ type, text }: Reading): Platform {
  if (type === 'mobile-app') return /\bpwa\b|installable/iu.test(text) ? 'lovable' : 'replit'
  return type === 'other' ? 'cursor' : 'lovable'
}

function notesFrom({ without, language, languageName }: Reading): string {
  return [
    ...without.map((words) => `No ${words.replace(/\s(?:or|and)\s(?:any\s|an?\s)?/u, ' and no ')}.`),
    ...(language === 'en' ? [] : [`Interface in ${languageName}.`]),
  ].join(' ')
}

function asSentence(rule: string): string {
  return `${upperFirst(rule).replace(/[.\s]+$/u, '')}.`
}
