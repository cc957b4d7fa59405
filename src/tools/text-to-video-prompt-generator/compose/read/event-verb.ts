import type { Action } from '#tools/idea/action.ts'
import { isStaged } from '../knowledge/stagings.ts'

/** Verbs whose particle or company makes another doing of them. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^(?:go|goes|going) (?:out|off|dark)\b/iu, 'fade'],
  [
    /^(?:lift|lifts|lifting|take|takes|taking|blast|blasts|blasting) off\b(?! (?:his|her|their|its|the|a) )/iu,
    'rise',
  ],
  [/\bback to life\b/iu, 'grow'],
  [/^(?:com\w+) up\b/iu, 'rise'],
  [/^(?:get|gets|getting|got) (?:stuck|trapped|caught|jammed|tangled)\b/iu, 'stick'],
  [/^(?:get|gets|getting) up\b/iu, 'wake'],
  [/^(?:get|gets|getting) (?:on|onto|in|into|off)\b/iu, 'climb'],
  [/^(?:fall|falls|falling) asleep\b/iu, 'sleep'],
  [/^(?:fall|falls|falling) in love\b/iu, 'look'],
  [/^turn\w* into\b/iu, 'transform'],
  [/^(?:look|looks|looking) for\b/iu, 'search'],
  [/^(?:set|sets|setting) (?:off|out)\b/iu, 'walk'],
  [/^(?:set|sets|setting) fire\b/iu, 'ignite'],
  [/^(?:miss|misses|missing) (?:\p{L}+ )*(?:bus|train|flight|ferry|tram|plane|boat)\b/iu, 'stop'],
  [
    /^(?:have|has|having|take|takes|taking) (?:[\p{L}’'-]+ )*?(?:tea|coffee|drink|beer|wine|cocoa|sip)\b/iu,
    'drink',
  ],
  [
    /^(?:have|has|having|take|takes|taking) (?:[\p{L}’'-]+ )*?(?:breakfast|lunch|dinner|supper|meal|picnic|snack|bite)\b/iu,
    'eat',
  ],
  [/^(?:have|has|having|take|takes|taking) (?:[\p{L}’'-]+ )*?(?:bath|shower)\b/iu, 'wash'],
  [/^(?:have|has|having|take|takes|taking) (?:[\p{L}’'-]+ )*?(?:nap|rest|break)\b/iu, 'nap'],
  [/^(?:have|has|having) (?:[\p{L}’'-]+ )*?(?:fight|argument|quarrel)\b/iu, 'argue'],
]

/** The verb that says how an action is staged: "starts humming" is humming, "lifts off" is rising. */
export function eventVerb({ verb, words: typed }: Action): string {
  const words = typed.replace(/^(?:(?:\p{L}+ly|only|just|even|then|at last|also)\s+)+/iu, '')
  const known = phrases.find(([pattern]) => pattern.test(words))?.[1]
  if (known) return known
  const inner =
    /^(?:[\p{L}]+ly )?(?:starts?|begins?|keeps?|continues?|tries|try|manages?|helps?|learns?|wants?|refuses?|prepares?|goes|comes)\s+(?:(?:him|her|them|it|us|me)\s+)?(?:to\s+)?(?<inner>\p{L}+)/iu.exec(
      words,
    )?.groups?.['inner']
  return (inner === undefined ? undefined : plainForm(inner)) ?? verb
}

function plainForm(word: string): string | undefined {
  const lower = word.toLowerCase()
  const stem = lower.replace(/ing$/u, '')
  return [lower, stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].find((one) => isStaged(one))
}
