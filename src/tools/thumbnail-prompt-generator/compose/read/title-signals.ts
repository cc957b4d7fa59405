/** What a title promises, told by its wording. */
export type TitleKind =
  | 'swap'
  | 'versus'
  | 'mistake'
  | 'challenge'
  | 'money'
  | 'review'
  | 'list'
  | 'how-to'
  | 'calm'
  | 'kids'
  | 'explain'
  | 'story'
  | 'plain'

const start = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'
const word = (alternatives: string) => new RegExp(`${start}(?:${alternatives})${end}`, 'iu')
const anywhere = (alternatives: string) => new RegExp(alternatives, 'iu')

type Signal = { kind: TitleKind; patterns: readonly RegExp[] }

/** The first that fits is the main one; several can fit. */
const signals: readonly Signal[] = [
  {
    kind: 'kids',
    patterns: [
      word(
        "nursery rhymes?|for (?:kids|children|toddlers)|kids(?:'|’)? (?:song|video|show)|sing[- ]along|learn (?:the )?(?:colou?rs|shapes|numbers|letters|abc|animals)|für kinder|kinderlied\\w*|pour (?:les )?enfants|comptines?|para niños|canciones infantiles|para crianças|per bambini|для детей|çocuk(?:lar için)? şarkı\\w*",
      ),
      anywhere('子ども向け|こどもの|童谣|儿歌|兒歌|어린이|동요|للأطفال|बच्चों के लिए'),
    ],
  },
  {
    kind: 'calm',
    patterns: [
      word(
        'rain sounds?|lo-?fi|white noise|ambience|ambient|asmr|meditation|guided sleep|sleep (?:music|sounds)|relaxing|nature sounds|study music|calm(?:ing)? (?:music|sounds)|entspannungsmusik|regengeräusche?|meditación|relajante|relaxante|rilassante|musique douce|медитация',
      ),
      anywhere('雨音|瞑想|冥想|白噪音|빗소리|명상|أصوات المطر|ध्यान संगीत'),
    ],
  },
  {
    kind: 'versus',
    patterns: [
      word('vs\\.?|versus|compared to|or which|gegen|contre|contra|contro|против|karşı'),
      anywhere('対決|比較|對決|对比|비교|مقابل|बनाम'),
    ],
  },
  {
    kind: 'swap',
    patterns: [
      word(
        'replac(?:e|es|ed|ing)|instead of|swap(?:ped|ping)?|switched (?:from|to)|traded|ersetzt|statt|remplacé|remplace|au lieu de|reemplac\\w+|en vez de|en lugar de|substitu\\w+|em vez de|sostitui\\w+|invece di|вместо|заменил[аи]?|yerine',
      ),
      anywhere('代わりに|の代わり|代替|대신|بدلا من|बजाय|की जगह'),
    ],
  },
  {
    kind: 'mistake',
    patterns: [
      word(
        "mistakes?|stop (?:using|doing|buying|making|eating|wasting)|never (?:do|buy|use|eat|say)|don'?t (?:buy|do|use|make|eat|say)|avoid|wrong|regret(?:s|ted)?|ruin(?:ed|ing|s)?|fail(?:ed|ing|s|ure)?|worst|warning|scam|fehler|falsch|niemals|hör auf|erreurs?|jamais|évite[rz]?|errores?|nunca|evita[r]?|equivoca\\w+|erros?|evitar?|errori|mai più|ошиб(?:ка|ки|ок)|никогда|hata(?:lar|sı|ları)?|asla",
      ),
      anywhere('間違い|失敗|やめて|するな|错误|不要|千万别|실수|하지 마|أخطاء|لا تفعل|गलति|गलती|मत'),
    ],
  },
  {
    kind: 'challenge',
    patterns: [
      word(
        'challenge|i (?:tried|survived|spent|lived|ate|did|quit|walked|slept|wore|stopped|only)|i (?:bought|built) .{0,40}in|for (?:a|one|\\d+) (?:day|night|week|month|year|hour|minute)s?|(?:\\d+) (?:days?|nights?|weeks?|months?|years?|hours?) (?:without|of|in|later|with|straight)|before (?:and|&) after|transformation|(?:\\d+)[- ](?:day|week|month|hour)|\\d+ (?:tage|nächte|wochen|monate|stunden|jahre)|\\d+ (?:jours?|nuits?|semaines?|mois|heures?|ans)|\\d+ (?:días?|noches?|semanas?|meses|horas?|años)|\\d+ (?:dias?|noites?|anos)|\\d+ (?:giorni|notti|settimane|mesi|ore|anni)|\\d+ (?:дн(?:ей|я)|ноч\\p{L}+|недел\\p{L}+|месяц\\p{L}*|час\\p{L}*|лет)|\\d+ (?:gün|gece|hafta|ay|saat|yıl)',
      ),
      anywhere(
        '\\d+\\s?(?:日間?|週間|ヶ月|か月|年間|時間|天|周|个月|小時|小时|年|일|주|개월|시간|년)|チャレンジ|挑战|挑戰|챌린지|يوم(?:ا|ًا)?|أيام|दिन|महीने|घंटे',
      ),
    ],
  },
  {
    kind: 'review',
    patterns: [
      word(
        'review|worth it|is it worth|worth (?:the|buying|[€$£])|honest|unboxing|hands[- ]on|tested|testing|first impressions?|test(?:bericht)?|erfahrungen?|lohnt(?: sich)?|avis|vaut(?:-il| le coup)|reseña|vale la pena|opinión|análise|vale a pena|recensione|ne vale|обзор|стоит ли|inceleme|değer mi',
      ),
      anywhere('レビュー|開封|评测|值得|測評|리뷰|후기|مراجعة|تجربتي|समीक्षा|रिव्यू'),
    ],
  },
  {
    kind: 'list',
    patterns: [
      /^(?:the |top |my |best |die |les |los |las |os |as |i |le |топ[- ]?)?\d{1,3}(?! (?:hours?|days?|nights?|weeks?|months?|years?|minutes?))\s+\p{L}/iu,
      word(
        'top \\d{1,3}|\\d{1,3} (?:best|worst|ways|things|tips|tricks|reasons|ideas|books|tools|facts|rules|signs|habits|lessons|formulas)',
      ),
      anywhere('\\d+\\s?(?:選|つの|個|冊|の方法|个|种|條|条|가지|أسباب|طرق|तरीके|बातें)'),
    ],
  },
  {
    kind: 'money',
    patterns: [
      /[€$£¥₹₽₩]\s?\d|\d[\d.,]*\s?(?:€|\$|£|¥|₹|₽|₩|euros?|dollars?|bucks|usd|eur|pounds?|rupees?|yen|won|円|元|원|руб\p{L}*|lira|TL|ريال|درهم|रुपये)/iu,
      word(
        'how much|price|cost of|cheap(?:est)?|expensive|was kostet|combien coûte|cuánto cuesta|quanto custa|quanto costa|сколько стоит|kaç para',
      ),
    ],
  },
  {
    kind: 'how-to',
    patterns: [
      word(
        "how to|how i|guide|tutorial|step[- ]by[- ]step|beginner'?s?|lesson|for beginners|learn(?:ing)? (?:to|how)|diy|recipe|easy way|wie (?:man|du|ich)|anleitung|rezept|selber machen|so geht|comment (?:faire|\\p{L}+er)|recette|tuto(?:riel)?|cómo|receta|paso a paso|como (?:fazer|\\p{L}+r)|receita|passo a passo|come (?:fare|si|\\p{L}+re)|ricetta|как (?:сделать|\\p{L}+ть)|рецепт|nasıl|tarifi",
      ),
      anywhere('方法|やり方|作り方|レシピ|入門|怎么|如何|教程|做法|하는 법|방법|만들기|كيف|طريقة|कैसे|तरीका'),
    ],
  },
  {
    kind: 'explain',
    patterns: [
      /^how (?!to\b|i\b|we\b|my\b|much\b|many\b)/iu,
      word(
        'why|what (?:happens|is|are|if)|how (?:\\p{L}+ ){1,3}(?:works?|eats?|kills?|changed|became|broke|died)|the (?:truth|real|history|story|science|secret)|explained|really|warum|wieso|was (?:passiert|ist|wäre)|die wahrheit|erklärt|pourquoi|que se passe|la vérité|por qué|qué pasa|la verdad|por que|o que acontece|a verdade|perché|cosa succede|la verità|почему|что будет|правда о|neden|ne olur|gerçeği',
      ),
      anywhere('なぜ|理由|とは|の真実|正体|为什么|真相|原因|왜|이유|진실|لماذا|حقيقة|क्यों|सच'),
    ],
  },
  {
    kind: 'story',
    patterns: [
      /^(?:i|we|my|our)\s|(?<!\p{L})(?:the day|a day in|day in the life|vlog|my (?:life|story|trip|first)|ich|mein|meine|je|j['’]ai|mon|ma|mi|yo|meu|minha|eu|il mio|la mia|ho|я|мой|моя|benim)(?!\p{L})/iu,
      anywhere('私の|僕の|しました|我的|我在|나의|내가|일상|يوميات|قصتي|मेरी|मेरा'),
    ],
  },
]

/** Kinds that fit, the main one first; `plain` when none does. */
export function readTitleKinds(title: string): TitleKind[] {
  const text = title.slice(0, 400)
  const found = signals.filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)))
  return found.length > 0 ? found.map(({ kind }) => kind) : ['plain']
}
