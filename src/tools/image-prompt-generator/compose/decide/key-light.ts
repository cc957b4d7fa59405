import type { SpecialEffect } from '../../options.ts'
import { isExpanse, type PictureIdea } from '../read/picture-idea.ts'

/** What the other decisions mean for the light. */
export type Surroundings = {
  isIndoor: boolean | undefined
  hasSigns: boolean
  isFlat: boolean
  isMonochrome: boolean
  effects: readonly SpecialEffect[]
}

export type Source = 'sun' | 'sunset' | 'neon' | 'cold' | 'natural'

/** The one light that gives the direction. */
export type Key = {
  full: string
  brief: string
  tag: string
  from: 'left' | 'right' | 'behind' | 'above'
  colours: readonly string[]
}

/** How a chosen source falls. */
export function keyOf(
  source: Source,
  picture: PictureIdea,
  side: 'left' | 'right',
  around: Surroundings,
  isDark: boolean,
  isBoth: boolean,
): Key {
  const { ref, edge } = picture
  if (around.isMonochrome) return colourlessKey(source, picture, side)
  const isOvercast = picture.idea.setting.weather.some(({ value }) =>
    /^(?:rain|storm|snow|cloud)$/u.test(value),
  )
  const through = around.isIndoor ? ' slants in' : isOvercast ? ' breaks in under the clouds' : ' comes'
  switch (source) {
    case 'sun':
      return {
        full: `Low golden-hour sun${through} from the ${side}, drawing long soft shadows and a warm rim of light along ${edge}`,
        brief: `low golden-hour sun from the ${side} with long soft shadows and a warm rim light`,
        tag: 'golden hour sun, long soft shadows, rim light',
        from: side,
        colours: ['honey amber', 'soft violet'],
      }
    case 'sunset': {
      const golden = isBoth ? ', its golden-hour warmth' : ', its warmth'
      return around.isIndoor
        ? {
            full: `Sunset light slants in from the ${side}${golden} running from orange to violet across the room and leaving silhouette edges on ${ref}`,
            brief: `sunset light slanting in from the ${side}, orange to violet${isBoth ? ', golden-hour warmth' : ''}`,
            tag: `sunset light through the window, orange to violet${isBoth ? ', golden hour' : ''}`,
            from: side,
            colours: ['burnt orange', 'deep violet'],
          }
        : {
            full: `The sun of a late sunset stands at the horizon ${isExpanse(picture) ? 'beyond' : 'behind'} ${ref}${golden} spreading an orange-to-violet gradient over the sky and a bright silhouette line along ${edge}`,
            brief: `sunset at the horizon behind ${ref}, orange-to-violet sky${isBoth ? ', golden-hour warmth' : ''} and silhouette edges`,
            tag: `sunset, orange-to-violet sky, silhouette edges${isBoth ? ', golden hour' : ''}`,
            from: 'behind',
            colours: ['burnt orange', 'deep violet'],
          }
    }
    case 'neon':
      return {
        full: around.hasSigns
          ? `The neon glow of coloured signs falls from the ${side}, magenta on the near side of every form and cyan in the reflections on wet and glossy surfaces`
          : `A neon glow falls from the ${side} from outside the frame, magenta on the near side of every form and cyan in the reflections on glossy surfaces`,
        brief: `neon glow from the ${side}, magenta with cyan reflections`,
        tag: 'neon glow, magenta and cyan reflections',
        from: side,
        colours: ['magenta', 'cyan'],
      }
    case 'cold':
      return {
        full: `Cold blue light like ${isDark ? 'moonlight' : around.isIndoor ? 'a grey winter window' : 'an overcast sky'}, about 7000 K, comes from the ${side} and leaves pale highlights`,
        brief: `cold blue ${isDark ? 'moonlit' : 'overcast'} light from the ${side} with pale highlights`,
        tag: 'cold blue tones, pale highlights',
        from: side,
        colours: ['steel blue', 'pale ice'],
      }
    case 'natural':
      return {
        full: isDark
          ? `Only the natural light of the night sky comes from the ${side}, neutral and low, with a gentle shadow side`
          : around.isIndoor
            ? `Natural window light comes from the ${side}, neutral in colour, with a gentle shadow side`
            : `Natural light as in open shade comes from the ${side}, neutral in colour, with a gentle shadow side`,
        brief: `neutral natural light from the ${side} with a gentle shadow side`,
        tag: 'natural light, gentle shadow side',
        from: side,
        colours: ['neutral daylight'],
      }
  }
}

/** Only a quality was chosen: the source stays unnamed. */
export function qualityKey(
  picture: PictureIdea,
  side: 'left' | 'right',
  soft: boolean,
  dramatic: boolean,
): Key {
  const { ref } = picture
  if (soft && dramatic)
    return {
      full: `One soft-edged key from the ${side} makes the light dramatic and gentle at once: soft light on ${ref}, then a deep falloff into shadow`,
      brief: `one soft-edged key from the ${side}, soft light with dramatic deep falloff`,
      tag: 'soft-edged single key, dramatic falloff',
      from: side,
      colours: [],
    }
  return soft
    ? {
        full: `One large diffused source on the ${side} gives soft light that wraps round ${ref} and leaves only faint shadows`,
        brief: `soft light from one large diffused source on the ${side}, faint shadows`,
        tag: 'soft diffused light, faint shadows',
        from: side,
        colours: [],
      }
    : {
        full: `One hard key at 45° from the ${side} makes the light dramatic, with strong contrast and a deep shadow side`,
        brief: `dramatic hard key from the ${side}, strong contrast and a deep shadow side`,
        tag: 'dramatic lighting, hard key, deep shadow',
        from: side,
        colours: [],
      }
}

// Graphite and charcoal know only light and dark.
function colourlessKey(source: Source, { ref, edge }: PictureIdea, side: 'left' | 'right'): Key {
  const key = (full: string, brief: string, from: Key['from'] = side): Key => ({
    full,
    brief,
    tag: brief,
    from,
    colours: [],
  })
  switch (source) {
    case 'sun':
      return key(
        `Low golden-hour sun comes from the ${side}, told in values instead of hues: long soft shadows and a bright rim along ${edge}`,
        `low golden-hour sun from the ${side} in light and dark values, long shadows`,
      )
    case 'sunset':
      return key(
        `A sunset stands at the horizon behind ${ref}, told in values instead of hues: a sky graded from bright to dark and silhouette edges`,
        `sunset at the horizon behind ${ref} in light and dark values, silhouette edges`,
        'behind',
      )
    case 'neon':
      return key(
        `A neon glow falls from the ${side}, told in values instead of hues: near sides left almost white, reflections sharp on glossy surfaces`,
        `neon glow from the ${side} in light and dark values, sharp reflections`,
      )
    case 'cold':
      return key(
        `Cold blue tones are told in values instead of hues: pale, clear light from the ${side} with thin grey shadows`,
        `cold blue tones as pale clear values from the ${side}`,
      )
    case 'natural':
      return key(
        `Natural light comes from the ${side}, even and clear, with a gentle shadow side`,
        `natural light from the ${side} with a gentle shadow side`,
      )
  }
}
