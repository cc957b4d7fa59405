import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import type { Intent } from '../knowledge/craft.ts'
import type { FormatCraft } from '../read/format.ts'
import { asSentence, quoted, withoutStop } from '../read/sentences.ts'

const orders =
  'act|add|adapt|advise|analyse|analyze|announce|answer|apologi[sz]e|apply|ask|assess|automate|be|brainstorm|break|build|calculate|change|check|choose|classify|clean|coach|collect|come|compare|compose|condense|convert|correct|craft|create|critique|debug|decide|define|describe|design|develop|diagnose|discuss|draft|draw|edit|estimate|evaluate|examine|explain|extract|fact-check|find|fix|forecast|format|generate|get|give|grade|guide|help|identify|illustrate|imagine|implement|improve|interpret|interview|introduce|invent|investigate|judge|learn|let|list|look|make|map|mark|merge|motivate|name|negotiate|optimi[sz]e|organi[sz]e|outline|paint|paraphrase|pick|plan|play|polish|practi[sc]e|prepare|pretend|prioriti[sz]e|produce|proofread|propose|prove|provide|quiz|rank|rate|read|recommend|reduce|refactor|rename|rephrase|reply|research|respond|reword|rewrite|review|roast|role-?play|schedule|shorten|show|simplify|simulate|sketch|solve|sort|sound|structure|suggest|sum|summari[sz]e|take|teach|tell|test|think|track|transcribe|translate|turn|update|use|verify|weigh|word|work|write'
const imperative = new RegExp(`^(?:${orders})(?!\\p{L})(?! (?:of|for my own|is|was|are)(?!\\p{L}))`, 'iu')
// These are as often nouns at the front of a note: "plan for …", "name for …", "review of …".
const nounAtFront =
  /^name (?:ideas|suggestions|options)|^(?:name|plan|review|list|design|draft|quiz|test|research|outline|rank|sound|work|answer|change|estimate|structure|track|format|sketch|sort|guide|map|schedule|interview|summary|update|map) (?:for|of|about|on|in|to)(?!\p{L})|^test questions|^design (?:ideas|brief)|^interview (?:questions|prep\w*)|^research (?:question|paper)|^work(?: from)? |^guide /iu
