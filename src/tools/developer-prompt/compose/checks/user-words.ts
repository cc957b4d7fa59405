import { skipsDataModel, typeFields, type FieldName, type PromptForm } from '../../form.ts'

/** What the user typed, and whether a brief kept it: words, numbers, names, quotes, colours, addresses. */

const commonFields: readonly FieldName[] = [
  'projectName', 'projectDescription', 'targetAudience', 'mainGoal', 'features', 'customFeatures', 'designStyle',
  'colorPreferences', 'layoutPreferences', 'integrations', 'additionalNotes', 'platform', 'businessRules',
  'componentBehavior', 'techPreferences', 'architectureNotes', 'testingPreference',
] // prettier-ignore
const dataFields: readonly FieldName[] = ['coreUserActions', 'userFlow', 'dataModels', 'modelRelationships']

/** Fields the wizard shows for this form's type; what stands in others was typed for another type. */
export function shownFields(form: PromptForm): FieldName[] {
  const ofType = form.projectType === '' ? [] : typeFields[form.projectType]
  return [...commonFields, ...(skipsDataModel(form) ? [] : dataFields), ...ofType]
}

const choiceFields: ReadonlySet<FieldName> = new Set<FieldName>([
  'projectType', 'designStyle', 'platform', 'testingPreference', 'brandingStyle', 'navigationType', 'cmsIntegration',
  'authenticationType', 'testingStrategy', 'targetPlatforms', 'authFlow', 'offlineSupport', 'preferredFramework',
  'leadFormTool', 'markdownOrCMS',
]) // prettier-ignore

/** Free texts of the shown fields, each list item on its own. */
export function typedTexts(form: PromptForm): { field: FieldName; text: string }[] {
  return shownFields(form).flatMap((field) => {
    const value = form[field]
    if (choiceFields.has(field) || field === 'features') return []
    if (Array.isArray(value))
      return value.filter((item) => item.trim() !== '').map((text) => ({ field, text }))
    return typeof value === 'string' && value.trim() !== '' ? [{ field, text: value }] : []
  })
}

/** Everything in the form as one text, hidden fields included: what a brief may have quoted. */
export function allTyped(form: PromptForm): string {
  return Object.values(form)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string')
    .join('\n')
}

/** One spelling for comparing: no escapes, straight quotes, plain spaces, lower case. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/[`‘’‚‛´]/gu, "'")
    .replace(/[“”„‟«»]/gu, '"')
    .replace(/\\/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .trim()
}

const emptyWords = new Set(
  `the and for with from that this these those their they them have has had are was were will would should could can may must not but
  many belongs belong muchos muchas viele gehört plusieurs tiene tienen hat haben only also any all each every one two some very just our your his her its who what when where which while then than there into onto
  over under out off about after before between during per via etc use uses used using user users app want wants need needs like
  der die das den dem des ein eine einen einem einer und oder mit von für auf aus bei nach vor zum zur ist sind wird werden nicht nur auch
  los las una unos unas con para por que del como más pero sus sin sobre entre cada
  les une des dans pour avec sur par qui que est sont leur leurs aux mais plus
  uma com para que dos das não mais seu sua pelo pela`.split(/\s+/u),
)

/** Scripts written without spaces are compared by pairs of characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}ー]+/gu

export function contentRoots(text: string): string[] {
  const roots: string[] = []
  const source = plain(text)
  for (const run of source.match(unspaced) ?? []) {
    const characters = [...run]
    if (characters.length === 1) roots.push(run)
    for (let index = 0; index + 1 < characters.length; index += 1) {
      roots.push(`${characters[index]}${characters[index + 1]}`)
    }
  }
  for (const word of source.replace(unspaced, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    if (word.length < 3 || emptyWords.has(word)) continue
    roots.push(root(word))
  }
  return roots
}

function root(word: string): string {
  if (!/^\p{Script=Latin}+$/u.test(word)) return word
  const cut = word.replace(/(?:ations?|ments?|ings?|edly|ied|ies|ed|es|s|ly|er|ers|y|e)$/u, '')
  return cut.length >= 3 ? cut : word
}

export function kept(value: string, outputRoots: ReadonlySet<string>): number {
  const roots = [...new Set(contentRoots(value))]
  if (roots.length === 0) return 1
  return roots.filter((word) => outputRoots.has(word)).length / roots.length
}

/** Numbers, hex colours, addresses, quoted strings and capitalised names of a text, as typed. */
export function facts(text: string): { kind: string; value: string }[] {
  const source = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
  const found: { kind: string; value: string }[] = []
  const without = source
    .replace(/https?:\/\/[^\s<>"'`|)]+/giu, (url) => {
      found.push({ kind: 'address', value: url.replace(/[.,;:!?]+$/u, '') })
      return ' '
    })
    .replace(/#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu, (hex) => {
      found.push({ kind: 'colour', value: hex })
      return ' '
    })
  for (const match of without.matchAll(/["“„«]([^"“”„«»\n]{2,80})["”“»]/gu)) {
    found.push({ kind: 'quote', value: match[1]?.trim() ?? '' })
  }
  for (const match of without.matchAll(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu)) {
    found.push({ kind: 'number', value: match[0] })
  }
  for (const match of without.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{M}]{2,}/gu)) {
    found.push({ kind: 'name', value: match[0] })
  }
  return found
}

/** Whether a fact stands in a text that went through `plain`. */
export function holds(output: string, fact: { kind: string; value: string }): boolean {
  const value = plain(fact.value)
  if (value === '') return true
  if (fact.kind === 'number')
    return new RegExp(String.raw`(?<!\p{Nd})${escapePattern(value)}(?!\p{Nd})`, 'u').test(output)
  if (fact.kind === 'name') return output.includes(root(value)) || output.includes(value)
  return output.includes(value)
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
}
