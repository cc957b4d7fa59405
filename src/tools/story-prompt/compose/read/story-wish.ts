import { readIdea, type Idea } from '#tools/idea/read-idea.ts'

const lead =
  /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:write|tell|create|make|give)?\s*(?:me\s+)?(?:an?\s+)?(?:[\p{L}\d-]+\s+){0,5}?(?:comedy|romance|thriller|mystery|drama|tragedy|satire|fable|parable|fairy ?tale|love story|ghost story|horror story|western|adventure|epic|tale|story)\s+(?:about|of|on|where|in which|set in|featuring|with)\s+/iu

/**
 * The idea read twice where it says first what it should become ("a comedy about …"): who and what from the rest,
 * wishes, audience and safety from all of it.
 */
export function readStoryWish(text: string): Idea {
  const whole = readIdea(text)
  if (!whole.isEnglish) return whole
  const match = lead.exec(whole.scene)
  if (!match || whole.scene.length - match[0].length < 6) return whole
  const inner = readIdea(whole.scene.slice(match[0].length))
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
