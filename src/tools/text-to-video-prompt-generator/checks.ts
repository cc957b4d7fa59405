import { protectedNames } from '#reading/child-safety.ts'
import { countFaults, markupFaults, missingIdeaFaults } from '../contract/checks.ts'
import { assumed, chosen, plainItem } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { Fault } from '../contract/tool-core.ts'
import { universal } from './craft/video-models.ts'
import { ideaOf, type VideoInput } from './input.ts'
import { secondsOf, sum, type VideoPlan } from './plan.ts'
import { renderVideo } from './render/render-video.ts'

/** What would harm in a model's film: something given is missing, a chosen number is not kept, markup. */
export function faultsOf(plan: VideoPlan, input: VideoInput): Fault<VideoPlan>[] {
  const { seconds, shots } = input
  const faults = [...markupFaults(plan), ...countFaults<VideoPlan>(plan.shots.length, shots, 'shots')]
  const total = sum(secondsOf(plan))
  if (seconds !== '' && Math.abs(total - Number(seconds)) >= 0.5)
    faults.push({
      sentence: `The shots add up to ${total} seconds; the person chose ${seconds}. Change both.`,
      mend: (given) => inSeconds(given, seconds),
    })

  const idea = ideaOf(input)
  const text = renderedText(renderVideo(plan, universal))
  const order = 'put it into the film exactly as written'
  // Of somebody else's characters the film keeps the role, not the name.
  const missing = missingIdeaFaults<VideoPlan>(text, { idea, avoided: protectedNames(idea), order })
  return [...faults, ...missing]
}

/** The same proportions in another length; the last shot takes what rounding leaves. */
function inSeconds(plan: VideoPlan, wanted: string): VideoPlan {
  const before = secondsOf(plan)
  const scale = Number(wanted) / sum(before)
  const lengths = before.map((length) => Math.max(0.5, Math.round(length * scale * 2) / 2))
  const left = sum([Number(wanted), ...lengths.slice(0, -1).map((length) => -length)])
  const origin = assumed('shots/seconds', chosen('seconds', wanted))
  const shots = plan.shots.map((shot, at) => {
    const length = at === before.length - 1 ? Math.max(0.5, left) : lengths[at]
    return { ...shot, seconds: plainItem(`shot-${at + 1}-seconds`, String(length), origin) }
  })
  return { ...plan, shots }
}
