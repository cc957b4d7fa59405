import { detectLanguage } from '#reading/language.ts'
import { languageName } from '../contract/languages.ts'
import { chosen, chosenRow, item, rowOf, words, you } from '../contract/plan.ts'
import type { Choice, Item, Span } from '../contract/plan.ts'
import * as craft from './craft/choices.ts'
import { avoidLines, doLines, frame, keepPremise, titleAndStory } from './craft/frame.ts'
import { genreAvoid, genreCraft, genreVoice, shapes, type GenreCraft } from './craft/genres.ts'
import type { StoryInput } from './input.ts'
import { brief, emptyPlan, type StoryPlan } from './plan.ts'

/** A brief round the premise, which stays whole. A story needs a writer: undefined. */
export function compose(input: StoryInput): StoryPlan | undefined {
  if (input.mode === 'story') return undefined
  return input.idea.includes(keepPremise) ? ownBrief(input) : briefFor(input)
}

function briefFor(input: StoryInput): StoryPlan {
  const { idea, genre, ending, viewpoint, tense } = input
  const rows = choiceRows(input)
  const handedOver = ['protagonist', 'pressure', 'world', 'thread'] as const
  const voiceBy = [...chosen('viewpoint', viewpoint), ...chosen('tense', tense), ...chosen('genre', genre)]
  const usualVoice = frameRow('voice', frame.voice, voiceBy)
  const endingRow = rows.ending ?? frameRow('ending', frame.ending, chosen('ending', ending))
  return {
    ...emptyPlan('prompt'),
    order: [orderItem(input)],
    premise: [item('premise', [you('idea', idea)])],
    ...Object.fromEntries(handedOver.map((key) => [key, brief.rows(key, [frameRow(key, frame[key])])])),
    shape: brief.rows('shape', shapeRows(input)),
    voice: brief.rows('voice', rows.voice.some(Boolean) ? rows.voice : [usualVoice]),
    ending: [item('ending', [endingRow, frameRow('last-image', frame.lastImage)])],
    do: brief.rows('do', [...frameRows('do', [keepPremise, ...doLines]), rows.audience]),
    avoid: brief.rows('avoid', [rows.avoid, ...frameRows('avoid', avoidLines)]),
    output: brief.rows('output', [frameRow('output', titleAndStory), lengthRow(input), languageRow(input)]),
  }
}

/** A brief that came back keeps its words; only what is chosen now and not in it yet is added. */
function ownBrief(input: StoryInput): StoryPlan {
  const { idea, length, language } = input
  const { voice, ending, audience } = choiceRows(input)
  const added = [...voice, ending, audience, length && lengthRow(input), language && languageRow(input)]
  const missing = added.flatMap((row) => (row && !idea.includes(row.text) ? row : []))
  return {
    ...emptyPlan('prompt'),
    labels: { premise: frameRow('label', ''), do: frameRow('label', 'Changes to the above') },
    premise: [item('premise', [you('idea', idea)])],
    do: brief.rows('do', missing),
  }
}

/** "Write a mystery of 500 to 800 words, in German, for adult readers, in close third person, from this premise." */
function orderItem({ genre, audience, length, viewpoint, tense, language }: StoryInput): Item {
  const parts = [
    chosenRow('length', length, length && ` of ${craft.lengthCraft[length]}`),
    chosenRow('language', language, `, in ${languageName(language)}`),
    chosenRow('audience', audience, audience && `, ${craft.audienceCraft[audience].reader}`),
    chosenRow('viewpoint', viewpoint, viewpoint && `, ${craft.viewpointOrder[viewpoint]}`),
    chosenRow('tense', tense, tense && `, in the ${tense} tense`),
  ].filter((row) => row !== undefined)
  const kind =
    chosenRow('genre', genre, genre && genreCraft[genre].name) ??
    frameRow('order', frame.order, chosen('genre', genre))
  const order = words(frameRow('order', ''))
  return item('order', order`Write ${kind}${parts}${parts.length > 0 ? ',' : ''} from this premise.`)
}

/** Steps by genre, as far as they suit children; without one by what small children can follow, else the general ones. */
function shapeRows({ genre, audience }: StoryInput): Span[] {
  const byAudience = audience === '' ? undefined : craft.audienceCraft[audience].shape
  const { childShape, shape }: Partial<GenreCraft> = genre === '' ? {} : genreCraft[genre]
  const name = (craft.childAudiences.includes(audience) && childShape) || shape || byAudience || 'general'
  const by = [...chosen('genre', genre), ...(shape && !childShape ? [] : chosen('audience', audience))]
  return shapes[name].map(([share, what], at) =>
    rowOf(`shapes/${name}-${at + 1}`, `(${share} %) ${what}`, by),
  )
}

function choiceRows({ genre, audience, viewpoint, tense, ending }: StoryInput) {
  return {
    voice: [
      chosenRow('genre', genre, genre && genreVoice[genre]),
      chosenRow('viewpoint', viewpoint, viewpoint && craft.viewpointVoice[viewpoint]),
      chosenRow('tense', tense, tense && craft.tenseCraft[tense]),
    ],
    ending: chosenRow('ending', ending, ending && craft.endingCraft[ending]),
    audience: chosenRow('audience', audience, audience && craft.audienceCraft[audience].rule),
    avoid: chosenRow('genre', genre, genre && genreAvoid[genre]),
  }
}

function lengthRow({ length, audience }: StoryInput): Span {
  const usual = audience === '' ? undefined : craft.audienceCraft[audience].usualLength
  const words = length === '' ? (usual ?? craft.usualLength) : craft.lengthCraft[length]
  const by = length === '' ? chosen('audience', audience) : []
  const text = `Length: ${words}${length === '' ? ', unless the premise sets another' : ''}.`
  return rowOf(`length/${length || 'usual'}`, text, [...chosen('length', length), ...by])
}

function languageRow({ idea, language }: StoryInput): Span {
  const name = languageName(language) ?? detectLanguage(idea)?.name
  const text = `Language: ${name ?? 'that of the premise'}${language === '' ? ', unless the premise asks for another' : ''}.`
  return rowOf(`language/${name ?? 'any'}`, text, chosen('language', language))
}

function frameRows(list: string, texts: readonly string[]): Span[] {
  return texts.map((text, at) => frameRow(`${list}-${at + 1}`, text))
}

function frameRow(row: string, text: string, by: readonly Choice[] = []): Span {
  return rowOf(`frame/${row}`, text, [...chosen('mode', 'prompt'), ...by])
}
