import type { Form } from './format-wishes.ts'
import { taskWords } from './words/task-words.ts'
import { createFinder } from './word-finder.ts'

export type TaskKind =
  | 'write'
  | 'transform'
  | 'decide'
  | 'analyse'
  | 'plan'
  | 'learn'
  | 'code'
  | 'data'
  | 'brainstorm'
  | 'research'
  | 'roleplay'
  | 'visual'
  | 'critique'
  | 'question'

export type Task = {
  /** unclear when no word tells. */
  kind: TaskKind | 'unclear'
  /** The next likely kind, when it scores close. */
  second?: TaskKind
  /** What it is about, without verb and kind of text: "why our bakery stopped selling bread". The whole idea when no verb opens it. */
  topic: string
  /** The words that told, in order. */
  words: string[]
  scores: Partial<Record<TaskKind, number>>
  /** Separate things asked for, as typed; one entry for an ordinary idea. */
  parts: string[]
  /** The task cannot be done without a text, code or data the idea does not contain. */
  needsInput: boolean
  /** What would have to be pasted: "text", "code", "error message", "data". */
  inputNoun?: string
  /** The idea is itself a prompt (role, headings, output format). */
  isPrompt: boolean
}

const findTask = createFinder<TaskKind>(taskWords)
const order = Object.keys(taskWords) as TaskKind[]
const weights: Partial<Record<TaskKind, number>> = {
  question: 0.8,
  visual: 0.9,
  research: 1,
  data: 0.9,
  code: 1.1,
}
// These words are also plain topics ("a plan for …", "an error in my tax form"), so they weigh less in the middle.
const topicWords =
  /^(?:api|function|script|table|error|label|json|csv|node|code|bug|git|plan|planning|schedule|study|ideas?|name|nome|nom|word|research|sources|table|list|logo|poster|code|exception|convert|data|what is|what are|correct|organise|organize|role|come|como|comment|jak|how to|can i|can you)$/iu
const materialOwner =
  /\b(?:this|these|the following|following|my|our|attached|below|pasted|the text|given)\b|(?:diesen|diese|dieses|folgende\p{L}*|meine\p{L}*|ce |cet |cette |mon |ma |este |esta |mi |meu |minha |questo |questa |il mio |la mia |этот |эту |мой |моё |мою |هذا |هذه |इस |मेर\p{L}* |この |以下|这|这段|下面|이 )/iu
