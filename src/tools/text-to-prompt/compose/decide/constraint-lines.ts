import type { Idea } from '#tools/idea/read-idea.ts'
import type { Intent } from '../knowledge/craft.ts'
import { quoted, withoutStop } from '../read/sentences.ts'

const edge = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const weekday = edge(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|(?:mon|diens|donners|frei|sams|sonn)tage?n?s?|mittwochs?|wochenende|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
)
const barred = edge(
  'not|never|no|except|without|off|free|busy|closed|nicht|kein\\p{L}*|außer|frei|pas|sauf|jamais|salvo|excepto|nunca|exceto|tranne|mai',
)
const bodyPart = edge(
  'knees?|backs?|lower back|hips?|shoulders?|ankles?|wrists?|elbows?|necks?|heel|achilles|hamstrings?|knie\\p{L}*|rücken|hüfte|schulter\\p{L}*|knöchel|sprunggelenk|handgelenk|nacken|ferse|achillessehne|genou\\p{L}*|dos|hanche|épaule|cheville|poignet|rodillas?|espalda|cadera|hombros?|tobillos?|joelhos?|costas|quadril|ombros?|tornozelo|ginocchi\\p{L}*|schiena|anca|spalla|caviglia',
)
const ailing = edge(
  "hurts?|hurting|bad|weak|sore|injur\\p{L}*|pain\\p{L}*|aches?|aching|sensitive|operated|surgery|stiff|torn|sprained|broken|cannot|can[’']t|empfindlich\\p{L}*|schmerz\\p{L}*|verletz\\p{L}*|kaputt\\p{L}*|schwach\\p{L}*|schlecht\\p{L}*|probleme?|operiert|tut weh|zwickt|mal|douleur\\p{L}*|fragile|sensible|blessé\\p{L}*|opéré\\p{L}*|duele\\p{L}*|dolor\\p{L}*|malas?|lesion\\p{L}*|dói|dor|ruim|lesionad\\p{L}*|male|dolore|debole|infortun\\p{L}*",
)
const level =
  /(?<!\p{L})\d[\d.,]*\s?(?:km|k|kilomet(?:er|re)s?|kilometern?|kilómetros|quilômetros|chilometri|miles?|m|metres?|meters?|laps?|push-?ups?|kg|hours?|minutes?|stunden?|minuten?|heures?|horas?|ore)\s?(?:a|per|each|every|\/|die|pro|jede|in der|par|por|a la|al|alla|por)\s?(?:day|week|month|tag|woche|monat|jour|semaine|mois|día|semana|mes|dia|mês|giorno|settimana|mese)(?!\p{L})/iu
const now = edge(
  'now|currently|at the moment|so far|already|right now|i (?:run|walk|swim|cycle|ride|lift|read|practi[sc]e|train|do|manage|can)|jetzt|derzeit|zurzeit|aktuell|momentan|bisher|ich (?:laufe|schaffe|kann|fahre|schwimme|trainiere)|actuellement|maintenant|je (?:cours|fais)|ahora|actualmente|corro|agora|atualmente|adesso|attualmente|ora',
)
const lacking = edge(
  "broken|out of order|does(?:n[’']t| not) work|not working|no (?:oven|car|fridge|kitchen|gym|equipment|garden|balcony|internet|wifi|tools|stove|freezer|bike)|without (?:an? )?(?:oven|car|fridge|kitchen|gym|equipment|stove|tools)|kaputt|defekt|kein(?:e[nr]?)? (?:ofen|auto|geräte|küche|garten)|ohne (?:ofen|auto|geräte)|pas de (?:four|voiture)|sans (?:four|voiture|matériel)|sin (?:horno|coche|material)|sem (?:forno|carro)|senza (?:forno|auto|attrezzi)",
)
const eaters =
  /(?<!\p{L})(?:vegans?|vegetarians?|veggies?|pescatarians?|halal|kosher|gluten[- ]free|lactose[- ]intolerant|coeliac|celiac|(?:\p{L}+ )?allerg(?:y|ies|ic)|vegetarier\p{L}*|veganer\p{L}*|\p{L}*allergi\p{L}*|végétarien\p{L}*|végan\p{L}*|vegetarian[oai]\p{L}*|alérgic[oa]s?)(?!\p{L})/iu
