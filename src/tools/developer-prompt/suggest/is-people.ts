import { isPersonNoun } from '../compose/read/person-nouns.ts'

const kin =
  /^(?:grand(?:mother|father|ma|pa|parent|child|children|son|daughter)s?|wife|wives|husbands?|sons?|daughters?|sisters?|brothers?|boys?|girls?|bab(?:y|ies)|toddlers?|room-?mates?|flat-?mates?|class-?mates?|uncles?|aunts?|boss|bosses|kids?|wom[ae]n|men|man|people|someone|anyone|everyone|everybody|seniors?|beginners?|teens?|adults?|falconers?|locals?|visitors?|users?)$/iu

/** Whether an English noun means people. */
export function isPeople(word: string): boolean {
  return kin.test(word) || isPersonNoun(word)
}
