import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
/** "a clay pot", "an old fridge"; left alone when it has an article or is more than one thing. */
export function withArticle(words: string): string {
  if (
    words === '' ||
    isUncountable(words) ||
    words.startsWith('“') ||
    /^(?:an?|the|one|two|three|some|my|your|its|their)\s/iu.test(words)
  )
    return words
  if (/^(?:\w{2,}est|most|first|last|only|worst)\s/u.test(words)) return `the ${words}`
  return `${indefiniteArticle(words)} ${words}`
}

/** "the clay pot" of "a clay pot" or "my clay pot". */
export function definite(words: string): string {
  return words.startsWith('“') ? words : `the ${withoutPossessive(words)}`
}

/** Without article and owner: "fridge" of "my fridge". */
export function withoutPossessive(words: string): string {
  return words.replace(/^(?:an?|the|my|your|our|his|her|their|its|one|some)\s+/iu, '').trim()
}

/** Stuff one does not count: "bread", "green tea". */
export function isUncountable(words: string): boolean {
  return /(?:^|\s)(?:bread|rice|pasta|coffee|espresso|water|milk|butter|cheese|meat|beef|pork|chicken|fish|soup|tea|sugar|salt|flour|ramen|sushi|wine|beer|chocolate|honey|oil|yogh?urt|furniture|jewellery|jewelry|equipment|hair|soil|sand|snow|ice|gold|silver|paper|plastic|wood|software|money|sourdough|matcha|tofu|broth|dough|waste|dust|mud|clay|glass|leather|soap|food|wool|fabric)$/iu.test(
    words,
  )
}