const ownLimit = edge(
  'i (?:would|could|can|will|may|want to)(?: only)? (?:accept|pay|offer|go|spend|agree|give)[^,.;]{0,12} ?(?:at most|up to|no more than|max\\p{L}*|not more than|only)|at most|no more than|not more than|at least|höchstens|maximal|mindestens|au maximum|au plus|au moins|como máximo|como mucho|al menos|no máximo|pelo menos|al massimo|almeno',
)

/** One demand for each limit that the idea states beside its task: days, body, level, diet, what is missing, bounds. */
export function constraintLines({ text }: Idea, intent: Intent | 'unclear'): string[] {
  if (text.length > 1_500) return []
  const clauses = text
    .split(/[.!?;\n]+(?:\s|$)|,\s+|\s+(?:but|aber|mais|pero|mas|ma)\s+/iu)
    .map((clause) => withoutStop(clause.trim()))
    .filter((clause) => clause !== '')
  const isDoing = /^(?:plan|question|unclear|brainstorm|decide|roleplay)$/u.test(intent)
  if (intent === 'write')
    return clauses
      .filter((clause) => ownLimit.test(clause) && /\d/u.test(clause) && isShort(clause) && !isLength(clause))
      .slice(0, 2)
      .map((clause) => `Keep to my bound ${quoted(clause)}; offer or promise nothing beyond it.`)
  if (!isDoing) return []
  return [
    daysLine(text),
    bodyLine(clauses),
    levelLine(clauses),
    dietLine(text, clauses),
    lackLine(clauses),
  ].filter((line) => line !== undefined)
}

const isShort = (clause: string) => clause.split(/\s+/u).length <= 12
const isLength = (clause: string) =>
  /\d\s*(?:words?|characters|wörter|mots|palabras|palavras|parole)/iu.test(clause)

// "only Tuesday, Thursday and Sunday": a list of days goes over commas.
const day = weekday.source
const dayList = new RegExp(
  `(?:\\b(?:only|not|never|no|except|always|nur|nicht|außer|seulement|sauf|solo|sólo|só|apenas|tranne)\\s+)?(?:(?:on|am|an|le|el|los|il|at|the)\\s+)*${day}(?:(?:\\s*,\\s*|\\s+)(?:(?:and|or|und|oder|et|ou|y|o|e|&)\\s+)?(?:(?:on|am|le|el|los|il)\\s+)*${day}){0,5}`,
  'iu',
)
const oneDay = new RegExp(day, 'giu')

function daysLine(text: string): string | undefined {
  const match = dayList.exec(text)
  if (!match) return undefined
  const isBound = /\s/u.test(match[0].trim()) && (match[0].match(oneDay)?.length ?? 0) > 1
  if (
    !isBound &&
    !/^(?:only|not|never|no|except|nur|nicht|außer|seulement|sauf|solo|sólo|só|tranne)\s/iu.test(match[0])
  )
    return undefined
  return barred.test(match[0])
    ? `Plan nothing for the days ruled out: ${quoted(match[0])}.`
    : `Use the days given and no other: ${quoted(match[0])}.`
}

function bodyLine(clauses: readonly string[]): string | undefined {
  const clause = clauses.find((one) => bodyPart.test(one) && ailing.test(one) && isShort(one))
  return clause
    ? `Because of ${quoted(clause)}: nothing that strains it, a gentler version of each such step, and the sign at which to stop.`
    : undefined
}

function levelLine(clauses: readonly string[]): string | undefined {
  const found = clauses.find((one) => level.test(one) && now.test(one))
  const words = found && level.exec(found)?.[0]
  return words ? `Start from the present ${quoted(words)} and show the step up from there.` : undefined
}

function dietLine(text: string, clauses: readonly string[]): string | undefined {
  const found = [...new Set(clauses.filter((one) => eaters.test(one) && one.split(/\s+/u).length <= 6))]
  if (
    found.length < 2 ||
    !/(?<!\p{L})(?:dinner|lunch|meals?|food|menu|eat|cook|buffet|essen|menü|kochen|dîner|repas|cena|comida|jantar|pranzo)/iu.test(
      text,
    )
  )
    return undefined
  return `Say at every dish how it serves ${found.slice(0, 4).map(quoted).join(' and ')}.`
}

function lackLine(clauses: readonly string[]): string | undefined {
  const found = clauses.filter(
    (one) => lacking.test(one) && one.split(/\s+/u).length <= 7 && !bodyPart.test(one),
  )
  return found.length === 0
    ? undefined
    : `Need nothing that is missing: ${found.slice(0, 2).map(quoted).join(', ')}.`
}
