import { classifyRule } from './rule-words.ts'
import { splitSentences } from './sentences.ts'
import { splitTopLevel } from './top-level.ts'

/** Every sentence of the notes in exactly one place, word for word. */
export type Notes = {
  rules: string[]
  constraints: string[]
  taste: string[]
  never: string[]
  rest: string[]
}

const never =
  /^(?:and\s+|but\s+|please\s+|also\s+)*(?:never|no|don['’]?t|do not|avoid|without|not|must not|mustn['’]t|nothing|nie|niemals|keine?[nrms]?|nicht|bitte kein|jamais|pas de|aucun|sans|ne pas|nunca|sin|ningun|nada de|sem|nenhum|não|mai|senza|niente|geen|nooit|nie|żadn|без|никаких|не|никогда)(?!\p{L})|^(?:we|you|i|it|the (?:app|site|system|page|design))\s+(?:must|should|do|does|shall|will|may|can|want)?\s?(?:not|never|n['’]t)(?!\p{L})|^(?:we|i|you|it) (?:mustn['’]t|shouldn['’]t|don['’]t|can['’]t|cannot|won['’]t|doesn['’]t)(?!\p{L})|しない|使わない|禁止|不要|不能|禁止|不得|하지\s?마|금지|لا\s|ممنوع|בלי|ללא|אסור|मत\s|बिना/iu
const needless = /\b(?:no|not)\b.*\b(?:needed|required|necessary)\b/iu
const deadline =
  /\b(?:deadline|launch(?:es|ing)?|go(?:es)? live|due|finish(?:ed)?|ready|deliver(?:ed)?|mvp|release)\b.*(?:\d|\b(?:by|before|until|in|within)\b)|\b(?:by|before|until)\s+(?:the\s+)?(?:end of|mid|early|late|next|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|spring|summer|autumn|fall|winter|christmas|\d{1,2}[./ ])/iu
const budget =
  /\bbudget|\b(?:hosting|infrastructure|running) costs?\b|\b(?:cheap|free) (?:hosting|tier|plan)|(?:€|\$|£|eur|usd)\s?\d[\d.,]*\s*(?:k\b|per month|a month|\/ ?month|monthly|pro monat)|\bkosten\b|presupuesto|orçamento|бюджет|予算|预算|예산/iu
const technical =
  /\b(?:gdpr|dsgvo|rgpd|hipaa|ccpa|coppa|pci|soc ?2|iso ?27001|wcag|accessib\w+|barrierefrei\w*|hosted? (?:in|on)|servers? in|self-hosted|on-premise|eu (?:only|servers?|hosting)|data (?:stays|must stay|centre|center|residency)|backups?|compliance|legal|licen[cs]e|must (?:work|run|load|be (?:usable|available|hosted|compatible|accessible))|should (?:work|run|load)|needs? to (?:work|run|load)|works? (?:on|in|with|offline|without)|support(?:s|ed)? (?:languages?|browsers?|ie|safari|older)|languages?|multilingual|bilingual|translat\w+|english|german|french|spanish|portuguese|italian|arabic|hebrew|hindi|japanese|chinese|offline|slow (?:connections?|internet|network)|old(?:er)? (?:phones?|devices?|browsers?)|low bandwidth|time ?zones?|currency|no account|without (?:an )?account|no login|without login|existing (?:system|database|website|api)|migrat\w+|integrat\w+|years old|older people|not good with computers|screen readers?|concurrent|users at the same time|per second|scal\w+)\b/iu
const taste =
  /\b(?:look(?:s|ing)?|feel(?:s|ing)?|style|design|tone|voice|mood|vibe|aesthetic|colou?rs?|colou?rful|palette|fonts?|typography|typeface|animation|animations|animated|motion|illustrations?|photos of|imagery|icons?|dark mode|dark theme|light theme|minimal(?:ist)?|playful|elegant|modern|clean|warm|calm|friendly|serious|cozy|cosy|airy|bold|retro|vintage|rustic|luxur\w+|professional look|like (?:apple|airbnb|notion|stripe|linear|spotify)|inspired by|similar to|whitespace|spacious|rounded|gradients?|emojis?|humou?r|funny|wording|copy(?:writing)?|sehen|aussehen|farben|schrift\w*|wirken|couleurs?|polices?|ambiance|colores|estilo|tipograf\w+|cores|aparência|цвет\w*|стиль|шрифт\w*)\b|雰囲気|デザイン|色|フォント|风格|颜色|字体|디자인|색상|분위기|تصميم|ألوان|עיצוב|צבע|रंग|डिज़ाइन/iu

/** Sorts free notes: what the system must enforce, what limits the project, how it should look, what never happens, the rest. */
export function classifyNotes(text: string): Notes {
  const notes: Notes = { rules: [], constraints: [], taste: [], never: [], rest: [] }
  for (const sentence of splitSentences(text).flatMap(splitIndependent))
    notes[placeOf(sentence)].push(sentence)
  return notes
}

function placeOf(sentence: string): keyof Notes {
  const isTaste = taste.test(sentence)
  if (needless.test(sentence)) return technical.test(sentence) ? 'constraints' : 'rules'
  if (never.test(sentence)) return 'never'
  if (deadline.test(sentence) || budget.test(sentence)) return 'constraints'
  if (isTaste && !/\d/u.test(sentence)) return 'taste'
  if (technical.test(sentence)) return 'constraints'
  if (isTaste) return 'taste'
  return classifyRule(sentence) === undefined ? 'rest' : 'rules'
}

function splitIndependent(sentence: string): string[] {
  return splitTopLevel(sentence, ';；')
}
