/** The word without its endings, roughly, for English; other scripts and accents were folded before. */
export function stem(form: string): string {
  if (form.length < 4 || !/^[a-z]+$/.test(form)) return form
  let word = form
  if (word.endsWith('ies') && word.length > 4) word = `${word.slice(0, -3)}y`
  else if (word.endsWith('sses')) word = word.slice(0, -2)
  else if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) word = word.slice(0, -1)
  word = withoutVerbEnding(word)
  if (word.length > 6) word = word.replace(/(?:fully|ness|ment|ly|ful)$/, '')
  word = word.replace(/(?:isation|ization)$/, 'iz').replace(/(?<=.{4})ation$/, 'at')
  word = word.replace(/(?<=.{3})is(?=e?$)/, 'iz')
  return word.replace(/(?<=.{3})e$/, '').replace(/(?<=.{2})y$/, 'i')
}

function withoutVerbEnding(word: string): string {
  const bare = word.replace(/(?:ing|ed)$/, '')
  if (bare === word || bare.length < 3 || !/[aeiouy]/.test(bare)) return word
  return /([bdgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare
}
