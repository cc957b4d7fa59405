import { normalise } from './normalise.ts'

const target =
  '(?:instructions?|prompts?|rules|directions|directives|commands|guidelines|guardrails|context|system message|programming|training|restrictions|safeguards)'
const attacks: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:can|may|could|users?|players?|drivers?|admins?|managers?|members?)\\s)\\b(?:ignore|disregard|forget|do not follow|don'?t follow|stop following)\\b[^.!?\\n]{0,40}\\b(?:previous|prior|above|earlier|preceding|all|any|your|these|those|system|foregoing|initial|original)\\b[^.!?\\n]{0,30}\\b${target}\\b`,
    'iu',
  ),
  /\b(?:override|bypass|skip|drop|discard|overlook)\b[^.!?\n]{0,30}\b(?:your|previous|prior|above|system|these|initial|original)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|guidelines|guardrails|system message|programming|safeguards)\b/iu,
  /\b(?:ignore|disregard|forget)\s+(?:everything|all)\s+(?:above|before|previous|you|i said|that came|said|prior)\b|\bignore (?:all )?previous\b(?!\s+(?:orders?|bookings?|entries|values|records|purchases|versions?|notifications?))|\bforget (?:everything|your instructions)\b/iu,
  /\byou are now\b(?!\s+(?:logged|signed|subscribed|registered|connected|ready|in|on|at|offline|online|able|a member|booked|following|viewing|leaving)\b)|\bfrom (?:now|here|this point) on(?:wards?)?,? you(?:'re| are| will| must| act| only)\b|(?:^\W*|\b(?:you|please|now|and|must|should|will|to)\s)(?:pretend (?:to be (?:an? )?(?:ai|dan|unrestricted|different|evil|hacker|human)|you are|you're)\b|act as (?:an? )?(?:dan\b|unrestricted|uncensored|evil|jailbroken|hacker|linux terminal|different ai|ai\b(?! (?:tutor|coach|guide|helper|assistant for))|language model))/iu,
  /\b(?:reveal|show|print|output|repeat|display|leak|expose|dump|give me|tell me|write out|return|send|paste|quote)\b[^.!?\n]{0,40}\b(?:your|the|this|hidden|full|entire|initial)\b[^.!?\n]{0,20}\b(?:system prompt|system message|hidden prompt|initial prompt|your prompt|your instructions|hidden instructions|api keys?|secret keys?|environment variables|configuration|prompt above)\b/iu,
  /\b(?:your|the) system prompt\b(?!\s+(?:of the (?:bot|assistant)|for (?:the|each) (?:bot|assistant|agent)|editor|template|field))|\b(?:reveal|leak|print|show|what is|repeat) (?:the |your )?(?:system )?prompt\b/iu,
  /<\/?\s*(?:system|assistant|instructions?|prompt|developer|human|user_?(?:input|message)?|form_?data|draft)\s*>|<\/\s*(?:document|context|input|output|task|messages?|conversation|chat|request|response|profile|contract|brief)\s*>|<\|[^|>\n]{1,40}\|>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|‹\/?(?:system|assistant)›/iu,
  /\b(?:jail ?break(?:ed|ing)?|do anything now|(?:in )?developer mode (?:enabled|on|activated)|in developer mode|god mode|prompt injection|sudo mode|DAN mode)\b/iu,
  /\b(?:respond|reply|answer|output)\s+(?:only|just|exactly|solely)\s+(?:with|in)\b|^\W*(?:output|say|respond|reply|answer)\s+(?:only|just)\b|\b(?:output|print|say|write|respond with|reply with|return)\s+(?:only\s+)?(?:the (?:word|string|phrase|text|token|following)|exactly)\b|\bdo not (?:tell|inform|mention (?:this|it)|reveal (?:this|that)|show)(?: this)? (?:to )?(?:the )?(?:user|anyone|human)\b/iu,
  /(?:^\W*(?:as an ai|as a language model|as an llm)\b|\byou are an? (?:ai|llm|language model|chatbot|helpful assistant|assistant)|dear (?:ai|llm|model|assistant|chatgpt|claude|gemini)|(?:hey|hi|hello),? (?:ai|chatgpt|claude|gpt|gemini|assistant)\b|attention,? (?:ai|llm|model|assistant)|(?:ai|llm|model|assistant)s? (?:reading|processing|parsing) this|note to (?:the )?(?:ai|llm|model|assistant))/iu,
  /\b(?:new|updated|additional|real|actual|secret|important) (?:system )?instructions?\s*(?:[:：]|follow|are|from)|\b(?:end|begin|start) (?:of )?(?:system )?(?:prompt|instructions?)\b|\binstead(?: of (?:that|this|the above))?,? (?:write|output|print|say|respond|reply|generate|give me|tell me) (?:a |an |me |the )?(?:poem|joke|song|story|recipe|essay|haiku|"|“|word)/iu,
  /\brm\s+-rf\b|\b(?:curl|wget)\b[^\n]{1,120}\|\s*(?:ba|z)?sh\b|\b(?:send|post|upload|e-?mail|exfiltrate|transmit|leak)\b[^.!?\n]{0,40}\b(?:api keys?|secrets?|credentials|environment variables|private keys?)\b[^.!?\n]{0,40}\bto\b|^\s*#{1,6}\s*(?:new (?:task|instructions?|role|goal)\b|instructions?\s*:|assistant\s*:?\s*$)/iu,
  /(?:negeer|vergeet|ignorera|ignorer|glem|ignoruj\p{L}*|zignoruj\p{L}*|zapomnij|zapomeň|ігноруй\p{L}*|проігноруй\p{L}*|abaikan|bỏ qua|puuza|αγνόησε|αγνοήστε|hagyd figyelmen kívül)[^.!?\n]{0,40}(?:instructies|instruktion\p{L}*|instruksj\p{L}*|instrukcj\p{L}*|instrukc\p{L}*|polece\p{L}*|pokyn\p{L}*|інструкц\p{L}*|вказівк\p{L}*|instruksi|perintah|hướng dẫn|chỉ dẫn|maagizo|οδηγίες|utasítás\p{L}*)|(?:önceki|yukarıdaki|tüm)[^.!?\n]{0,30}(?:talimat|yönerge|komut)\p{L}*[^.!?\n]{0,20}(?:yok say|unut|görmezden gel|dikkate alma)/iu,
  /(?:ignorier\p{L}*|vergiss|missachte\p{L}*)[^.!?\n]{0,40}(?:vorherig\p{L}*|obig\p{L}*|bisherig\p{L}*|alle[nr]?|deine)[^.!?\n]{0,30}(?:anweisung\p{L}*|instruktion\p{L}*|regeln|befehle|prompt)|systemprompt|du bist (?:jetzt|nun|ab jetzt) (?:ein|eine|kein)/iu,
  /(?:ignore[zr]?|oublie[zr]?|ne tiens pas compte|ne tenez pas compte)[^.!?\n]{0,40}(?:instructions?|consignes?|règles|directives)[^.!?\n]{0,30}(?:précédent\p{L}*|ci-dessus|antérieur\p{L}*|données)|(?:oublie|ignore)[zr]? (?:toutes )?(?:les|tes|vos) (?:instructions|consignes|règles)|tu es (?:maintenant|désormais)|vous êtes (?:maintenant|désormais) une? (?:ia|assistant|modèle)/iu,
  /(?:ignora|ignore|olvida|omite|desconsidere|esqueça|esquece|dimentica|ignorate)\p{L}*[^.!?\n]{0,40}(?:instrucciones|instruções|istruzioni|reglas|regras|regole|órdenes|indicaciones|comandos)[^.!?\n]{0,20}(?:anteriores|previas|precedenti|acima|de arriba|prévias)?|ahora eres un|agora você é um|ora sei un|prompt del sistema|prompt do sistema/iu,
  /(?:игнорир\p{L}*|проигнорир\p{L}*|забудь\p{L}*|не обращай внимания)[^.!?\n]{0,40}(?:инструкци\p{L}*|указани\p{L}*|правил\p{L}*|команд\p{L}*)|системн\p{L}* (?:промпт|подсказк|инструкци)\p{L}*|теперь ты/iu,
  /(?:忽略|无视|無視|忘记|忘記|不要理会)[^。！？\n]{0,16}(?:指令|指示|提示|规则|規則|命令|说明)|系统提示词|系統提示詞|你现在是|你現在是/u,
  /(?:以前|これまで|上記|前|今まで|すべて)の?[^。！？\n]{0,8}(?:指示|命令|プロンプト|ルール)[^。！？\n]{0,8}(?:無視|忘れ)|システムプロンプト|あなたは今から/u,
  /(?:이전|위의|모든)[^.!?\n]{0,10}(?:지시|명령|프롬프트|규칙)[^.!?\n]{0,8}(?:무시|잊)|시스템 프롬프트/u,
  /(?:تجاهل|انس|تجاهلي|تجاهلوا)[^.!؟\n]{0,30}(?:التعليمات|الأوامر|القواعد|تعليمات)|موجه النظام|أنت الآن/u,
  /(?:התעלם|התעלמי|תתעלם|שכח)[^.!?\n]{0,30}(?:הוראות|ההוראות|ההנחיות|הכללים)|אתה עכשיו/u,
  /(?:पिछले|पिछली|ऊपर|सभी)[^।!?\n]{0,24}(?:निर्देश|निर्देशों|आदेश|नियम)[^।!?\n]{0,24}(?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल)|अब तुम|सिस्टम प्रॉम्प्ट/u,
]
const roleLabel =
  /^[\s#>*_"'“-]{0,20}(?:system|assistant|developer|ai|model)(?:\s+(?<kind>message|prompt|note|override|instruction|command)s?)?(?:\*\*|__)?\s*[:：>](?!\/\/)(?:\*\*|__)?\s*/iu
/** What a label such as "System:" is followed by when a model is meant; "System: sends a receipt" is a step of a flow. */
const addressed =
  /^(?:sure|certainly|of course|understood|absolutely|here(?:'s| is| are)|i (?:am|will|can|have|now|understand|must|cannot)\b|i'(?:m|ll|ve)\b|as an? |ignore\b|disregard\b|forget\b|obey\b|comply\b|act\b|pretend\b|behave\b|new (?:task|instructions?|role)\b|stop (?:building|following|being)\b|(?:respond|reply|answer|output)\s+(?:only|just|as|in|to every)\b|do not (?:follow|build|obey|reveal|tell)\b|from (?:now|here|this point) on)|\byou (?:must|shall|will (?:now|only|always|never|not|act|answer|respond|obey)|are (?!logged|signed|subscribed|registered|connected|ready|offline|online|in\b|on\b|at\b|not\b|booked|following|viewing|leaving))|\b(?:instructions?|system prompt|language model|unrestricted)\b/iu
const labelInside =
  /[.!?…]\s+[\s#>*_"'“-]{0,4}(?:system|assistant|developer|ai|model)\b[^.:：\n]{0,16}[:：>]/iu
const hostileTag =
  /<\/?\s*(?:system|assistant|instructions?|prompt|developer|human|form_?data|draft|document|context|user_?(?:input|message))\s*>|<\||\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>/iu
/** A sentence that goes on with the order of the sentence before it. */
const goesOn =
  /^\W*(?:and |then |now |please |also |instead,? )*(?:(?:output|say|reply|respond|answer|reveal|praise|speak|sing|act|pretend|obey)\b|(?:write|print|repeat|return|tell|give|show)\s+(?:only|just|me|us|the (?:word|text|phrase|prompt))\b|you (?:are|must|will|shall) |your (?:new |only |real )?(?:task|job|role|goal|name) (?:is|will)\b|instead\b|do not (?:build|follow|mention|tell|reveal)\b|never mention\b)/iu

/**
 * Takes sentences that speak to an AI, and opaque blobs, out of the text. They are content to keep, never to follow:
 * `quarantined` holds them word for word, `clean` is the rest with its lines as they were.
 */
export function splitHostile(text: string): { clean: string; quarantined: string[] } {
  const quarantined: string[] = []
  const kept: string[] = []
  let isOrder = false
  for (const line of normalise(text).split('\n')) {
    if (!mightBeHostile(line) && !(isOrder && goesOn.test(line))) {
      if (line.trim() !== '') isOrder = false
      kept.push(line)
      continue
    }
    const cleaned = cleanLine(line, quarantined, isOrder)
    kept.push(cleaned.kept)
    isOrder = cleaned.isOrder
  }
  const lines =
    quarantined.length === 0 ? kept : kept.filter((line) => !/^\s*(?:`{3,}|~{3,})\w*\s*$/u.test(line))
  return { clean: normalise(lines.join('\n')), quarantined }
}

/** Whether a single sentence or list item speaks to an AI instead of describing a product. */
export function isHostile(sentence: string): boolean {
  const plain = sentence.normalize('NFKC').replace(/[’‘]/gu, "'")
  return attacks.some((attack) => attack.test(plain)) || speaksAsModel(plain) || hasBlob(sentence)
}

function speaksAsModel(sentence: string): boolean {
  const label = roleLabel.exec(sentence)
  if (!label) return false
  if (/^(?:prompt|override|instruction|command)$/iu.test(label.groups?.['kind'] ?? '')) return true
  return addressed.test(sentence.slice(label[0].length))
}

function mightBeHostile(line: string): boolean {
  return line.length > 2_000 || isHostile(line) || labelInside.test(line)
}

function cleanLine(
  line: string,
  quarantined: string[],
  startsInOrder: boolean,
): { kept: string; isOrder: boolean } {
  const kept: string[] = []
  let isOrder = startsInOrder
  for (const sentence of line.split(/(?<=[.!?。！？।؟])\s+|(?<=[。！？])/u)) {
    if (isOrder && goesOn.test(sentence)) {
      quarantined.push(sentence)
      continue
    }
    isOrder = isHostile(sentence)
    if (!isOrder) {
      kept.push(sentence)
      continue
    }
    const wish = wishBefore(sentence)
    if (wish !== '') kept.push(wish)
    quarantined.push(sentence.slice(sentence.indexOf(wish) + wish.length).replace(/^[\s,;:–—]+/u, ''))
  }
  return { kept: kept.join(' '), isOrder }
}

/** When only a later part attacks, what stands before it may still be a wish; what follows may belong to the attack. */
function wishBefore(sentence: string): string {
  if (roleLabel.test(sentence)) return ''
  const tag = hostileTag.exec(sentence)
  if (tag) return isHostile(sentence.slice(0, tag.index)) ? '' : sentence.slice(0, tag.index).trim()
  let wish = ''
  for (const clause of sentence.split(/(?<=[;,:–—])(?=\s)/u)) {
    if (isHostile(clause.trim()) || isHostile(wish.slice(-160) + clause))
      return wish.replace(/[\s,;:–—]+$/u, '').trim()
    wish += clause
  }
  return ''
}

// Checking a run's length before its letters keeps endless lines cheap; addresses are long without hiding anything.
function hasBlob(text: string): boolean {
  if (hidesText(text)) return true
  if (text.length < 60 || !/[A-Za-z0-9+/_=-]{60}/u.test(text)) return false
  return text.split(/\s+/u).some((token) => {
    if (/:\/\/|^www\.|^\/|\.[a-z]{2,6}\//iu.test(token)) return false
    return (token.match(/[A-Za-z0-9+/_-]{60,}={0,2}/gu) ?? []).some(
      (run) => /\d/u.test(run) && /[a-z]/u.test(run) && /[A-Z]/u.test(run),
    )
  })
}

/** Shorter blobs count when they decode to plain sentences. */
function hidesText(text: string): boolean {
  if (text.length < 20) return false
  return (text.match(/(?<![\p{L}\p{N}+/_.-])[A-Za-z0-9+/]{20,400}={0,2}(?![\p{L}\p{N}+/_-])/gu) ?? []).some(
    (run) => {
      if (!/[A-Z]/u.test(run) || !/[a-z]/u.test(run)) return false
      try {
        const decoded = atob(run)
        return /^[\x20-\x7e\s]+$/u.test(decoded) && /[A-Za-z]{2,}\s+[A-Za-z]{2,}/u.test(decoded)
      } catch {
        return false
      }
    },
  )
}
