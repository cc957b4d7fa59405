import type { Subject } from '#tools/idea/subjects.ts'
import { standIn } from './stand-in.ts'

/** The known noun of an idea in another language, so that beats can name it in English. */
export function inEnglish(subject: Subject, scene: string): Subject {
  const isMany = several.test(scene.slice(0, 40))
  const isKnown =
    subject.concept !== undefined &&
    /^[a-z -]+$/u.test(subject.singular) &&
    !/^(?:sky|landscape|place|building|time|abstract)$/u.test(subject.kind)
  // Whoever has no known name is most often somebody.
  const noun = isKnown ? subject.singular.replaceAll('-', ' ') : 'figure'
  const name = isMany ? plural(noun) : noun
  return standIn(`the ${name}`, {
    ...subject,
    phrase: `the ${name}`,
    bare: name,
    head: name,
    attributes: [],
    plural: isMany,
    ...(isMany ? { pronoun: 'they' as const } : {}),
    ...(isKnown ? {} : { kind: 'person' as const, animate: true, pronoun: 'they' as const }),
  })
}

// Counting words near the start, where whoever it is about is named.
const several =
  /(?<!\p{L})(?:zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|quatro|due|tre|quattro|cinque|два|две|двое|три|трое|четыре|пять|δύο|τρεις|τρία|दो|तीन|चार)(?!\p{L})|[2-9](?!\d)|二匹|二人|三匹|三人|四人|五人|両|两|兩|三只|三個|三个|四个|五个|두 |세 |네 |다섯|ثلاث|أربع|شقيقتان|اثنان/iu

function plural(noun: string): string {
  if (/(?:man)$/u.test(noun)) return noun.replace(/man$/u, 'men')
  if (noun === 'child') return 'children'
  if (/(?:s|x|ch|sh)$/u.test(noun)) return `${noun}es`
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
