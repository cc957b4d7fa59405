import type { Idea } from '#tools/idea/read-idea.ts'
import type { Intent } from '../knowledge/craft.ts'
import { splitIdea } from './split-idea.ts'

export type IntentReading = { intent: Intent | 'unclear'; second?: Intent }

/** What kind of help is wanted; narrower than `idea.task.kind` for code and data, and careful with despair. */
export function readIntent(idea: Idea): IntentReading {
  const { text, task } = idea
  if (isCryForHelp(idea)) return { intent: 'support' }
  if (!idea.isEnglish)
    return withSecond(idea, foreignText.test(text.trimStart()) ? 'write' : narrow(idea, task.kind))
  const { core } = splitIdea(text)
  const opening = (openings.find(([, pattern]) => pattern.test(core)) ??
    openings.find(([, pattern]) => pattern.test(text)))?.[0]
  const isText = textOpening.test(core) && task.kind !== 'code' && task.kind !== 'transform'
  const within = task.kind === 'unclear' ? inside.find(([, pattern]) => pattern.test(core))?.[0] : undefined
  const isCause =
    task.kind === 'unclear' &&
    /\b(?:what (?:happened|went wrong|caused)|why (?:did|is|has|are) (?:our|my|the) )/iu.test(text)
  const isQuestion =
    task.kind === 'unclear' &&
    /^(?:can|could|is|are|was|were|do|does|did|will|would|may|must|has|have|what|which|who|when|where|why|how)(?!\p{L})/iu.test(
      text,
    )
  return withSecond(
    idea,
    narrow(
      idea,
      opening ?? within ?? (isText ? 'write' : isCause ? 'analyse' : isQuestion ? 'question' : task.kind),
    ),
  )
}

// "Antwort an meinen Vermieter": a text and whom it goes to, whatever its subject.
const foreignText =
  /^(?:(?:eine?n?|une?|uma?|un[ao]?) )?(?:(?:kurze|freundliche|höfliche|formelle)[rsn]? )?(?:antwort|brief|e-?mail|mail|nachricht|schreiben|einladung|beschwerde|widerspruch|entschuldigung|réponse|lettre|courriel|message|invitation|respuesta|carta|correo|mensaje|invitación|resposta|mensagem|convite|risposta|lettera|messaggio|invito|ответ|письмо|сообщение) (?:an|à|au|aux|pour|a|al|ao|à|para|per|для)? ?\p{L}/iu

type Rough = Idea['task']['kind']

const person =
  '(?:boss|landlord|landlady|manager|teacher|neighbou?rs?|professor|colleagues?|team|clients?|customers?|doctor|coach|school|bank|mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|friends?|grandma|grandpa|aunt|uncle|cousin|ex|roommate|flatmate|tenants?|hr|recruiter|insurance|airline|supplier|employees?|students|parents|kids?|son|daughter|in-laws|mother-in-law)'
const textNoun =
  '(?:e-?mails?|letters?|messages?|notes?|posts?|tweets?|captions?|speech|toast|eulogy|obituary|poems?|haikus?|song|lyrics|lullaby|essay|article|blog ?post|newsletter|bio|ads?|press release|product description|cover letter|card|invitation|complaint|apology|job advert|landing page|vows)'

const textOpening = new RegExp(
  `^(?:(?:an? |my |our |the |some )?(?:[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]* ){0,4}?)${textNoun}(?!\\p{L})(?! (?:me|us|app|template))(?<!(?:how|why|what|who|where|when|should|does|is|are|i|we|me|my son|review|compare|summari[sz]e|translate|fix|help) [^,.]{0,40})`,
  'iu',
)