const heading =
  /^(?:\s{0,3}#{1,4}\s+\S|\s*(?:\*\*)?(?:task|context|requirements?|output|format|role|goal|objective|input|constraints?|instructions?|audience|tone|steps?|aufgabe|kontext|ausgabe|rolle|ziel|tâche|contexte|sortie|tarea|contexto|salida|tarefa|saída|compito|контекст|задача|формат|المهمة|السياق|कार्य|संदर्भ|出力|役割|背景|任务|输出|角色)(?:\*\*)?\s*[:：])/gimu
const roleOpening =
  /^\s*(?:you are (?:an? |the )|act as (?:an? |the )|du bist (?:ein|eine) |agis (?:comme|en tant)|tu es une? |actúa como|eres una? |aja como|você é uma? |sei un['’]?a? |agisci come|ты\s[—-]|представь,? что ты|تصرف ك|أنت |आप एक |तुम एक |あなたは|你是|扮演|당신은)/iu

/** What kind of help an idea asks a general assistant for. */
export function readTask(text: string, language = 'en', forms: readonly Form[] = []): Task {
  const hits = findTask(text, language)
  const scores: Partial<Record<TaskKind, number>> = {}
  for (const [index, hit] of hits.entries()) {
    const isOpening =
      hit.start < 30 ||
      /[.!?\n,;]\s*(?:and |then |und |et |y |e |и )?$/iu.test(
        text.slice(Math.max(0, hit.start - 6), hit.start),
      )
    const position = index === 0 && hit.start < 24 ? 3 : isOpening ? 1.6 : 0.8
    const weight = (weights[hit.key] ?? 1) * (topicWords.test(hit.words) && !isOpening ? 0.5 : 1)
    scores[hit.key] = (scores[hit.key] ?? 0) + position * weight
  }
  settle(text, scores)
  const ranked = order
    .filter((kind) => (scores[kind] ?? 0) >= 0.5)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  const kind = ranked[0] ?? kindOfForm(forms) ?? (/[?？؟]\s*$/u.test(text) ? 'question' : 'unclear')
  const second = ranked[1]
  const input = neededInput(text, kind)
  return {
    kind,
    ...(second && (scores[second] ?? 0) >= (scores[ranked[0] ?? second] ?? 0) * 0.4 ? { second } : {}),
    topic: topicOf(text),
    words: hits.map((hit) => hit.words),
    scores,
    parts: splitTasks(text),
    needsInput: input !== undefined,
    ...(input ? { inputNoun: input } : {}),
    isPrompt: looksLikePrompt(text),
  }
}

function kindOfForm(forms: readonly Form[]): TaskKind | undefined {
  if (forms.length === 0) return undefined
  if (forms.some((form) => /^(?:plan|menu)$/.test(form))) return 'plan'
  if (forms.some((form) => /^(?:code|spreadsheet formula)$/.test(form))) return 'code'
  if (
    forms.some((form) =>
      /^(?:image|photo|logo|poster|video|animation|storyboard|thumbnail|comic)$/.test(form),
    ) &&
    !forms.includes('script')
  )
    return 'visual'
  return 'write'
}

const opening =
  /^(?:(?:hi|hello|hey)[,!]? )?(?:please |pls )?(?:(?:can|could|would|will) you (?:please |help me (?:to )?)?|i(?: would|['’]d)? (?:like|want|need)(?: you)? (?:to )?|help me (?:to )?|i need )?(?:add|analy[sz]e|answer|brainstorm|compare|compose|convert|create|critique|debug|describe|design|develop|draft|edit|evaluate|explain|extract|find|fix|generate|give(?: me)?|improve|list|make|name|outline|plan|prepare|produce|proofread|rank|recommend|research|rephrase|review|rewrite|shorten|show me|simplify|suggest|summari[sz]e|teach me|tell me|translate|turn|write)(?: me| up| us)?\s+(?:(?:(?:an?|the|some|my|our|\d+|ten|five|three)\s+)?(?:[\p{L}-]+\s+){0,4}?(?:e-?mails?|letters?|messages?|posts?|tweets?|captions?|speech(?:es)?|toasts?|poems?|essays?|articles?|newsletters?|bios?|ads?|press releases?|product descriptions?|cover letters?|scripts?|stor(?:y|ies)|slogans?|taglines?|names?|ideas?|list|lists|plans?|itinerar(?:y|ies)|guides?|overview|summary|summaries|reports?|functions?|quer(?:y|ies)|table)\s+)?(?:(?:about|on|of|regarding|explaining|announcing|telling|covering|comparing|for|to|that|which|with)\s+)?(?=\S)/iu

function topicOf(text: string): string {
  const rest = text.replace(opening, '')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}

// A few readings that need more than one word.
function settle(text: string, scores: Partial<Record<TaskKind, number>>): void {
  const raise = (kind: TaskKind, by: number) => {
    scores[kind] = (scores[kind] ?? 0) + by
  }
  if (
    /\b(?:my|the|this|our) [\p{L}+#]{2,20} (?:script|code|program|query|function|app|page|site|build|server|container|test)s?\b[^.!?\n]{0,80}\b(?:crash\w*|fail\w*|error|slow|broken|doesn['’]t|does not|won['’]t|throws?|hangs?|stops?|returns?)\b/iu.test(
      text,
    )
  )
    raise('code', 4)
  if (
    /\b(?:traceback|exception|stack ?trace|[A-Z]\w+Error|segfault|undefined is not|null pointer|exit code|npm err|cannot read propert)/u.test(
      text,
    )
  )
    raise('code', 3)
  if (
    /\b(?:write|build|create|make|implement)\b[^.!?\n]{0,40}\b(?:function|script|class|query|regex|macro|component|endpoint|unit tests?|api|bot|program|crawler|scraper)\b/iu.test(
      text,
    )
  )
    raise('code', 3)
  if (/^(?:how (?:do|can|should|would) (?:i|we)|how to)\b/iu.test(text)) raise('question', 0.6)
  if (
    /\b(?:renting|buying|leasing|staying|moving|switching|hiring|quitting)\b[^.!?\n]{0,40}\b(?:vs\.?|versus|or)\b/iu.test(
      text,
    )
  )
    raise('decide', 2)
  if (/\b(?:what|how|when|where|who|which \p{L}+) (?:should|do|can) (?:i|we)\b/iu.test(text))
    raise('question', 4)
  else if (/\b(?:should (?:i|we)|is it worth|or not\??$)/iu.test(text)) raise('decide', 2)
  if (
    /^(?:an? |the |my |short |formal |polite |complaint |thank[- ]you |birthday |sympathy |condolence |apology |resignation |cover )*(?:e-?mail|letter|message|post|tweet|caption|speech|toast|note|card|text|poem|essay|article|newsletter|bio|ad|press release|product description|cover letter|blog post|linkedin post|eulogy|apology)\b/iu.test(
      text,
    )
  )
    raise('write', 3)
  if (
    /^(?:trip|travel|itinerary|\d+ days? in|a week in|weekend in|meal plan|workout|training plan|study plan|wedding|birthday party)\b/iu.test(
      text,
    )
  )
    raise('plan', 2.5)
}

function neededInput(text: string, kind: TaskKind | 'unclear'): string | undefined {
  const hasMaterial = text.length > 420 || /```|\n.{40,}\n|["“«„「][^"”»“」]{60,}["”»“」]/u.test(text)
  if (hasMaterial) return undefined
  if (kind === 'transform' || kind === 'critique') {
    // "summarise the pros and cons of a four day week" needs no text, "summarise article" does.
    if (
      kind === 'transform' &&
      !materialOwner.test(text) &&
      text.split(/\s+/u).length > 6 &&
      /\b(?:of|about|for|on)\b/iu.test(text)
    )
      return undefined
    if (/["“«„「']/u.test(text) && /["“«„「'][^"”»“」']{6,}["”»“」']/u.test(text)) return undefined
    if (/[:：]\s*\S+(?:\s+\S+){2,}/u.test(text)) return undefined
    const noun =
      /\b(?:cv|resume|résumé|cover letter|essay|e-?mail|letter|article|report|speech|poem|story|contract|code|script|notes|transcript|paper|abstract|bio|landing page|website|logo|design|business plan|pitch(?: deck)?|paragraph|meeting notes|thesis|lebenslauf|aufsatz|text|texte|texto|testo|текст|резюме|эссе|письмо|статью)\b/iu.exec(
        text,
      )?.[0]
    return noun?.toLowerCase() ?? 'text'
  }
  if (kind === 'code') {
    const isOwn =
      /\b(?:my|our|this|the following|existing)\b[^.!?\n]{0,30}\b(?:script|code|function|program|query|app|class|component|config|dockerfile|page|test)s?\b|(?:mein\p{L}* (?:skript|code)|mon (?:script|code)|mi (?:código|script)|meu (?:código|script)|мой (?:код|скрипт)|moj|私の(?:コード|スクリプト)|我的(?:代码|脚本)|내 코드|मेरा कोड|الكود الخاص)/iu.test(
        text,
      )
    return isOwn ? 'code' : undefined
  }
  if (kind === 'data' && materialOwner.test(text)) return 'data'
  return undefined
}

function looksLikePrompt(text: string): boolean {
  const headings = text.match(heading)?.length ?? 0
  if (headings >= 2) return true
  if (roleOpening.test(text) && text.length > 60) return true
  return (
    headings === 1 &&
    /\b(?:output|format|respond|answer|return)\b[^.\n]{0,30}\b(?:json|markdown|table|bullet|list|words)\b/iu.test(
      text,
    )
  )
}

/** "write a post, translate it into German and suggest five titles" asks for three things. */
function splitTasks(text: string): string[] {
  if (text.length > 1_200) return [text]
  const listed = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/u, '').trim())
    .filter((line) => line !== '')
  const isList =
    listed.length > 1 &&
    text.split('\n').filter((line) => /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u.test(line)).length >= 2
  if (isList) return listed
  const verbs =
    'write|draft|create|make|give|list|suggest|translate|summarise|summarize|rewrite|explain|compare|plan|design|find|propose|add|generate|review|analyse|analyze|outline|turn|prepare|build|name'
  const parts = text.split(
    new RegExp(
      `(?:[,;.]\\s+(?:and\\s+|then\\s+|and then\\s+|also\\s+|finally\\s+)?|\\s+and\\s+(?:then\\s+|also\\s+)?|\\s+then\\s+)(?=(?:${verbs})\\s)`,
      'iu',
    ),
  )
  const first = parts[0] ?? ''
  const startsWithVerb = new RegExp(
    `^(?:please |can you |could you |i want you to |help me )?(?:${verbs})\\s`,
    'iu',
  ).test(first)
  return startsWithVerb && parts.length > 1 ? parts.map((part) => part.trim().replace(/[,;.]$/u, '')) : [text]
}
