import type { Action } from '#tools/idea/action.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'

/** What kind of story an idea asks for. */
export type Shape =
  | 'bedtime-lost'
  | 'bedtime-try'
  | 'bedtime-pair'
  | 'dread'
  | 'farce'
  | 'love'
  | 'letters'
  | 'brand'
  | 'memory'
  | 'share'
  | 'search'
  | 'gift-of-sense'
  | 'gift-of-hand'
  | 'lack'
  | 'find'
  | 'goal'
  | 'parting'
  | 'bargain'
  | 'quest'
  | 'strange-thing'
  | 'strange-world'
  | 'ruled-world'
  | 'event'
  | 'person'
  | 'place'
  | 'object-biography'

const gone = /\b(?:lost|loses|losing|missing|stolen|vanish\w*|disappear\w*|gone|misplaced|theft)\b/i
const arriving =
  /^(?:land|appear|arrive|fall|grow|open|crash|drop|wash|hatch|burn|arise|turn|come|start|begin|stop)$/
const transfer =
  /\b(?:sells?|sold|gives? (?:up|away)|trades?|swaps?|parts? with|lets? go|throws? away|auctions?|donates?|pawns?|moves? out|gets? rid)\b/i
const journey =
  /\b(?:travels?|cross(?:es)?|reach(?:es)?|delivers?|carr(?:y|ies)|brings?|climbs?|walks?|drives?|sails?|returns?|escapes?|flees?|journeys?|races?|rides?|cycles?|swims? (?:to|across)|flies|fly|goes|go|runs? (?:to|away|across|from)|leads?|guides?|follows?|sets? out|smuggles?|hikes?|cycles?)\b/i
export const intangible =
  /\b(?:shadow|name|voice|soul|memor\w+|dreams?|heart|reflection|laugh\w*|smile|luck|years?|time|youth|face|sleep|echo|childhood|future|past|conscience|freedom)\b/i
