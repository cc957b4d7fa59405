import { pick } from '../seed.ts'
import { sceneLine } from '../world/premise.ts'
import type { World } from '../world/slots.ts'

const small = /^(?:a|an|the|and|or|of|in|on|at|to|for|with|by|from|who|that|as)$/

/** Made of the idea's own words: "The Lift Operator and the Brass Floor Key". */
export function titleOf(world: World): string {
  const { cast, thread, topic, shape, seed, place } = world
  const { hero } = cast
  const who = hero.role === '' || hero.isNamed ? hero.name : `the ${hero.role}`
  const what = topic?.the ?? thread.the
  const scene = sceneLine(world.idea)
  if (
    /^(?:strange|ruled|event|place|object)/.test(shape) &&
    /^(?:an?|the)\s/i.test(scene) &&
    scene.split(' ').length <= 7
  )
    return titleCase(scene)
  const options =
    hero.subject?.plural && topic && shape === 'share'
      ? [`a line through ${topic.the}`]
      : shape === 'search' || shape === 'bedtime-lost'
        ? [`${what} ${shape === 'search' ? 'and the doormat' : 'stays out late'}`]
        : shape === 'memory'
          ? [`Minding ${thread.the}`]
          : shape === 'place'
            ? [`Item forty-two, ${what}`, `${what}, an inventory`]
            : shape === 'object-biography'
              ? [`A notch in ${what}`]
              : shape === 'letters'
                ? ['Next time', 'The other letter']
                : shape === 'brand'
                  ? ['A hand on the door']
                  : shape === 'strange-world' || shape === 'ruled-world'
                    ? [`${thread.the} on the step`, 'The wrong side of the street']
                    : shape === 'strange-thing' || shape === 'event'
                      ? [what, `what ${what} cost`]
                      : hero.role === '' && !hero.isNamed
                        ? [`${thread.the} ${place.at}`]
                        : [`${who} and ${thread.the}`]
  return titleCase(pick(options, seed, 'title'))
}

function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
