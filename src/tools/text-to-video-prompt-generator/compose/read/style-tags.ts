const terms = [
  // How it is filmed.
  'stop[- ]?motion|claymation|anime|manga|cartoon|2d|3d|cgi|pixel art|low[- ]poly|hand[- ]drawn|watercolou?r|animat(?:ed|ion)|black[- ]and[- ]white|b&w|monochrome|noir|film noir|vhs|super[- ]?8|found footage|documentary|vlog|comedy|slapstick|funny|horror|thriller|sci-?fi|fantasy|drama|romance|action|western|musical|surreal|abstract|music video|time-?lapse|hyper-?lapse|slow[- ]?mo(?:tion)?|asmr',
  // Camera.
  "(?:extreme )?close[- ]?ups?|macro|wide|wide[- ]angle|establishing|medium|long shot|top[- ]?(?:down|view)|overhead|bird[’']?s[- ]eye|aerial|drone|pov|first[- ]person|low[- ]angle|high[- ]angle|hand-?held|static|locked[- ]off|tracking|dolly|zoom|one[- ]take|single[- ]take|side view|from above|from below|from the side",
  // Mood and finish.
  "children[’']s|kids[’']?|family|wildlife|nature|tik ?tok|instagram|youtube|rustic|moody|dark|bright|warm|cold|cosy|cozy|soft|calm|peaceful|dreamy|gritty|minimal(?:ist)?|elegant|luxur(?:y|ious)|vintage|retro|modern|playful|whimsical|nostalgic|melanchol(?:y|ic)|romantic|mysterious|tense|energetic|uplifting|emotional|dramatic|epic|cinematic|realistic|photo-?realistic|hyper-?realistic|ultra[- ]?realistic|high quality|hd|full hd|4k|8k|hdr|masterpiece|award[- ]winning|stunning|breathtaking|beautiful|trending",
].join('|')
const fillers =
  'style|look|feel|film|movie|video|clip|shot|shots|angle|view|movement|camera|mood|vibes?|tone|lighting|aesthetic|footage|quality|and|in|a|an|with|very|shot|filmed|as|the|of|lens|effect|resolution'
const tagPart = new RegExp(
  `^(?:(?:${fillers})\\s+)*(?:${terms})(?:[\\s/+&-]+(?:${terms}|${fillers}))*[.!]?$`,
  'iu',
)
const camera =
  /close[- ]?up|macro|\bwide|establishing|medium|long shot|top[- ]?(?:down|view)|overhead|bird|aerial|drone|\bpov|first[- ]person|angle|hand-?held|static|locked|tracking|dolly|zoom|take|side view|from |time-?lapse|hyper|slow/iu
// Praise that says nothing a camera could do.
const praise =
  /\b(?:cinematic|epic|masterpiece|award[- ]winning|stunning|breathtaking|beautiful|trending|high quality|(?:photo|hyper|ultra)[- ]?realistic|hdr?|full hd|[48]k|quality|resolution|ultra)\b/giu

export type StyleTags = {
  /** The idea without parts that only say how it should look. */
  text: string
  /** Looks and moods asked for, to be said in the look: "rustic". */
  kept: string[]
  /** Parts that say how it is filmed: "top view". */
  camera: string[]
  /** Words such as "cinematic" and "8k" that were left out on purpose. */
  dropped: string[]
  /** "upbeat music" */
  music: string
}

const asksForMusic =
  /^(?:with |and )?(?!no |without )(?:[\p{L}-]+ ){1,3}(?:music|soundtrack|score|beats?)[.!]?$/iu

/** Takes the parts between commas that only name a style, a mood or a camera out of an idea. */
export function takeStyleTags(source: string): StyleTags {
  const lead =
    /^\s*(?:tutorial|ad|commercial|trailer|teaser|reel|short|music video|documentary|montage|video|clip|scene|shot|idea|prompt)\s*[:–—-]\s+|^\s*(?:tutorial|guide|video|demo)(?: on| about)?\s+(?=how to\b)/iu.exec(
      source,
    )?.[0] ?? ''
  const parts = source.slice(lead.length).split(/([,;|]\s*|\s[–—-]\s|(?<=[.!?])\s+)/u)
  const kept: string[] = []
  const dropped: string[] = []
  const filmed: string[] = []
  let music = ''
  const rest: string[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const part = (parts[index] ?? '').trim()
    const mark = parts[index - 1] ?? ''
    if (asksForMusic.test(part)) {
      music = part.replace(/^(?:with|and)\s+|[.!]$/giu, '').toLowerCase()
      continue
    }
    if (part === '' || part.length > 60 || !tagPart.test(part)) {
      if (part !== '') rest.push((rest.length > 0 ? mark : '') + part)
      continue
    }
    dropped.push(...(part.match(praise) ?? []))
    const plain = part
      .replace(praise, ' ')
      .replace(/^(?:(?:in|with|as|and|an?|the)\s+)+|[.!]$/giu, '')
      .replace(/\s{2,}/gu, ' ')
      .trim()
    if (camera.test(plain)) filmed.push(plain)
    else if (plain !== '' && !new RegExp(`^(?:${fillers})(?:\\s(?:${fillers}))*$`, 'iu').test(plain))
      kept.push(plain)
  }
  if (!rest.some((part) => /\p{L}{3}/u.test(part)))
    return { text: source, kept: [], camera: [source], dropped, music }
  return { text: rest.join(''), kept, camera: filmed, dropped, music }
}