// What the first words say beats what single words further on count up to.
const openings: readonly (readonly [Rough, RegExp])[] = [
  [
    'write',
    new RegExp(
      `^(?:please )?(?:(?:tell|ask|text|message|e-?mail|remind|invite|thank|inform|answer|reply to|write to|write) (?:\\d+ |all )?(?:my |our |the )?${person}(?!\\p{L})|(?:apologi[sz]e|complain|respond) to (?:my |our |the )?${person}(?!\\p{L})|(?:find|think of|suggest|give me|i need|need|what is|what['’]s|help me find)(?: me)? (?:a |some |the )?(?:\\p{L}+ ){0,2}?ways? to (?:say|tell|ask|decline|refuse|cancel|thank|reject|break|answer|reply))`,
      'iu',
    ),
  ],
  [
    'write',
    /^(?:please )?(?:negotiate|request|demand|dispute|appeal|claim|cancel my|postpone|complain about|ask for|write to)\s/iu,
  ],
  [
    'write',
    /^describe (?:my|our) [^.!?\n]{0,60}\b(?:for|in) (?:an? |the |my |our )?(?:[\p{L}]+ )?(?:application|portfolio|website|cv|profile|gallery|catalogue|brochure|shop)\b/iu,
  ],
  [
    'code',
    /^(?:please )?(?:create|design|define|write|make) (?:an? |the )?(?:json|database|db|sql|xml|graphql|prisma|zod)\s?(?:schema|model|structure|tables?)\b/iu,
  ],
  [
    'question',
    /^(?:give|tell) me (?:something|everything|some (?:info|information)|more|info|information|tips|advice|facts)(?: \p{L}+)? (?:about|on)\b/iu,
  ],
  ['data', /^(?:please )?(?:extract|classify|categori[sz]e|pull|parse|tag|label)\b/iu],
  [
    'transform',
    /^(?:please )?(?:(?:fix|correct|check|improve|polish) (?:my |the |this |up my )?(?:english|grammar|spelling|text|e-?mail|writing|sentences?|wording|paragraph|letter|message|punctuation|translation|german|french|spanish)|proofread|rewrite|rephrase|reword|paraphrase|summari[sz]e|translate|shorten|condense|make (?:this|my|the following)\b[^.:]{0,40}\b(?:shorter|polite\w*|formal|simpler|clearer|friendlier|professional|better))\b/iu,
  ],
  [
    'roleplay',
    /^(?:please )?(?:(?:let['’]?s )?(?:role-?play|pretend|play the role)|act as|be my|you are my|play (?:a|an|my|the) \p{L}+ (?:interviewer|customer|boss|investor|coach)|mock interview|(?:help me )?(?:practi[sc]e|rehearse)\b|interview me|quiz me|coach me|simulate a)/iu,
  ],
  [
    'critique',
    /^(?:please )?(?:review|critique|roast|rate|grade|give (?:me )?(?:honest |brutal )?feedback|tear apart|what['’]s wrong with|poke holes|judge)\b/iu,
  ],
  [
    'brainstorm',
    /^(?:please )?(?!write|explain|compare|translate|sort|fix|rename|list all|draft|plan|review|how|why|what (?:are|is) the|is|are|should|do|my|our|i |we )(?:(?:give|suggest|find|list|need|help me find|i need|come up with|think of|brainstorm|generate)\s+(?:me |us )?)?(?:some |a few |\d+ |ten |five |three |good |best |creative |funny |cool |catchy |unique |fun |original |cheap )*(?:\p{L}+ ){0,2}?(?:names?|ideas?|slogans?|taglines?|gifts?|presents?|activities|titles?|alternatives)\b(?! (?:is|was|says|that says))/iu,
  ],
  [
    'plan',
    /^(?:please )?(?:(?:make|create|give me|write|build|i need|need|draft|design|set up)\s+(?:me |us )?)?(?:an? |my |our |the |\d+[- ](?:day|week|month|hour)s? |simple |detailed |weekly |daily |monthly |weekend )*(?:\p{L}+ ){0,2}?(?:itinerary|schedule|roadmap|timetable|(?:meal|study|training|workout|lesson|business|project|marketing|launch|content|savings?|action|learning|fitness|running|diet|cleaning|travel|care|week|weekly|garden|moving|revision) plan|checklist for|plan for|plan to|routine|agenda|budget for|curriculum|program(?:me)? for)\b/iu,
  ],
  ['plan', /^(?:please )?(?:help me )?(?:plan|organi[sz]e|schedule)\b/iu],
  [
    'plan',
    /^(?:i (?:need|want) )?(?:an? |some |my )?(?:new |good |simple |quick )?(?:workout|diet|budget|routine|trip|vacation|holiday|itinerary)\b/iu,
  ],
  [
    'learn',
    /^(?:please )?(?:can you )?(?:explain|teach|help me understand|eli5|i want to (?:learn|understand)|how does|how do (?!i\b|we\b|you\b)|what (?:is|are) (?:an? |the )?(?:difference|meaning|concept)|learn\b|introduction to|basics of|intro to|crash course)/iu,
  ],
  [
    'decide',
    /^(?:please )?(?:help me (?:decide|choose|pick)|should (?:i|we)|compare|pros and cons|which (?:is|one) better|is it worth)\b/iu,
  ],
  ['decide', /^(?!summari|write|explain)[^.!\n]{0,40}\b(?:pros and cons|advantages and disadvantages)\b/iu],
  ['decide', /^(?:\p{L}[\p{L}\p{N}.+#-]*\s){1,3}(?:vs\.?|versus)\s/iu],
  [
    'research',
    /^(?:please )?(?:research|investigate|look up|find out|find (?:sources|studies|evidence|statistics|data)|fact-?check|what does (?:the )?(?:research|evidence|science) say|is it true)\b/iu,
  ],
  [
    'analyse',
    /^(?:please )?(?:analy[sz]e|swot|diagnose|interpret|root cause|what went wrong|why did (?:our|my|the))\b/iu,
  ],
  [
    'visual',
    /^(?:please )?(?:(?:draw|paint|sketch|illustrate)\b|(?:make|create|design|generate|i need|need)\s+(?:me |us )?(?:an? |the |our |my )?(?:\p{L}+ )?(?:logo|image|picture|illustration|poster|icon|drawing|photo)\b|logo\b|picture of|image of|photo of)/iu,
  ],
]

// Of a long story only the request tells, wherever its verb stands.
const inside: readonly (readonly [Rough, RegExp])[] = [
  [
    'plan',
    /\b(?:give|make|need|want|create|draw up|come up with|suggest)\b[^.!?\n]{0,30}\b(?:plan|schedule|roadmap|itinerary|routine|strategy)\b/iu,
  ],
  [
    'decide',
    /\bhelp me (?:think (?:it |this )?through|think about|decide|choose)|\bwhat (?:should|would) (?:i|we|you) do\b|\bwhich (?:one|option)\b/iu,
  ],
  ['write', /\b(?:write|draft|compose) (?:me |us |him |her |them )?(?:an? |the |my |something)/iu],
  [
    'brainstorm',
    /\b(?:give|suggest|need|find) (?:me |us )?(?:some |a few |\d+ |new |fresh )*(?:ideas|suggestions|options|names)\b/iu,
  ],
]

function narrow(idea: Idea, kind: Rough): Intent | 'unclear' {
  const { text } = idea
  const isTable =
    /\b(?:sql|regex|regexp|regular expression|formula|vlookup|xlookup|sumifs?|countifs?|pivot|excel|google sheets|spreadsheet|formel|fórmula|formule|формул\p{L}*)\b|エクセル|公式|엑셀/iu.test(
      text,
    )
  const isTrouble =
    /\b(?:crash\w*|error\w*|fail\w*|bugs?|fix|broken|debug|not working|(?:doesn|don|won|isn)['’]?t|does not|wrong|slow|hangs?|freezes?|undefined|exception|traceback|\w+Error|fehler\w*|erreur|errores?|erro|errore|ошибк\p{L}*|падает|वेब त्रुटि)\b|エラー|报错|错误|오류|خطأ/iu.test(
      text,
    )
  if (kind === 'code') {
    if (isTrouble) return 'debug'
    if (/\b(?:review|refactor|clean up|improve|optimi[sz]e|code smell)\b/iu.test(text)) return 'review-code'
    return isTable ? 'query' : 'build'
  }
  if (kind === 'critique' && /\b(?:code|pull request|function|script|component)\b/iu.test(text))
    return 'review-code'
  if (
    (kind === 'data' || kind === 'unclear' || kind === 'write' || kind === 'question') &&
    isTable &&
    !/\bextract\b/iu.test(text)
  )
    return /\b(?:course|lesson|lernen|learn|email|e-mail|letter|post)\b/iu.test(text) ? kindOr(kind) : 'query'
  if (
    kind === 'unclear' &&
    isTrouble &&
    /\b(?:code|script|app|server|build|npm|python|java\w*|docker|css|html|api)\b/iu.test(text)
  )
    return 'debug'
  return kindOr(kind)
}

function kindOr(kind: Rough): Intent | 'unclear' {
  return kind === 'code' ? 'build' : kind
}

function withSecond(idea: Idea, intent: Intent | 'unclear'): IntentReading {
  const second = idea.task.second
  if (second === undefined) return { intent }
  const narrowed = narrow(idea, second)
  return narrowed === intent || narrowed === 'unclear' ? { intent } : { intent, second: narrowed }
}

// Despair in the first person is no writing task. Essays, novels and worries about others are.
function isCryForHelp({ text, safety, isEnglish }: Idea): boolean {
  if (!safety.findings.some(({ category }) => category === 'self-harm')) return false
  if (!isEnglish)
    return !/(?:aufsatz|roman|prävention|prévention|prevención|prevenção|essai|ensayo|роман|эссе|профилактик)/iu.test(
      text,
    )
  if (
    /\b(?:essay|story|novel|scene|character|prevent\w*|awareness|campaign|article|friend|brother|sister|colleague|student|son|daughter|policy|hotline|training|support group|research|statistics)\b/iu.test(
      text,
    )
  )
    return false
  return true
}
