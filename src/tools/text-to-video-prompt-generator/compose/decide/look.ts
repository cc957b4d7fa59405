import type { Note } from '#tools/workbench/answer.ts'
import { looks, naturalistic, periodMedium, type Look } from '../knowledge/looks.ts'
import { isOnScreen } from '../read/on-screen.ts'
import type { VideoRequest } from '../read/read-request.ts'

/** The look by the words of the idea; people under age are only ever drawn. */
export function decideLook({ words, idea, events }: VideoRequest): { look: Look; notes: Note[] } {
  const asked = looks.find((look) => look.words.test(words))
  const byTheme = asked ?? themeOf()
  const child = idea.subjects.find((subject) => subject.child && isOnScreen(subject, idea.scene))
  if ((child || idea.audience?.child === true) && !byTheme.drawn) {
    const animation = looks.find((look) => look.name === 'animation-3d') ?? naturalistic
    // Only the medium changes: a scary film stays dark, a funny one bright.
    const look = asked
      ? { ...asked, name: animation.name, medium: animation.medium, focus: animation.focus, drawn: true }
      : animation
    const text = child
      ? 'Stylised animation was chosen because video models refuse photoreal children.'
      : 'Stylised animation was chosen because the film is for children.'
    return { look, notes: [{ kind: 'changed', text }] }
  }
  return { look: byTheme, notes: [] }

  function themeOf(): Look {
    const isFood = events.some(
      ({ object, doer, verb }) => (object ?? doer)?.kind === 'food' && (verb === '' || foodVerbs.test(verb)),
    )
    const food = looks.find((look) => look.name === 'food')
    if (
      isFood &&
      food &&
      events.length <= 2 &&
      !idea.subjects.some((subject) => subject.animate && subject.role === 'doer')
    )
      return food
    const medium = periodMedium[idea.setting.era?.value ?? '']
    return medium ? { ...naturalistic, name: 'period', medium } : naturalistic
  }
}

const foodVerbs =
  /^(?:rise|steam|lift|drip|pour|melt|sizzle|boil|simmer|fry|bake|cook|slice|cut|stir|drizzle|fall|drop)$/u
