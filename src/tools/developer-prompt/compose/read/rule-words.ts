import { memoByText } from '../words/memo.ts'

/** Words of many languages by what they do to a sentence. `\b` knows only Latin letters, hence the lookarounds. */
export type RuleKind = 'limit' | 'forbid' | 'condition' | 'always'

function words(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${list})(?![\\p{L}\\p{N}_])`, 'iu')
}

const limit = [
  words(
    "max|max\\.|maximum|maximal|maximale|min|min\\.|minimum|minimal|minimale|at (?:most|least)|no (?:more|less|fewer|later|earlier) than|not (?:more|less) than|(?<!sign(?:ed|s)? |set |pick(?:ed|s)? )up to(?= \\d| an?)|limit(?:ed)?|exceeds?|within \\d+|höchstens|mindestens|nicht mehr als|bis zu|spätestens|frühestens|innerhalb|au (?:plus|moins|maximum|minimum)|pas plus de|jusqu['’]à|dans les \\d+|máximo|mínimo|máxima|mínima|como máximo|como mínimo|no más de|al menos|hasta|no máximo|no mínimo|pelo menos|até|massimo|minimo|almeno|al massimo|maximaal|minimaal|hoogstens|maksimum|en fazla|en az|maksymalnie|minimalnie|co najmniej|максимум|минимум|не более|не больше|не менее|не меньше|до \\d+",
  ),
  /最多|最大|最低|至少|不超过|不超過|以内|以下|以上|まで|上限|최대|최소|이내|이하|이상|अधिकतम|न्यूनतम|कम से कम|ज़्यादा से ज़्यादा|على الأقل|كحد أقصى|كحد أدنى|الحد الأقصى|لا يزيد|לכל היותר|לפחות|מקסימום|מינימום|עד \d/u,
]
const forbid = [
  words(
    "cannot|can['’]?t|can not|must not|mustn['’]t|may not|shall not|should not|shouldn['’]t|never|not allowed|not permitted|forbidden|prohibited|don['’]?t|do not|does not|doesn['’]t|no one|nobody|no|none|without|refused?|blocked|banned|darf nicht|dürfen nicht|kein|keine|keinen|keiner|niemals|nie|verboten|nicht erlaubt|ne peut pas|ne peuvent pas|ne doit pas|ne doivent pas|jamais|interdite?s?|aucune?|no puede|no pueden|no debe|no deben|nunca|prohibid[oa]s?|ningún|ninguna|não pode|não podem|não deve|não devem|proibid[oa]s?|nenhuma?|non può|non possono|mai|vietat[oi]|nessun[oa]?|mag niet|mogen niet|nooit|geen|verboden|nie może|nie mogą|nigdy|zabronione|asla|yasak|нельзя|никогда|запрещен[оаы]?|запрещён|не может|не могут|не должен|не должны",
  ),
  /禁止|できない|できません|不可|いけない|ません|不能|不得|不准|不允许|不允許|严禁|금지|할 수 없|안 된|안 됩|नहीं|मत|कभी न|لا يجوز|لا يمكن|ممنوع|أبد[اً]|يُمنع|אסור|לא ניתן|לעולם לא|אין /u,
]
const condition = [
  words(
    'if|when|whenever|while|unless|until|once|after|before|as soon as|only|during|except|wenn|falls|sobald|während|nur|außer|bevor|nachdem|erst|si|quand|lorsque|dès que|sauf|seulement|uniquement|avant|après|cuando|mientras|salvo|solo|sólo|solamente|antes|después|se|quando|enquanto|exceto|apenas|somente|depois|dopo|prima|soltanto|als|wanneer|tenzij|alleen|jeśli|jeżeli|gdy|tylko|eğer|sadece|yalnızca|если|когда|только|до|после|кроме',
  ),
  /場合|なら|れば|とき|たら|のみ|だけ|如果|若|当|當|只能|只有|仅|除非|之前|之后|이면|으면|경우|때|만 |전에|후에|यदि|अगर|जब|केवल|सिर्फ|पहले|बाद|إذا|عند|فقط|إلا|قبل|بعد|אם|כאשר|רק|לפני|אחרי/u,
]
const duty = [
  words(
    'must|shall|should|has to|have to|needs? to|required?|requires|mandatory|always|only|every|each|allowed|per (?:person|member|user|day|week|month|year|hour|order|customer|account|team|room|night|guest|student|player|vehicle|class|group|household|item)|deadline|expires?|muss|müssen|soll|sollen|darf|dürfen|pflicht|erforderlich|immer|jede[rsnm]?|pro|doit|doivent|obligatoires?|toujours|chaque|par|debe|deben|obligatori[oa]s?|siempre|cada|por|deve|devem|obrigatóri[oa]s?|sempre|deve|devono|moet|moeten|verplicht|altijd|musi|muszą|zawsze|zorunlu|gerekir|должен|должна|должно|должны|обязательно|всегда|каждый',
  ),
  /必須|必要|しなければ|べき|常に|必须|必須|应当|應|须|총是|항상|해야|필수|चाहिए|ज़रूरी|अनिवार्य|हमेशा|يجب|دائم|إلزامي|חייב|חובה|תמיד|צריך/u,
]

/** What a sentence in any language we know does; undefined when nothing in it sounds like a rule. */
export function classifyRule(sentence: string): RuleKind | undefined {
  const has = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(sentence))
  if (
    has(limit) &&
    /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice)\b/iu.test(sentence)
  )
    return 'limit'
  if (has(forbid)) return 'forbid'
  if (has(condition)) return 'condition'
  return has(duty) ? 'always' : undefined
}

/** Stricter than `classifyRule`, for prose: does this sentence of a description bind the product? */
export const looksLikeRule = memoByText((sentence: string): boolean => {
  if (sentence.trim().endsWith('?')) return false
  const strong = [...duty, ...limit].some((pattern) => pattern.test(sentence)) || strongForbid.test(sentence)
  const hasNumber = /\p{N}/u.test(sentence)
  return strong
    ? hasNumber || modal.test(sentence)
    : condition[0]?.test(sentence) === true &&
        hasNumber &&
        /^(?:if|when|unless|once|after|wenn|falls|si|cuando|se|если)\b/iu.test(sentence.trim())
}, 1_500)

const strongForbid =
  /(?<!\p{L})(?:cannot|can['’]t|must not|mustn['’]t|may not|never|not allowed|forbidden|darf nicht|dürfen nicht|niemals|verboten|jamais|interdit|nunca|prohibido|proibido|нельзя|никогда|запрещено)(?!\p{L})|禁止|不能|不得|금지|नहीं|لا يجوز|ممنوع|אסור/iu
const modal =
  /(?<!\p{L})(?:must|shall|should|has to|have to|needs? to|required|only|cannot|can['’]t|never|always|mandatory|not allowed|may not|at (?:most|least)|no more than|muss|müssen|soll|darf|dürfen|nur|niemals|immer|pflicht|doit|doivent|jamais|toujours|obligatoire|seulement|debe|deben|nunca|siempre|solo|deve|devem|nunca|sempre|apenas|devono|moet|moeten|alleen|nooit|musi|muszą|tylko|должен|должны|нельзя|только|никогда)(?!\p{L})|必須|必ず|禁止|できない|のみ|必须|不能|只能|不得|해야|금지|만 |चाहिए|केवल|नहीं|يجب|فقط|لا يجوز|חייב|אסור|רק/iu
