import { readIdea, type Idea } from '#tools/idea/read-idea.ts'
import { withoutOrders } from './story-orders.ts'

const lead =
  /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:write|tell|create|make|give)?\s*(?:me\s+)?(?:an?\s+)?(?:[\p{L}\d-]+\s+){0,5}?(?:comedy|romance|thriller|mystery|drama|tragedy|satire|fable|parable|fairy ?tale|love story|ghost story|horror story|western|adventure|epic|tale|story)\s+(?:about|of|on|where|in which|set in|featuring|with)\s+/iu

/**
 * The idea read twice where it says first what it should become ("a comedy about …"): who and what from the rest,
 * wishes, audience and safety from all of it.
 */
export function readStoryWish(text: string): Idea {
  return withWholeClause(withPeople(readWish(text)))
}

function readWish(text: string): Idea {
  const whole = readIdea(text)
  if (!whole.isEnglish) return whole
  const scene = withoutOrders(whole.scene)
  const match = lead.exec(scene)
  const start = match && scene.length - match[0].length >= 6 ? match[0].length : 0
  if (start === 0 && scene === whole.scene) return whole
  const inner = readIdea(scene.slice(start))
  return {
    ...inner,
    text: whole.text,
    inline: whole.inline,
    quarantined: whole.quarantined,
    wordCount: whole.wordCount,
    wishes: whole.wishes,
    moods: whole.moods,
    safety: whole.safety,
    ...(whole.audience ? { audience: whole.audience } : {}),
  }
}

// A noun no list knows is a person when it is somebody "who …", or a doer called after what they do: "a piano tuner".
function withPeople(idea: Idea): Idea {
  if (!idea.isEnglish) return idea
  const subjects = idea.subjects.map((one) =>
    !one.animate &&
    one.kind === 'unknown' &&
    (/^who\b/u.test(one.detail) || (one.role === 'doer' && /(?:er|or|ist|ian|eer)$/u.test(one.singular)))
      ? {
          ...one,
          animate: true,
          kind: 'person' as const,
          pronoun: one.plural ? ('they' as const) : one.pronoun === 'it' ? ('they' as const) : one.pronoun,
        }
      : one,
  )
  const subject = subjects[0]
  return { ...idea, subjects, ...(subject ? { subject } : {}) }
}

// "can hear which couples in the building will part": the last verb belongs to the couples.
function withWholeClause(idea: Idea): Idea {
  const [first, second, ...others] = idea.actions
  if (!first || !second || !/\b(?:which|what|whose|how many)\s[^,]*$/u.test(first.words)) return idea
  if (second.start - first.end > 2 || second.start < first.end) return idea
  const tail = ` ${second.words}`
  const forms = {
    base: first.forms.base + tail,
    third: first.forms.third + tail,
    ing: first.forms.ing + tail,
    past: first.forms.past + tail,
  }
  const whole = { ...first, words: first.words + tail, forms, end: second.end }
  const subjects = idea.subjects.map((one) =>
    one.detail.endsWith(first.words) ? { ...one, detail: one.detail + tail } : one,
  )
  const subject = subjects[0]
  return {
    ...idea,
    actions: [whole, ...others],
    subjects,
    ...(subject ? { subject } : {}),
    ...(idea.action === first ? { action: whole } : {}),
  }
}
