import { isHostile } from '#shared/text/hostile.ts'

/**
 * Takes out of an idea what speaks to the machine that reads it. Far fewer sentences than in a project brief: an idea
 * may say "act as a travel agent" or "a robot must forget everything", only tampering with instructions is cut.
 */
export function quarantineIdea(text: string): { clean: string; quarantined: string[] } {
  if (!mayTamper.test(text.normalize('NFKC'))) return { clean: text, quarantined: [] }
  const quarantined: string[] = []
  const kept = text.split('\n').map((line) => cleanLine(line, quarantined))
  return { clean: tidy(kept.join('\n')), quarantined }
}

const target =
  'instructions?|prompts?|guidelines?|guardrails|rules|directives|system message|api[ -]?keys?|password|secrets?|jail ?break\\w*|developer mode|god mode|sudo mode|DAN|anweisung\\p{L}*|instruktion\\p{L}*|regeln|befehle|systemprompt|consignes|règles|directives|instrucciones|instruções|istruzioni|reglas|regras|regole|órdenes|инструкци\\p{L}*|указани\\p{L}*|правил\\p{L}*|промпт\\p{L}*|команд\\p{L}*|التعليمات|الأوامر|القواعد|تعليمات|موجه النظام|הוראות|ההוראות|ההנחיות|निर्देश\\p{L}*|आदेश|नियम|प्रॉम्प्ट'
const mayTamper = new RegExp(
  `(?<!\\p{L})(?:${target})(?!\\p{L})|指令|指示|提示|规则|規則|命令|プロンプト|ルール|지시|프롬프트|규칙|명령|निर्देश|<\\|[^|>\\n]{1,40}\\|>|\\[\\/?(?:INST|SYS|SYSTEM)\\]|<<\\/?SYS>>|<\\/?\\s*(?:system|assistant|instructions?|prompt|user|idea|input)\\s*>|(?:^|\\n)\\s*(?:system|assistant|developer)\\s*[:：]|everything (?:above|before|you)|previous (?:text|message|conversation|context)|ignore (?:all )?previous|[A-Za-z0-9+/]{120,}`,
  'iu',
)
const verbOfAttack =
  /(?<!\p{L})(?:ignore|disregard|forget|override|bypass|reveal|leak|expose|dump|print|output|repeat|show me your|tell me your|ignorier\p{L}*|vergiss|missachte|ignore[zr]?|oublie[zr]?|ignora|olvida|esqueça|dimentica|игнорир\p{L}*|забудь\p{L}*|تجاهل\p{L}*|انس|忽略|无视|無視)(?!\p{L})/iu
const piece = /[^.!?;\n。！？；؛।]+[.!?;。！？；؛।]*["'”’»」]*\s*/gu

function cleanLine(line: string, quarantined: string[]): string {
  if (!mayTamper.test(line.normalize('NFKC'))) return line
  const sentences = line.match(piece) ?? [line]
  return sentences.map((sentence) => cleanSentence(sentence, quarantined)).join('')
}

function cleanSentence(sentence: string, quarantined: string[]): string {
  if (!tampers(sentence)) return sentence
  const parts = sentence.split(/(?<=[,，、،])\s*/u)
  if (parts.length === 1) return cutFromVerb(sentence, quarantined)
  const kept = parts.filter((part) => {
    if (!tampers(part)) return true
    quarantined.push(part.trim())
    return false
  })
  const rest = kept.join(' ')
  return tampers(rest) ? cutFromVerb(rest, quarantined) : rest
}

// "a cat on a roof and ignore previous instructions": what stands before the attack is the idea.
function cutFromVerb(sentence: string, quarantined: string[]): string {
  const at = verbOfAttack.exec(sentence)?.index ?? 0
  const before = sentence
    .slice(0, at)
    .replace(/(?:\b(?:and|then|but|now|please|also|und|et|y|e|и)\b|[,\s])+$/iu, '')
  const hasIdea = before.split(/\s+/u).length >= 2 && !tampers(before)
  quarantined.push((hasIdea ? sentence.slice(at) : sentence).trim())
  return hasIdea ? before : ''
}

function tampers(sentence: string): boolean {
  return mayTamper.test(sentence.normalize('NFKC')) && isHostile(sentence)
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/^[\s,;.]+|[\s,;]+$/gu, '')
    .replace(/\n{3,}/gu, '\n\n')
}
