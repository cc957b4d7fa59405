import type { Intent } from './camera-moves.ts'

export type LookName =
  | 'naturalistic'
  | 'commercial'
  | 'documentary'
  | 'kinetic'
  | 'horror'
  | 'animation-3d'
  | 'animation-2d'
  | 'anime'
  | 'stop-motion'
  | 'food'
  | 'tutorial'
  | 'comedy'
  | 'noir'
  | 'period'
  | 'vhs'
  | 'fantasy'
  | 'science-fiction'
  | 'romance'
  | 'music-video'
  | 'black-and-white'

export type Look = {
  name: LookName
  /** Medium and surface, as at the start of the Look line. */
  medium: string
  /** True where no camera took it: children may appear and lenses are named by their effect. */
  drawn: boolean
  /** Depth and focus. */
  focus: string
  /** Overrides the move that the doing would have. */
  intent?: Intent
  /** Overrides palette and light when given. */
  colours?: readonly string[]
  light?: string
  music: string
  /** Words of an idea that ask for it. */
  words: RegExp
}

/** The first whose words are found wins, so the more particular stand first. */
export const looks: readonly Look[] = [
  {
    name: 'stop-motion',
    medium: 'stop-motion animation on twos, fingerprint texture in the clay and cloth',
    drawn: true,
    focus: 'miniature depth, background soft',
    music: 'a few plucked strings, sparse',
    words:
      /\b(?:stop[- ]?motion|claymation|clay animation|plasticine|puppet film|felt animation|cut[- ]?paper animation)\b|knetanimation|パラパラ|定格动画/iu,
  },
  {
    name: 'anime',
    medium: 'hand-drawn 2D anime, clean line, limited animation, held painted backgrounds',
    drawn: true,
    focus: 'line sharp throughout, background painted soft',
    music: 'a quiet piano figure',
    words: /\b(?:anime|manga|chibi)\b|аниме|アニメ|动漫|动画|애니메이션|أنمي|एनीमे/iu,
  },
  {
    name: 'animation-2d',
    medium: 'hand-drawn 2D animation, ink line with flat washes, paper grain',
    drawn: true,
    focus: 'everything drawn with one line weight, background in lighter wash',
    music: 'a small ensemble of woodwind and pizzicato',
    words:
      /\b(?:2d animat\w*|2d cartoon|hand[- ]drawn|watercolou?r animation|cel animation|cut[- ]?out animation|sketch animation|line animation|motion graphics?)\b|zeichentrick|dessin animé|dibujos animados|desenho animado|cartone animato|мультфильм|мультик|كرتون|कार्टून|만화/iu,
  },
  {
    name: 'animation-3d',
    medium: 'stylised 3D family animation, rounded forms, soft skin and cloth, squash and stretch',
    drawn: true,
    focus: 'gentle depth, background rounded and soft',
    music: 'a light playful figure for clarinet and strings',
    words:
      /\b(?:3d animat\w*|3d cartoon|3d render\w*|cgi|animated (?:film|movie|short|series)|cartoon\w*|family animation|for (?:kids|children|toddlers)|kids['’]? (?:video|show)|children['’]s|nursery rhyme|low[- ]poly|voxel|pixel art|lego)\b|animationsfilm|animación|animação|animazione|анимаци/iu,
  },
  {
    name: 'black-and-white',
    medium: 'black-and-white film, fine grain, full range of greys',
    drawn: false,
    focus: 'deep focus, edges crisp',
    colours: ['soft black', 'slate grey', 'silver', 'paper white'],
    music: 'no music',
    words:
      /\b(?:black[- ]and[- ]white|b&w|monochrome)\b|schwarz-?weiß|noir et blanc|blanco y negro|preto e branco|bianco e nero|чёрно-бел|черно-бел|黑白|白黒|흑백/iu,
  },
  {
    name: 'noir',
    medium: 'film noir, hard contrast, fine grain',
    drawn: false,
    focus: 'deep focus, foreground in silhouette',
    colours: ['ink black', 'wet asphalt grey', 'cigarette-smoke white', 'one dull brass yellow'],
    light: 'one hard source, high left, through slats, stripes of shadow across the frame',
    music: 'one muted trumpet, far off',
    words: /\b(?:film noir|noir|private eye|hard-?boiled|femme fatale)\b/iu,
  },
  {
    name: 'vhs',
    medium: 'home video on VHS, soft picture, slight chroma bleed, tape noise at the lower edge',
    drawn: false,
    focus: 'everything about equally sharp, a little soft',
    music: 'no music',
    words: /\b(?:vhs|camcorder|found footage|home video|80s tape|retro video|super[- ]?8|8 ?mm)\b/iu,
  },
  {
    name: 'tutorial',
    medium: 'clean instructional film, neutral colour, even exposure',
    drawn: false,
    focus: 'the work and the hands sharp from edge to edge',
    intent: 'instruction',
    light: 'a large softbox overhead, even, with one soft shadow to the right',
    music: 'no music',
    words:
      /\b(?:tutorial|how[- ]to|how to|step[- ]by[- ]step|instructions?|instructional|product demo|explainer|explains? how|diy (?:video|guide)|recipe video)\b|anleitung|tutoriel|cómo|passo a passo|инструкци|туториал|チュートリアル|教程|튜토리얼/iu,
  },
  {
    name: 'commercial',
    medium: 'clean commercial film, controlled highlights, slow precise movement',
    drawn: false,
    focus: 'product edge to edge sharp, background falling off quickly',
    intent: 'product',
    music: 'a sparse rhythm of two instruments, ending on the last image',
    words:
      /\b(?:ads?|adverts?|advertisements?|advertising|commercials?|promo(?:tional)?|product (?:shot|video|film|launch)|brand (?:film|video)|spot for|teaser for|launch video)\b|werbung|werbespot|werbefilm|publicité|anuncio|comercial|anúncio|pubblicità|реклам|إعلان|विज्ञापन|広告|コマーシャル|广告|廣告|광고/iu,
  },
  {
    name: 'horror',
    medium: 'low-key horror film, heavy shade, slight grain',
    drawn: false,
    focus: 'only one plane sharp, the dark behind it readable as space',
    intent: 'suspense',
    colours: ['near-black blue', 'sick green-grey', 'bone white', 'one dull rust'],
    music: 'no music, one low drone that stops before the end',
    words:
      /\b(?:horror|haunted|creepy|scary|spooky|eerie|sinister|terrifying|possessed|slasher|poltergeist|zombies?|demon|thriller|nightmare)\b|grusel|horreur|terror\b|terrore|ужас|хоррор|رعب|भूतिया|डरावन|ホラー|恐怖|공포/iu,
  },
  {
    name: 'comedy',
    medium: 'bright comedy film, clean colour, everything readable',
    drawn: false,
    focus: 'deep focus, gag and reaction both sharp',
    intent: 'comedy',
    music: 'no music until the last second, then one dry note',
    words:
      /\b(?:comedy|slapstick|funny|hilarious|sketch comedy|gag|prank|sitcom|humou?r\w*|absurd|silly|parody|mockumentary)\b|lustig|witzig|drôle|divertid|gracios|engraçad|divertente|смешн|комед|مضحك|मज़ेदार|コメディ|搞笑|웃긴/iu,
  },
  {
    name: 'music-video',
    medium: 'music video, saturated colour, movement cut to the beat',
    drawn: false,
    focus: 'shallow focus with bright out-of-focus points',
    music: 'the track carries the picture, one clear beat every second',
    words: /\b(?:music video|lyric video|music clip|musikvideo|clip musical|videoclip)\b/iu,
  },
  {
    name: 'documentary',
    medium: 'documentary, natural light, 35 mm, unposed',
    drawn: false,
    focus: 'focus found and held as in real life',
    music: 'no music',
    words:
      /\b(?:documentary|nature film|wildlife|national geographic|reportage|news (?:report|footage)|travel (?:video|film|vlog)|vlog|talking heads?|behind the scenes|drone (?:shot|footage|video))\b|dokumentar|doku\b|documentaire|documental|documentário|documentario|документал|وثائقي|वृत्तचित्र|ドキュメンタリー|纪录片|다큐/iu,
  },
  {
    name: 'food',
    medium: 'macro table-top food film, true colour, visible steam and moisture',
    drawn: false,
    focus: 'very shallow focus on the wet edge',
    intent: 'food',
    music: 'no music',
    words: /\b(?:food (?:video|film|porn|shot|commercial)|mukbang|asmr cooking|cooking (?:video|show))\b/iu,
  },
  {
    name: 'kinetic',
    medium: 'action film, sharp shutter, dust and breath visible',
    drawn: false,
    focus: 'subject sharp, background streaked by speed',
    intent: 'chase',
    music: 'a low pulse, no melody',
    words:
      /\b(?:action (?:film|movie|scene|sequence)|car chase|chase scene|fight scene|sword ?fight|street race|battle scene|parkour|martial arts|stunt)\b|verfolgungsjagd|боевик/iu,
  },
  {
    name: 'science-fiction',
    medium: 'science-fiction film, clean hard surfaces, fine haze in the air',
    drawn: false,
    focus: 'deep focus, small lights far behind',
    music: 'one sustained synthesiser tone, very low',
    words:
      /\b(?:sci-?fi|science fiction|cyberpunk|futuristic|dystopian?|post-?apocalyptic|spaceship|space station|starship|android|hologram|alien planet)\b|фантастик|科幻|SF映画|사이버펑크/iu,
  },
  {
    name: 'fantasy',
    medium: 'live-action fantasy film, worn costumes and real weather, soft grain',
    drawn: false,
    focus: 'shallow focus, layered depth behind',
    music: 'one low string line',
    words:
      /\b(?:fantasy|fairy ?tale|magical|enchanted|wizards?|witch|dragons?|elves|elf|unicorns?|sorcer\w+|mythical|spell)\b/iu,
  },
]

export const naturalistic: Look = {
  name: 'naturalistic',
  medium: 'naturalistic film, real textures, soft grain',
  drawn: false,
  focus: 'shallow focus on {S}',
  music: 'no music',
  words: /(?!)/u,
}

/** Film stock of an era, chosen when nothing else tells the look. */
export const periodMedium: Record<string, string> = {
  prehistoric: 'naturalistic film, earth colours, firelit grain',
  ancient: 'period film, sun-bleached colour, soft grain',
  medieval: 'period film, muted colour, smoke in the air, soft grain',
  renaissance: 'period film, painterly shade, warm grain',
  victorian: 'period film, gaslit tones, slight vignette, soft grain',
  '1920s': 'silent-era film stock, sepia, gate softness, visible grain',
  wartime: 'newsreel film stock, low colour, visible grain',
  'mid-century': '16 mm colour film of the time, grain, gate softness, muted colour',
  '1970s': '16 mm film, warm faded colour, visible grain',
  '1980s': '35 mm film of the eighties, saturated colour, soft halation',
  '1990s': '35 mm film of the nineties, slightly cool, fine grain',
  other: 'period film, candle-warm colour, soft grain',
}
