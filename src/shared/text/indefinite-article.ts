const silentStart = /^(?:hour|honest|heir|honou?r)/iu
const consonantStart = /^(?:uni(?!n|m|den)|us[aeiou]|eu|ewe|one(?!\p{L})|once(?!\p{L})|u[bckqrt][aeiou]|uk)/iu
/** Letters that are spelt with a vowel first: "an FAQ", "an X-ray", "an e-bike". */
const speltStart = /^(?:[AEFHILMNORSX](?:[A-Z0-9]|(?!\p{L}))|[aefhilmnorsx]-)/u
const spokenNumber = /^(?:8|1[18](?!\d))/u
const vowelStart = /^[aeiouàáâäéèêëíìîïóòôöúùûü]/iu

/** "a" or "an", by the sound of the first word. */
export function indefiniteArticle(words: string): 'a' | 'an' {
  const word = words.replace(/^[^\p{L}\p{N}]+/u, '')
  if (silentStart.test(word) || speltStart.test(word) || spokenNumber.test(word)) return 'an'
  // "a UI", "a US firm": the letter is spelt "you".
  if (consonantStart.test(word) || /^U[A-Z]/u.test(word)) return 'a'
  return vowelStart.test(word) ? 'an' : 'a'
}