const worldRule =
  /^(?:what if|imagine|suppose|let['’]s say|if)\b|\b(?:world|town|city|village|country|planet|place|island|kingdom|street|school|society|future|universe|land|family)\b[^.]{0,30}\b(?:where|in which|whose people|that has no|without)\b|^(?:the day|everyone|everybody|nobody|no one|all the|every \w+ in)\b/i

export function readShape(idea: Idea): Shape {
  const text = idea.text
  const scene = idea.scene
  const heroes = idea.subjects.filter(({ animate, role }) => animate && role !== 'owner' && role !== 'reader')
  const named = heroes.filter(
    (one) => one.pronoun !== 'we' && !/^(?:he|she|they|it|we|i|you)$/i.test(one.phrase),
  )
  const hero = named.find((one) => !isInside(one, idea))
  const things = idea.subjects.filter(
    ({ animate, kind }) => !animate && !['time', 'abstract', 'event'].includes(kind),
  )
  const isPair =
    (hero?.count === 2 && hero.plural) || named.filter(({ role }) => role !== 'object').length >= 2

  if (
    /\b(?:our|my)\s+(?:[\p{L}-]+\s+){0,4}(?:compan(?:y|ies)|roastery|bakery|brand|start-?up|firm|business|agency|studio|brewery|caf[eé]|shop|label|winery|distillery|practice|workshop|restaurant)\b|\b(?:brand|company|founder(?:['’]s)?|founding|origin) story\b|\bfounded (?:by|in)\b/iu.test(
      text,
    )
  )
    return 'brand'
  if (isForChildren(idea)) {
    if (gone.test(scene) && things.length > 0) return 'bedtime-lost'
    if (isPair) return 'bedtime-pair'
    return 'bedtime-try'
  }
  if (
    /\b(?:horror|scary|creepy|haunted|spooky|terrifying|nightmare|ghost story|chilling|sinister|eerie)\b/i.test(
      text,
    )
  )
    return 'dread'
  if (/\b(?:comedy|comic|comedic|funny|humorous|hilarious|farce|satire|satirical|sitcom|silly)\b/i.test(text))
    return 'farce'
  if (
    /\b(?:letters? (?:from|to|between|home|that)|love letters?|diary|diaries|journal|log ?book|postcards?|epistolary|logs? of|in letters|correspondence)\b/i.test(
      text,
    )
  )
    return 'letters'
  if (
    /\b(?:romance|romantic|love story|falls? in love|falling in love|rom-?com|in love with|soulmates?)\b/i.test(
      text,
    )
  )
    return 'love'
  if (worldRule.test(scene) || worldRule.test(text))
    return /\b(?:lie|lies|lying|liars?|secrets?|truth|guilt\w*|sins?|honest\w*|thoughts|emotions|feelings)\b/i.test(
      scene,
    )
      ? 'strange-world'
      : 'ruled-world'
  if (
    /\b(?:my|our)\s+(?:late\s+)?(?:grand\w+|mother|father|mum|mom|dad|aunt|uncle|sister|brother|childhood|family|parents|first|old|hometown|village)\b|\b(?:i remember|when i was|childhood|a memory|the summer (?:we|i)|the day (?:we|i))\b/i.test(
      text,
    ) &&
    !/^(?:he|she)\b/i.test(scene)
  )
    return 'memory'
  if (
    /\b(?:rivals?|share|sharing|feud\w*|enem(?:y|ies)|versus|vs\.?|compete|competing|competitors|neighbou?rs who|twins who|side by side)\b/i.test(
      text,
    ) &&
    (isPair || hero?.plural === true || hero === undefined)
  )
    return 'share'
  if (gone.test(scene) && !/\b(?:has|have|had|is|gets?|was) lost (?:his|her|their|its|my)\b/i.test(scene)) {
    const verb = idea.actions.find(({ verb: base }) => /^(?:lose|misplace)$/.test(base))
    if (hero === undefined || verb === undefined || /\bdetective|mystery|find|search|look/i.test(text))
      return 'search'
    return 'lack'
  }
  if (/\b(?:detective|mystery|whodunit|murder|heist|crime|thriller|noir|investigat\w+)\b/i.test(text))
    return 'search'

  if (hero?.plural && hero.count === 2) return 'share'
  const main = idea.actions.filter(({ subordinate }) => !subordinate)
  const told = idea.subject
  if (
    told &&
    !told.animate &&
    hero?.role !== 'doer' &&
    main.some(({ verb, doer }) => arriving.test(verb) && doer.includes(told.head))
  )
    return /^(?:sky|landscape|time)$/.test(told.kind) &&
      !/\b(?:in|on|into|at) (?:the|a|an|my|his|her|their|our)\b/.test(scene)
      ? 'ruled-world'
      : 'event'
  if (hero) {
    const can = main.find(({ words }) =>
      /^(?:can|could|is able to|are able to|has the (?:power|gift|ability))\s(?!not\b)/i.test(words),
    )
    if (can && !can.negated) {
      if (
        /\b(?:repair|fix|mend|restore|heal|cure|cook|bake|brew|paint|draw|build|make|sew|knit|carve|tune)\b/i.test(
          can.words,
        )
      )
        return 'gift-of-hand'
      return 'gift-of-sense'
    }
    if (
      main.some(
        ({ verb, relative, words }) =>
          relative &&
          /^(?:hear|see|smell|sense|feel|know|read|taste|talk|speak|understand|dream|remember|predict|foresee)$/.test(
            verb,
          ) &&
          !/not\b|n['’]t|never/.test(words),
      )
    )
      return 'gift-of-sense'
    if (
      main.some(({ negated }) => negated) ||
      /\b(?:afraid|scared|terrified|frightened|ashamed|allergic|cannot|can['’]t|unable|never|without|forgets?|forgotten|blind|deaf|mute|shy|clumsy|(?:has|have|had) lost|too (?:small|tall|old|slow|young|big|late)|hates?|refus\w+|fear of|phobia)\b/i.test(
        scene,
      )
    ) {
      if (
        !/\b(?:wants?|learns?|tries|trying|dreams? of|hopes?|must|has to) /i.test(
          scene.replace(/^.*\bwho\b[^,]*?(?=\b(?:wants?|learns?|tries|must|has to)\b)/i, ''),
        ) ||
        (/\b(?:never|without|cannot|can['’]t)\b/i.test(scene) &&
          !/\b(?:must|has to|have to|wants? to|tries to)\b/i.test(scene))
      )
        return 'lack'
    }
    if (
      main.some(({ verb }) =>
        /^(?:find|discover|inherit|receive|meet|adopt|rescue|befriend|unearth|catch|save|raise|shelter|dig|pick|uncover|stumble)$/.test(
          verb,
        ),
      )
    )
      return isStrangeFind(idea) ? 'strange-thing' : 'find'
    if (main.some(({ finite, kind, relative }) => !relative && (finite || kind === 'action')))
      return striving(main)
    if (main.some(({ words }) => transfer.test(words) || journey.test(words))) return striving(main)
    return 'person'
  }
  const thing = idea.subject
  if (thing && !thing.animate) {
    if (/^(?:sky|landscape|time)$/.test(thing.kind) && main.length > 0) return 'ruled-world'
    if (thing.kind === 'building' || thing.kind === 'place' || thing.kind === 'landscape') return 'place'
    if (main.length > 0 || /^(?:that|which|whose)\b/.test(thing.detail)) return 'strange-thing'
    if (/^(?:abstract|time|event|sky)$/.test(thing.kind)) return 'ruled-world'
    if (/^(?:unknown|software|organisation|group)$/.test(thing.kind)) return 'person'
    return 'object-biography'
  }
  return 'person'
}

// In "a camera that photographs what people forgot" the people are nobody.
function isInside(one: Subject, { subject }: Idea): boolean {
  if (/^(?:each|every|any|all|some|no)\b|^people$|^others$|^strangers$/i.test(one.phrase)) return true
  if (!subject || subject.animate || !/^(?:that|which|where|whose)\b/.test(subject.detail)) return false
  return one.start > subject.start && one.start <= subject.end + subject.detail.length + 1
}

// "finds an old radio that plays tomorrow's news"
function isStrangeFind(idea: Idea): boolean {
  return idea.subjects.some(({ animate, detail }) => !animate && /^(?:that|which)\b/.test(detail))
}

// What somebody strives for: to be rid of something, to get somewhere, or to be able to.
function striving(actions: readonly Action[]): Shape {
  const told = actions.filter(({ relative }) => !relative)
  const words = (told.length > 0 ? told : actions).map(({ words: each }) => each).join(' ')
  if (transfer.test(words)) return intangible.test(words) ? 'bargain' : 'parting'
  if (journey.test(words)) return 'quest'
  return 'goal'
}

/** A story to be read to or by somebody under thirteen. */
export function isForChildren(idea: Idea): boolean {
  const band = idea.audience?.band
  if (band !== undefined) return idea.audience?.child === true && band !== 'teen' && band !== 'adult'
  if (idea.audience?.child) return true
  return /\b(?:bedtime|nursery|fairy ?tale|fable|picture book|children['’]?s?(?: book| story)|kids?['’]? (?:book|story)|for (?:kids|children|toddlers|preschool\w*|my (?:son|daughter|kids?|little))|toddlers?)\b/i.test(
    idea.text,
  )
}
