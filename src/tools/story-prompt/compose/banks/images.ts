/** Last images: what is seen after the choice. `{t}` is the thread object, `{T}` the same at the start of a sentence. */
export const lastImages: readonly string[] = [
  '{T} {t.was} {t.end}.',
  'By morning {t} {t.was} {t.end}, and nobody had moved {t.it}.',
  'When the light came round, it found {t} {t.end}.',
  'And {t} {t.was} where {t.he} had never been before: {t.end}.',
]
