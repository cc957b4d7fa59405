import type { Form } from './format-wishes.ts'

/** What the idea asks to be made, taken off its front: "write a short story about …". */
export type Instruction = {
  /** As typed, up to where the thing itself begins. */
  words: string
  /** "story", "ad", "photo" … as typed. */
  medium?: string
  form?: Form
  /** Describing words before it: ["short", "funny"]. */
  manner: string[]
  end: number
}

const verbs =
  'animate|come up with|compose|craft|create|depict|describe|design|develop|do|draft|draw|film|generate|give me|illustrate|imagine|invent|make|paint|photograph|picture|prepare|produce|render|shoot|show|show me|sketch|tell|tell me|visualise|visualize|write'
const polite =
  "(?:(?:hi|hello|hey)[,!]? )?(?:please |pls )?(?:(?:can|could|would|will) you (?:please |maybe |help me (?:to )?)?|i(?: would|['’]d)? (?:like|want|need|wish)(?: you)? (?:to )?(?:have |get |see )?|i['’]m looking for |help me (?:to )?|let['’]s |we need (?:to )?|i need )?(?:please )?"
const media: readonly (readonly [Form, string])[] = [
  [
    'story',
    'bed ?time stor(?:y|ies)|short stor(?:y|ies)|fairy ?tales?|stor(?:y|ies)|tales?|fables?|legend|novel|novella|flash fiction|fan ?fiction|chapter|microfiction',
  ],
  ['poem', 'poem|haiku|limerick|sonnet|ballad'],
  ['song', 'song|lullaby|song lyrics|lyrics'],
  ['ad', 'ad|advert|advertisement|commercial|promo(?: video)?|spot|teaser'],
  [
    'video',
    'video(?: clip)?|clip|short film|film|movie|reel|short|trailer|timelapse|time-lapse|music video|vlog|documentary|scene|shot|sequence|montage|footage|loop',
  ],
  ['animation', 'animation|animated (?:video|short|film)|cartoon|anime|stop[- ]motion(?: video| film)?|gif'],
  ['comic', 'comic(?: strip)?|manga|graphic novel'],
  ['storyboard', "storyboard|picture book|children['’]s book"],
  ['thumbnail', '(?:youtube )?thumbnail'],
  ['logo', 'logo|icon|emblem|mascot'],
  ['poster', 'poster|flyer|banner'],
  ['cover', '(?:book|album|magazine|menu) cover|cover'],
  [
    'photo',
    'photo(?:graph)?|portrait|close-?up(?: photo| shot)?|macro(?: photo| shot)?|product shot|snapshot|selfie|aerial (?:photo|shot|view)|wide shot|still life|flat[- ]?lay',
  ],
  [
    'image',
    'image|picture|illustration|drawing|painting|artwork|sketch|render(?:ing)?|wallpaper|watercolou?r(?: painting)?|oil painting|mural|collage|line art|digital art|pixel art|3d (?:render|model)|concept art|tattoo(?: design)?|colou?ring page|sticker',
  ],
  ['prompt', 'prompt'],
]
const mediaSource = media.map(([, source]) => source).join('|')
const readers =
  '(?:my|our|kids|children|toddlers|preschoolers|beginners|adults|teens|teenagers|little|young|\\d{1,2}|an? \\d{1,2})(?![\\p{L}-])'
const joints = [
  // "a photo of", "a film about"
  '(?:,? (?:of|about|on|featuring|showing|depicting|that shows|which shows|where|in which|around|called|titled)(?= )|:)',
  // "a bedtime story for my daughter about", "a comic in 6 panels about"
  `(?: for ${readers}[^,.;:\\n]{0,40}?| (?:in|with) (?:\\d+|two|three|four|five|six|eight|ten) [\\p{L}-]+| in (?:the )?[\\p{L}-]+ (?:style|format|person)){1,2},? (?:about|of|showing|featuring|where|in which)(?= )`,
  // "an ad for"
  '(?: (?:for|with)(?= )|,? (?=(?:a|an|the) ))',
].join('|')
const lead = new RegExp(
  `^(?:${polite}(?:(?:${verbs})(?: for)?(?: (?:me|us))? )?(?:(?:a|an|one|some|the|another|this|my|our) )?(?<manner>(?:[\\p{L}\\d'’-]+,? ){0,6}?)(?<medium>${mediaSource})s?(?![\\p{L}-])(?<joint>${joints}))\\s*`,
  'iu',
)
const bareVerb = new RegExp(
  `^${polite}(?<verb>create|generate|make|draw|paint|illustrate|render|film|shoot|depict|visualise|visualize|imagine|picture|show(?: me)?|sketch|photograph|animate|tell me about|write about)\\s+(?=(?:a|an|the|some|my|our|two|three|four|five|\\d+)\\s)`,
  'iu',
)
const cameraShot =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:aerial|close-?up|crane|dolly|drone|establishing|fpv|handheld|hyperlapse|macro|pov|slow[- ]motion|static|timelapse|tracking|wide) (?:shot|footage|video|clip|view)\s+(?=\S)/iu
const stopsManner =
  /\b(?:is|are|was|who|that|which|in|on|at|with|and then|reading|holding|my|our|his|her|to|from|of|about|for|why|how|what|when)\b/iu

/** The instruction an English idea starts with, if any. What follows it is the scene. */
export function readInstruction(text: string): Instruction | undefined {
  const head = text.slice(0, 240)
  const match = lead.exec(head)
  if (match?.groups) {
    const { manner = '', medium = '' } = match.groups
    const isPlain = !stopsManner.test(manner)
    const follows = text.slice(match[0].length)
    if (isPlain && /[\p{L}\p{N}"“«'‘]/u.test(follows.slice(0, 3)) && !isThing(medium, match[0])) {
      const form = formOf(medium)
      return {
        words: match[0].trim(),
        medium,
        ...(form ? { form } : {}),
        manner: manner.split(/[\s,]+/u).filter((word) => word !== ''),
        end: match[0].length,
      }
    }
  }
  const camera = cameraShot.exec(head)
  if (camera)
    return {
      words: camera[0].trim(),
      medium: camera[0].trim(),
      form: 'video',
      manner: [],
      end: camera[0].length,
    }
  const bare = bareVerb.exec(head)
  return bare ? { words: bare[0].trim(), manner: [], end: bare[0].length } : undefined
}

// "a painting on a wall" and "a story on the radio" are in the scene.
function isThing(medium: string, words: string): boolean {
  return /\bon$/iu.test(words.trim()) && !/^(?:report|essay|article|video|documentary)$/iu.test(medium)
}

function formOf(medium: string): Form | undefined {
  return media.find(([, source]) => new RegExp(`^(?:${source})s?$`, 'iu').test(medium))?.[0]
}
