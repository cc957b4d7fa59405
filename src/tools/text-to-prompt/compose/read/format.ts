import type { Idea } from '#tools/idea/read-idea.ts'
import { createFinder } from '#tools/idea/word-finder.ts'
import { formats } from '../knowledge/formats.ts'

export type FormatCraft = (typeof formats)[number]

const find = createFinder(Object.fromEntries(formats.map(({ id, words }) => [id, words])))
// The shared reader knows the forms of texts in many languages.
const formatOfForm: Partial<Record<Idea['wishes']['forms'][number]['value'], string>> = {
  'email': 'email', 'post': 'post', 'article': 'blog post', 'ad': 'ad', 'script': 'script', 'cv': 'cv',
  'cover letter': 'cover letter', 'bio': 'bio', 'poem': 'poem', 'song': 'song', 'speech': 'speech',
  'essay': 'essay', 'report': 'report', 'slogan': 'slogan', 'description': 'product description',
  'review': 'review', 'letter': 'letter', 'story': 'story', 'joke': 'joke', 'headline': 'headline',
  'recipe': 'recipe', 'quiz': 'quiz', 'list': 'list', 'presentation': 'presentation', 'contract': 'policy',
  'message': 'message', 'press release': 'press release', 'landing page': 'landing page',
  'caption': 'caption', 'thread': 'tweet', 'toast': 'speech', 'faq': 'faq', 'survey': 'survey',
} // prettier-ignore

const forSale =
  /annonce pour vendre|vendre m(?:on|a)|kleinanzeige|verkaufsanzeige|vendo|vender m[iu]|anúncio para vender|vendere (?:il|la)|продам|о продаже|売ります|出品|出售|二手转让|판매 글|للبيع|बेचने/iu
const greeting =
  /glückw(?:u|ü)nsch|félicitation|felicitaci|felicidades|parabéns|auguri|поздравл|привітан|تهنئة|बधाई|お祝い|祝福|祝贺|축하/iu

/** The kind of text asked for: the first that is named, before what it is about. */
export function readFormat(idea: Idea): FormatCraft | undefined {
  const byId = (id: string | undefined) => formats.find((format) => format.id === id)
  if (!idea.isEnglish) {
    const form = idea.wishes.forms.map(({ value }) => formatOfForm[value]).find((id) => id !== undefined)
    if (forSale.test(idea.text)) return byId('small ad')
    if (form === undefined && greeting.test(idea.text)) return byId('message')
    const isLinkedin = idea.wishes.platforms.some(({ value }) => value === 'linkedin')
    return byId(isLinkedin && (form === undefined || form === 'post') ? 'linkedin post' : form)
  }
  const hits = find(idea.text.slice(0, 400))
  const first = hits[0]
  if (/\b(?:funeral|memorial service|celebration of life)\b/iu.test(idea.text) && first?.key === 'speech')
    return byId('eulogy')
  if (first === undefined) return undefined
  // In "write a post for our newsletter" the post is made; in "post on LinkedIn" the place narrows it.
  const isOnLinkedin = hits.some((hit) => hit.key === 'linkedin post')
  if (first.key === 'post' && isOnLinkedin) return byId('linkedin post')
  if (
    first.key === 'list' &&
    /\b(?:list (?:me|all|the)|(?:waiting|mailing|guest|price|wait|wish|track|short|play) ?list)\b/iu.test(
      idea.text,
    )
  )
    return undefined
  return byId(first.key)
}

/** What is told to a person without a word on how. */
export const messageFormat = formats.find(({ id }) => id === 'message')
export const mailFormat = formats.find(({ id }) => id === 'email')

/** The format named in one part of an idea with several tasks. */
export function formatOfPart(part: string): FormatCraft | undefined {
  const hit = find(part)[0]
  return hit && formats.find((format) => format.id === hit.key)
}
