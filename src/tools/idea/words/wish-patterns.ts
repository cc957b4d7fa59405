import type { Aspect, Ending, PointOfView } from '../format-wishes.ts'

export const aspects: readonly (readonly [Aspect, RegExp])[] = [
  [
    '9:16',
    /(?<![\p{L}\d])(?:9\s?[:x×]\s?16|(?:in )?(?:vertical|portrait) (?:format|video|orientation|clip|mode|frame)|vertical(?: (?:for|on) (?:\p{L}+ )?(?:reels?|shorts?|stories|story|tik ?tok|instagram|phones?))?(?=\s*(?:$|[,.;!?)\n]))|for (?:(?:instagram|facebook|insta|ig|youtube|yt) )?(?:reels?|shorts|stories|story|tik ?tok)(?!\p{L})|hochformat|hochkant|im hochformat|(?:vidéo |video |format |formato )?vertical[eo]?(?=\s*(?:$|[,.;!?)\n]))|vidéo verticale|video verticale|vídeo vertical|video vertical|vertikales? video|à la verticale|en vertical|formato vertical|formato verticale|in verticale|вертикальн\p{L}*(?: видео| формат)?|عمودي\p{L}*|वर्टिकल|縦型|縦長|竖屏|豎屏|세로)/iu,
  ],
  [
    '16:9',
    /(?<![\p{L}\d])(?:16\s?[:x×]\s?9|(?:in )?landscape (?:format|orientation|mode)|widescreen|horizontal (?:format|video)|horizontal(?=\s*(?:$|[,.;!?)\n]))|querformat|format paysage|formato horizontal|formato orizzontale|горизонтальн\p{L}*(?: видео| формат)|横型|横長|横屏|橫屏|가로)/iu,
  ],
  [
    '1:1',
    /(?<![\p{L}\d])(?:1\s?[:x×]\s?1(?!\d)|square (?:format|image|picture|crop|video)|square(?=\s*(?:$|[,.;!?)\n]))|quadratisch\p{L}*|format carré|formato cuadrado|formato quadrado|formato quadrato|квадратн\p{L}* формат|正方形|方形构图)/iu,
  ],
  ['4:3', /(?<![\p{L}\d:])4\s?[:x×]\s?3(?![\d:])/iu],
  ['3:4', /(?<![\p{L}\d:])3\s?[:x×]\s?4(?![\d:])/iu],
  ['4:5', /(?<![\p{L}\d:])4\s?[:x×]\s?5(?![\d:])/iu],
  ['2:3', /(?<![\p{L}\d:])2\s?[:x×]\s?3(?![\d:])/iu],
  ['3:2', /(?<![\p{L}\d:])3\s?[:x×]\s?2(?![\d:])/iu],
  ['21:9', /(?<![\p{L}\d:])(?:21\s?[:x×]\s?9|cinemascope|ultra-?wide(?: format)?)(?![\d:])/iu],
]

export const endings: readonly (readonly [Ending, RegExp])[] = [
  [
    'happy',
    /\b(?:with an? )?happy[- ]end(?:ing)?\b|\bends? (?:well|happily)\b|\bhappy ever after\b|(?:mit )?(?:happy end|gutem ende|glücklichem ende)|fin heureuse|final feliz|lieto fine|хорош\p{L}* кон\p{L}*|счастлив\p{L}* (?:кон|финал)\p{L}*|نهاية سعيدة|सुखद अंत|ハッピーエンド|大团圆|圆满结局|해피 ?엔딩/iu,
  ],
  [
    'sad',
    /\b(?:with an? )?(?:sad|tragic) end(?:ing)?\b|trauriges ende|fin triste|final triste|finale triste|грустн\p{L}* кон\p{L}*|نهاية حزينة|दुखद अंत|バッドエンド|悲剧结局|새드 ?엔딩/iu,
  ],
  [
    'open',
    /\b(?:with an? )?open[- ]end(?:ed|ing)?\b|\bcliffhanger\b|offenes ende|fin ouverte|final abierto|final aberto|finale aperto|открыт\p{L}* (?:кон|финал)\p{L}*|نهاية مفتوحة|खुला अंत|オープンエンド|开放式结局|열린 결말/iu,
  ],
  [
    'twist',
    /\b(?:with an? )?(?:plot[- ])?twist(?: at the end| ending)?\b|\bsurprise ending\b|überraschendes ende|wendung am ende|retournement final|giro final|reviravolta|colpo di scena|неожидан\p{L}* (?:кон|финал|развяз)\p{L}*|نهاية غير متوقعة|どんでん返し|反转|반전/iu,
  ],
  [
    'bittersweet',
    /\b(?:with an? )?bittersweet end(?:ing)?\b|bittersüßes ende|fin douce-amère|final agridulce|finale agrodolce/iu,
  ],
]

