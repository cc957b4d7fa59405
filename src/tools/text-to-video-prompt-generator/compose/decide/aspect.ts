import type { VideoRequest } from '../read/read-request.ts'

/** The shape of the picture, and the words that asked for it. */
export function aspectOf({ idea, words }: VideoRequest): { aspect: string; aspectWords: string } {
  const wish = idea.wishes.aspect
  if (wish) return { aspect: wish.value, aspectWords: /^\d/u.test(wish.words) ? '' : wish.words }
  const isPhone =
    idea.wishes.platforms.some(({ value }) => value === 'tiktok' || value === 'instagram') ||
    /\b(?:reels?|tik ?tok|youtube shorts?|shorts?(?= video|$)|(?:instagram|facebook|snapchat|whatsapp) (?:story|stories)|vertical)\b/iu.test(
      words,
    )
  return isPhone
    ? { aspect: '9:16', aspectWords: idea.wishes.platforms[0]?.words ?? 'vertical' }
    : { aspect: '16:9', aspectWords: '' }
}
