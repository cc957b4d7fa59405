const codes = [
  ...(['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl'] as const),
  ...(['uk', 'ru', 'tr', 'ar', 'hi', 'zh', 'ja', 'ko'] as const),
]
const names = new Intl.DisplayNames('en', { type: 'language' })

/** In which an answer can be asked for. */
export const languages = codes.map((value) => ({ value, label: names.of(value) ?? value }))

export function languageName(code: string): string | undefined {
  return languages.find(({ value }) => value === code)?.label
}