export const speechless =
  /(?<![\p{L}])(?:(?:with )?no (?:talking|dialogue|dialog|speech|speaking|voice-?over|narration|words|one talks|one speaks)|without (?:any )?(?:talking|dialogue|dialog|speech|words|voice-?over|narration)|nobody (?:talks|speaks)(?=\s*(?:$|[,.;!?)\n]))|silent(?: film| video| movie)?(?=\s*(?:$|[,.;!?)\n]))|wordless|ohne (?:worte|dialoge?|sprache|text|ton)|niemand spricht|sans (?:paroles?|dialogues?|parler|voix off)|sin (?:diálogos?|palabras|hablar|voz)|sem (?:diálogos?|falas?|palavras|voz)|senza (?:dialoghi|parole|parlato|voce)|без (?:слов|диалог\p{L}*|речи|разговор\p{L}*|голоса)|بدون (?:حوار|كلام|صوت)|बिना (?:संवाद|बोले|शब्दों)|セリフなし|台詞なし|会話なし|无对白|无台词|没有对话|無對白|대사 없이|대화 없이)/iu

export const musicless =
  /(?<![\p{L}])(?:no music|without (?:any )?music|ohne musik|sans musique|sin música|sem música|senza musica|без музыки|بدون موسيقى|बिना संगीत|音楽なし|无音乐|没有音乐|음악 없이)(?!\p{L})/iu

export const withMusic =
  /(?<![\p{L}])with (?:[\p{L}-]+ ){0,3}music(?!\p{L})|mit (?:\p{L}+ )?musik|avec (?:de la )?musique/iu

export const endsOn =
  /(?<![\p{L}])(?:(?:it |the (?:film|video|story|clip|ad|spot) )?end(?:s|ing)? (?:on|with|in)|last (?:image|shot|frame|scene)[:,]?|final (?:image|shot|frame|scene)[:,]?|closing (?:image|shot)[:,]?|endet (?:mit|auf)|schluss(?:bild)?:|finit (?:sur|par)|se termine (?:sur|par)|termina (?:con|en|com|em)|acaba (?:con|en|com|em)|finisce (?:con|su)|заканчивается|в конце)\s+(?<what>[^.!?;\n]{3,160})/iu

export const views: readonly (readonly [PointOfView, RegExp])[] = [
  [
    'first',
    /\b(?:in |told in )?(?:the )?first[- ]person(?: point of view| perspective| pov)?\b|\bich[- ](?:form|perspektive|erzähler)\b|à la première personne|en primera persona|em primeira pessoa|in prima persona|от первого лица|一人称|第一人称|1인칭/iu,
  ],
  [
    'second',
    /\b(?:in )?(?:the )?second[- ]person\b|à la deuxième personne|en segunda persona|от второго лица|第二人称/iu,
  ],
  [
    'third',
    /\b(?:in )?(?:the )?third[- ]person\b|à la troisième personne|en tercera persona|em terceira pessoa|in terza persona|от третьего лица|三人称|第三人称|3인칭/iu,
  ],
]

const languages =
  'English|German|French|Spanish|Portuguese|Italian|Dutch|Polish|Turkish|Russian|Ukrainian|Arabic|Hindi|Japanese|Chinese|Mandarin|Korean|Swedish|Danish|Norwegian|Finnish|Greek|Hebrew|Czech|Romanian|Hungarian|Vietnamese|Thai|Indonesian|Persian|Bengali|Tamil|Urdu|Catalan|Latin'

export const answerIn = new RegExp(
  `(?<![\\p{L}])(?:in|into|auf|translate[^.!?\\n]{0,60}? to|translated to) (?:simple |plain |easy |british |american |brazilian )?(?<language>${languages})(?!\\s?\\p{L}*(?:street|market|village|garden|restaurant|kitchen|countryside|class|school|style))(?![\\p{L}])`,
  'u',
)

export const nativeLanguage: readonly (readonly [string, RegExp])[] = [
  ['German', /(?<!\p{L})(?:auf|in) deutsch(?!\p{L})/iu],
  [
    'English',
    /(?<!\p{L})(?:auf englisch|en anglais|en inglés|em inglês|in inglese|на английском|بالإنجليزية|अंग्रेज़ी में|अंग्रेजी में|英語で|用英语|영어로)(?!\p{L})/iu,
  ],
  [
    'French',
    /(?<!\p{L})(?:auf französisch|en français|en francés|em francês|in francese|на французском)(?!\p{L})/iu,
  ],
  [
    'Spanish',
    /(?<!\p{L})(?:auf spanisch|en espagnol|en español|em espanhol|in spagnolo|на испанском)(?!\p{L})/iu,
  ],
]
