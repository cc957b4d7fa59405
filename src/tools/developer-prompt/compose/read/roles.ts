import { upperFirst } from '#shared/text/upper-first.ts'
import type { FieldName } from '../../form.ts'
import { readActor } from './actor.ts'
import { isPersonNoun } from './person-nouns.ts'
import { detectLanguage } from '#shared/text/language.ts'
import { singularisePhrase } from './singular.ts'
import { splitList } from './split-list.ts'
import { splitSentences } from './sentences.ts'

/** `name` is capitalised and singular (English), in the user's own words; `note` is what they wrote beside it. */
export type Role = { name: string; source: FieldName; note?: string }

type RoleFields = {
  userRoles: string
  targetAudience: string
  coreUserActions: string
  projectDescription: string
}

const mostRoles = 8
const cut =
  /\s*(?:[,;:([–—/]|\s-\s|\d|\b(?:of|with|without|who|whom|whose|that|which|from|in|on|at|for|aged|age|between|over|under|above|below|wanting|looking|working|living|using|needing|trying|seeking|interested|planning|running|like|such as|to|by|across|around|near|during|mostly|mainly|often|usually|especially|including|where|visiting|wearing|owning|driving|learning|preparing|buying|selling|managing|doing|going|getting|moving|making|studying|caring|waiting|coming|travelling|traveling|having|being|speaking|organising|organizing|hosting|renting|sharing|who're|when|because|as|than|per|mit|ohne|aus|von|für|im|in der|die|ab|zwischen|über|unter|avec|sans|de la|du|qui|dans|pour|âgés|con|sin|que|para|entre|com|sem|di|che|per|met|zonder|met|voor)(?=\s|$))/iu
const joiner =
  /\s*(?:[,;/:]|\s\+\s|\s&\s|\b(?:and|plus|as well as|or|und|sowie|et|ainsi que|y|e|ou|oder)\b(?=\s))\s*/iu
const quantifier =
  /^(?:the|an?|our|my|all|both|many|some|several|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|few|about|around|roughly|approximately|over|up to|mostly|mainly|primarily|especially|typically|usually|also|any|every|each|anyone|their|his|her|its|your|one|a single|busy|young|younger|old|older|elderly|curious|passionate|ambitious|tech-savvy|modern|everyday|regular|adult|die|der|das|alle|les|des|los|las|os|as|gli|i|de|het|zwei|drei|deux|dos|dois|due)\s+/iu
const generic =
  /^(?:people|persons?|users?|everyone|everybody|anyone|anybody|folks|public|adults?|men|women|seniors|males?|females?|individuals?|audiences?|humans?|beginners?|experts?|professionals?|amateurs?|phones?|laptops?|computers?|smartphones?|yes|no|none|all)$/iu

/** Who uses the product. The list of roles wins; otherwise people named in the audience and those who act in the actions. */
export function readRoles(fields: RoleFields): Role[] {
  const listed = readListedRoles(fields.userRoles)
  if (listed.length > 0) return listed
  const acting = readActingRoles(fields.coreUserActions, 'coreUserActions')
  const roles = withoutRepeats([
    ...readAudience(fields.targetAudience),
    ...acting,
    ...readDescribed(fields.projectDescription),
  ])
  return roles.length > 0 ? roles.slice(0, mostRoles) : [{ name: 'Member', source: 'targetAudience' }]
}

function readListedRoles(text: string): Role[] {
  const isEnglish = detectLanguage(text).code === 'en'
  return withoutRepeats(splitList(text).flatMap((item) => readListed(item, isEnglish))).slice(0, mostRoles)
}

function readListed(item: string, isEnglish: boolean): Role[] {
  const match = /^([^(:：–—]+?)\s*(?:\((.*)\)|[:：]\s*(.*)|\s[-–—]\s+(.*))$/u.exec(item)
  const head = (match?.[1] ?? item)
    .replace(/^(?:the|an?|der|die|das|ein|eine|le|la|les|un|une|el|los|las)\s+/iu, '')
    .trim()
  const own = match?.[2] ?? match?.[3] ?? match?.[4]
  const acting =
    isEnglish && match === null
      ? /^(.{2,40}?)\s+(?:who\s+)?((?:can|may|must|cannot|has|have|is|are)\s.+)$/iu.exec(head)
      : null
  const name = upperFirst(isEnglish ? singularisePhrase(acting?.[1] ?? head) : head)
  if (!/\p{L}/u.test(name) || [...name].length > 60) return []
  const note = own ?? acting?.[2]
  return [{ name, source: 'userRoles', ...(note === undefined || note === '' ? {} : { note: note.trim() }) }]
}

function readAudience(text: string): Role[] {
  if (text.trim() === '') return []
  const isEnglish = detectLanguage(text).code === 'en'
  const roles: Role[] = []
  for (const sentence of splitSentences(text)) {
    // What follows "who", "with" or "mostly" describes people and names none.
    const spans = sentence.split(joiner)
    let inDescription = false
    for (const span of spans) {
      const startsNew = /^(?:two|three|\d+|the|a|an|one|their|some)\s/iu.test(span) || !inDescription
      const name = nameIn(span, isEnglish)
      const cutAt = span.search(cut)
      if (name !== undefined && (startsNew || isPersonNoun(name.split(' ').at(-1) ?? '')))
        roles.push({ name, source: 'targetAudience' })
      if (cutAt > 0) inDescription = /\b(?:who|that|with|mostly|like|such as|die|qui|que|che)\b/iu.test(span)
    }
    if (!isEnglish && roles.length === 0) {
      const first = (spans[0] ?? '').split(cut)[0]?.trim() ?? ''
      if (first !== '' && [...first].length <= 40)
        roles.push({ name: upperFirst(first), source: 'targetAudience' })
    }
  }
  return roles
}

function nameIn(span: string, isEnglish: boolean): string | undefined {
  let phrase = span.trim()
  for (let round = 0; round < 4; round += 1)
    phrase = phrase.replace(/^\d+[\p{L}-]*\s+/u, '').replace(quantifier, '')
  phrase = (phrase.split(cut)[0] ?? '').trim().replace(/[.!?]+$/u, '')
  const words = phrase.split(/\s+/u)
  if (phrase === '' || words.length > 4 || generic.test(phrase)) return undefined
  if (!isEnglish) return undefined
  const last = words.at(-1) ?? ''
  if (!isPersonNoun(last) || (generic.test(last) && words.length === 1)) return undefined
  return upperFirst(singularisePhrase(phrase))
}

function readActingRoles(text: string, source: FieldName): Role[] {
  return splitList(text).flatMap((action) => {
    const actor = readActor(action)
    return actor === undefined || generic.test(actor) ? [] : [{ name: actor, source }]
  })
}

/** From prose only roles that every product means the same thing by. */
function readDescribed(text: string): Role[] {
  const found =
    /\b(?:the|an?|by|as|our|ward|site|shop|store|club|team)\s+((?:ward |site |shop |store |club |team |office )?(?:admins?|administrators?|managers?|moderators?|editors?|owners?|librarians?|organisers?|organizers?))\s+(?:can|may|must|will|should|approves?|reviews?|manages?|confirms?|checks?|decides?|edits?|publishes|assigns?)\b/giu
  return [...text.slice(0, 8_000).matchAll(found)].map((match) => ({
    name: upperFirst(singularisePhrase((match[1] ?? '').toLowerCase())),
    source: 'projectDescription' as const,
  }))
}

function withoutRepeats(roles: Role[]): Role[] {
  const seen = new Set<string>()
  return roles.filter(({ name }) => {
    const key = name.toLowerCase()
    const isKnown = seen.has(key) || [...seen].some((known) => known.endsWith(` ${key}`))
    seen.add(key)
    return !isKnown
  })
}