const questionStart =
  /^(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|has|have|may|am)(?:['’]s|['’]re|n['’]t)?(?!\p{L})/iu
const people =
  "landlord|landlady|boss|manager|teacher|neighbou?r|neighbou?rs|professor|colleague|colleagues|team|client|clients|customer|customers|doctor|physio|coach|school|bank|mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|friends|grandma|grandpa|aunt|uncle|cousin|ex|roommate|flatmate|tenant|tenants|hr|recruiter|insurance|airline|supplier|mayor|principal|mother-in-law|boss's boss"
const toPerson = new RegExp(
  `^(?:an? )?(?<form>e-?mail|message|text|letter|note|dm|sms|whatsapp) (?<joint>to |for )?(?<whose>my |our |the |a )?(?<person>${people})(?!\\p{L}|[’']s)[,:]?\\s*(?<what>.*)$`,
  'isu',
)
const toSay = new RegExp(
  `^(?:tell|ask|remind|inform|invite|thank) (?<whose>my |our |the )?(?<person>${people})(?!\\p{L})[,:]?\\s*(?<what>.*)$`,
  'isu',
)

const textByName =
  /^(?:an? )?(apology|complaint|invitation|condolences|congratulations|objection|excuse|refusal|request|reminder|recommendation)\s+(?=(?:to|for|about|on|because|regarding|from)\s)/iu

// "email my sister’s school"
const ofSomebody = /^(?:an? )?(?:e-?mail|message|letter|text|note) (?=(?:my|our|the) [\p{L}-]+[’']s\s)/iu

// "to neighbour": one's own.
function withOwner(text: string): string {
  return text.replace(new RegExp(`^to (?=(?:${people})(?!\\p{L}))`, 'iu'), 'to my ')
}

/** What is to be done, as one English sentence that keeps the words of the idea. */
export function taskSentence(
  core: string,
  intent: Intent | 'unclear',
  format: FormatCraft | undefined,
): string {
  const text = withoutStop(core)
  const addressed = toPerson.exec(text)?.groups
  if (addressed?.['person'] && intent === 'write') return letterSentence(addressed)
  const request =
    /^(?:negotiate|request|demand|dispute|appeal|claim|cancel|postpone|complain about|ask for)\s/iu
  if (intent === 'write' && request.test(text))
    return `Write ${format?.noun ?? 'an e-mail'} to ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
  const apology = /^apologi[sz]e (?=to )/iu
  if (apology.test(text)) return `Write an apology ${text.replace(apology, '')}.`
  // "apology to neighbour", "a complaint about the bins": the noun is the text itself.
  const called = textByName.exec(text)
  if (called && intent === 'write') {
    const name = (called[1] ?? '').toLowerCase()
    return `Write ${/^(?:condolences|congratulations)$/u.test(name) ? '' : /^[aeiou]/u.test(name) ? 'an ' : 'a '}${name} ${withOwner(text.slice(called[0].length))}.`
  }
  if (intent === 'write' && format !== undefined && ofSomebody.test(text))
    return `Write ${format.noun} to ${text.replace(ofSomebody, '')}.`
  const spoken = toSay.exec(text)?.groups
  if (spoken?.['person'] && intent === 'write')
    return letterSentence({ form: 'message', ...spoken, whose: spoken['whose'] ?? 'my ' })
  if (intent === 'unclear' && text.split(/\s+/u).length < 4 && !isStatement.test(text))
    return leads.unclear(text, format)
  if (imperative.test(text) && !nounAtFront.test(text)) return asSentence(core)
  if (
    /^i (?:want|need|would like|have|['’]d like) to /iu.test(text) ||
    /^(?:trying|learning|wanting|struggling) to /iu.test(text)
  )
    return asSentence(
      `Help me ${text.replace(/^(?:i (?:want|need|would like|have|['’]d like) to|trying to|learning to|wanting to|struggling to) /iu, '')}`,
    )
  if (/^how to /iu.test(text)) return `${intent === 'learn' ? 'Teach' : 'Show'} me ${text}.`
  if (questionStart.test(text)) {
    const isQuestion = /^(?:should|is it worth|which)\b/iu.test(text) && intent === 'decide'
    return `${isQuestion ? 'Help me decide' : 'Answer this question'}: ${text.replace(/\?+$/u, '')}?`
  }
  return leads[intent](text, format).replace(/([?!])\.$/u, '$1')
}

function letterSentence(groups: Record<string, string | undefined>): string {
  const form = /^e-?mail/iu.test(groups['form'] ?? '')
    ? 'an e-mail'
    : /^(?:sms|text|whatsapp)/iu.test(groups['form'] ?? '')
      ? 'a text message'
      : `a ${(groups['form'] ?? 'message').toLowerCase()}`
  const whose = groups['whose']?.trim() ?? 'my'
  const what = withoutStop(groups['what'] ?? '')
  const start = `Write ${form} to ${whose === 'a' ? 'my' : whose} ${groups['person'] ?? ''}`
  if (what === '') return `${start}.`
  const joins =
    /^(?:about|that|to|because|asking|saying|telling|thanking|for|regarding|explaining|with|why|on|in|and|who|after|before)(?!\p{L})/iu
  return joins.test(what) ? `${start} ${what}.` : `${start}: ${withPause(what)}.`
}

// "heating broken 2 weeks baby at home": a length of time ends a thought.
function withPause(text: string): string {
  return text.replace(
    /(\d+ (?:days?|weeks?|months?|years?|hours?|times)(?: (?:now|already|ago|late|long))?) (?!(?:in|on|at|of|for|ago|late|now|old|and|or|before|after|from|to|since|until|because|but|already|per|a|each|every|long|with)(?!\p{L}))(?=\p{L})/giu,
    '$1, ',
  )
}

/** Whether a piece of an idea tells somebody to do something. */
export function isOrder(text: string): boolean {
  return imperative.test(text) && !nounAtFront.test(text)
}

/** "tell my boss …": words to be said to somebody. */
export function isSpoken(text: string): boolean {
  return toSay.test(text) || spokenAbout.test(text)
}

const spokenAbout =
  /^(?:(?:text|message|negotiate|request|demand|dispute|appeal|claim|cancel|postpone|complain about|ask for|write to|apologi[sz]e to)\s)|\bways? to (?:say|tell|ask|decline|refuse|cancel|thank|reject|answer|reply)/iu

type Lead = (text: string, format: FormatCraft | undefined) => string

const isStatement =
  /^(?:i|i['’]\p{L}+|we|we['’]\p{L}+|he|she|they|it|my|our|his|her|their|this|there|someone|everyone|nobody)(?!\p{L})/iu
const say =
  (lead: string): Lead =>
  (text) =>
    `${lead}: ${text}.`
const orHelp =
  (lead: Lead): Lead =>
  (text, format) =>
    isStatement.test(text) ? `Help me with this: ${text}.` : lead(text, format)

const leads: Record<Intent | 'unclear', Lead> = {
  write: (text, format) => {
    if (isStatement.test(text)) return `Write ${format?.noun ?? 'a text'} for this situation: ${text}.`
    if (format && startsWithFormat(text)) return `Write ${withArticle(text)}.`
    if (/^(?:about|on|to|for)\s/iu.test(text)) return `Write ${format?.noun ?? 'a text'} ${text}.`
    return `Write ${format?.noun ?? 'a text'} about ${text}.`
  },
  transform: orHelp(say('Rework the text as asked')),
  decide: (text) =>
    /(?<!\p{L})(?:vs\.?|versus)(?!\p{L})/iu.test(text) && !isStatement.test(text)
      ? `Compare ${text} and recommend one.`
      : `Help me decide: ${text}.`,
  analyse: orHelp((text) =>
    /^swot/iu.test(text)
      ? `Make a SWOT analysis ${text.replace(/^swot(?: analysis)? ?/iu, '')}.`
      : `Analyse ${text}.`,
  ),
  plan: orHelp((text) =>
    /^(?:[\p{L}\p{N}-]+ ){0,4}?(?:plan|schedule|itinerary|routine|budget|checklist|timetable|roadmap|agenda|list|menu|program(?:me)?)s?(?!\p{L})/iu.test(
      text,
    )
      ? `Make ${withArticle(text)}.`
      : `Plan ${withArticle(text)}.`,
  ),
  learn: orHelp((text) => `Teach me ${text}.`),
  build: orHelp(codeSentence),
  debug: (text) => `Find the cause of this problem and fix it: ${text}.`,
  'review-code': say('Review this code'),
  query: orHelp(codeSentence),
  data: orHelp(say('Prepare this data')),
  brainstorm: orHelp((text) => `Suggest ${text}.`),
  research: orHelp((text) => `Research ${text}.`),
  roleplay: orHelp((text) =>
    /^(?:mock |practice |job |role-?play|rehearsal|conversation|simulat)/iu.test(text)
      ? `Run ${withArticle(text)} with me.`
      : `Practise this with me: ${text}.`,
  ),
  visual: orHelp((text) => `Describe ${withArticle(text)} so that an image tool can draw it.`),
  critique: orHelp((text) =>
    /^(?:honest |brutal |some )?(?:feedback|opinion|thoughts)/iu.test(text)
      ? `Give me ${text}.`
      : `Review ${text}.`,
  ),
  question: (text) => (isStatement.test(text) ? `Help me with this: ${text}.` : `Answer this: ${text}.`),
  unclear: (text) =>
    isStatement.test(text)
      ? `Help me with this: ${text}.`
      : `Help me get started with this: ${quoted(text)}.`,
  support: () => 'I am going through something very hard and need support.',
}

const codeThing =
  /^(?<thing>(?:[\p{L}\p{N}][\p{L}\p{N}+#.-]*\s){0,2}?(?:query|regex|regexp|formula|script|function|macro|program|class|component|bot|api|endpoint|tests?|app|page|website|extension|snippet))(?:\s+(?<rest>.+))?$/isu

// "sql query top 10 customers": what it shall do stands behind a colon when no small word joins it.
function codeSentence(text: string): string {
  const { thing, rest } = codeThing.exec(text)?.groups ?? {}
  if (thing === undefined) return `Write code for this: ${text}.`
  if (rest === undefined) return `Write ${withArticle(thing)}.`
  const joins = /^(?:for|to|that|which|with|in|of|about|using|from|on|and)(?!\p{L})/iu.test(rest)
  return `Write ${withArticle(thing)}${joins ? '' : ':'} ${rest}.`
}

function startsWithFormat(text: string): boolean {
  return /^(?:[\p{L}\p{N}][\p{L}\p{N}-]* ){0,3}?(?:e-?mails?|letters?|messages?|notes?|posts?|tweets?|threads?|captions?|speech|speeches|toast|eulogy|obituary|poems?|haikus?|songs?|lyrics|lullaby|rap|vows|sketch|monologue|limericks?|jingle|sonnet|ode|fable|invitation|essays?|articles?|blog|newsletter|bio|ads?|slogans?|taglines?|headlines?|titles?|description|descriptions|copy|page|release|story|stories|script|jokes?|presentation|slides|deck|quiz|survey|questionnaire|faqs?|policy|contract|agreement|recipe|report|proposal|review|testimonial|resume|résumé|cv|card|invitation|checklist|list|agenda|statement|complaint|apology|advert|posting|profile|text|update|announcement|reminder|summary)(?!\p{L})/iu.test(
    text,
  )
}

const plural =
  /^(?:\p{L}[\p{L}-]* ){0,3}?(?:[\p{L}-]+[^sui\W]s|lyrics|ideas|slides|people|children)(?= (?:for|about|to|of|that|on|with|in)\b)/iu

/** "LinkedIn post about …" becomes "a LinkedIn post about …". */
function withArticle(text: string): string {
  if (
    /^\d+[- ](?:minute|page|word|day|week|month|hour|year|line|second|slide|step|sentence|paragraph)(?!\p{L})/iu.test(
      text,
    )
  )
    return `a ${text.replace(/^(\d+)[- ](?=\p{L}+)/u, '$1-')}`
  if (
    /^(?:an?|the|my|our|your|his|her|their|this|these|some|\d+|one|two|three|four|five|six|seven|eight|ten|twelve|each|every|all|several)(?!\p{L})/iu.test(
      text,
    )
  )
    return text
  if (
    plural.test(text) ||
    /^(?:\p{L}[\p{L}-]* ){0,2}?(?:copy|html|css|feedback|music|advice)(?!\p{L})/iu.test(text)
  )
    return text
  if (/^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) && !startsWithFormat(text)) return text
  return `${indefiniteArticle(text)} ${text}`
}

const wants: Record<Intent | 'unclear', string> = {
  write: 'Write the text asked for here',
  transform: 'Rework the text as asked here',
  decide: 'Help me decide what is asked here',
  analyse: 'Analyse what is asked here',
  plan: 'Make the plan asked for here',
  learn: 'Explain what is asked here',
  build: 'Write the code asked for here',
  debug: 'Find the cause of this problem and fix it',
  'review-code': 'Review the code as asked here',
  query: 'Write the query or formula asked for here',
  data: 'Prepare the data as asked here',
  brainstorm: 'Find the ideas asked for here',
  research: 'Research what is asked here',
  roleplay: 'Practise with me what is asked here',
  visual: 'Describe the picture asked for here, ready for an image tool',
  critique: 'Review what is named here',
  question: 'Answer this question',
  unclear: 'Help me with this request',
  support: 'Help me',
}

/** An idea in another language stays as it is, in quotation marks behind an English order. */
export function foreignTask(idea: Idea, intent: Intent | 'unclear', format: FormatCraft | undefined): string {
  const want = intent === 'write' && format ? `Write ${format.noun} as asked for here` : wants[intent]
  return `${want}: ${quoted(idea.inline)}.`
}
