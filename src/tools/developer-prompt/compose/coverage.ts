import type { FieldName } from '../form.ts'
import type { CleanForm } from './brief.ts'
import { collectFacts } from './decide/reading.ts'
import { safeInline } from './words/inline.ts'
import { contentStems, stem } from './words/stem.ts'

const wantedShare = 0.7

/** Texts of the form whose words or facts did not make it into the document: they go to the appendix, word for word. */
export function findUncovered(form: CleanForm, document: string): { label: string; text: string }[] {
  const known = new Set(contentStems(document))
  const plain = comparable(document)
  const missing: { label: string; text: string }[] = []
  for (const name of Object.keys(form).sort() as FieldName[]) {
    const value = form[name]
    const texts = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    for (const text of texts) {
      if (text === '' || isEnum(name)) continue
      if (!isTold(text, known, plain)) missing.push({ label: name, text })
    }
  }
  return missing
}

const enumFields = new Set<string>([
  'projectType', 'designStyle', 'platform', 'testingPreference', 'brandingStyle', 'navigationType', 'cmsIntegration', 'authenticationType', 'testingStrategy', 'targetPlatforms', 'authFlow', 'offlineSupport', 'preferredFramework', 'leadFormTool', 'markdownOrCMS', 'features',
])

function isEnum(name: FieldName): boolean {
  return enumFields.has(name)
}

function isTold(text: string, known: ReadonlySet<string>, plain: string): boolean {
  const stems = [...new Set(contentStems(text))]
  const told = stems.filter((word) => known.has(word)).length
  if (stems.length > 0 && told / stems.length < wantedShare) return false
  return collectFacts(text).every((fact) => {
    if (/^\p{Lu}\p{Ll}+$/u.test(fact) && known.has(stem(fact))) return true
    return plain.includes(comparable(safeInline(fact)))
  })
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s\\`'’"“”]+/gu, '')
}
