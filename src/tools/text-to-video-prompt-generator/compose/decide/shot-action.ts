import { carrierFor } from '../knowledge/abstractions.ts'
import type { Look } from '../knowledge/looks.ts'
import type { Event } from '../read/events.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { definite } from '../words/subject-words.ts'
import { isAbstract } from './beats.ts'
import type { PlannedShot } from './plan-shots.ts'
import { productUse, surfaceOf } from './product.ts'

// A thing is shown as a product even when it does something; people are not.
export function isProductShot(look: Look, event: Event | undefined): boolean {
  return look.intent === 'product' && event?.doer?.animate !== true
}

/** The clause a shot shows, in the words of the idea wherever it shows the event itself. */
export function actionOf(planned: PlannedShot, request: VideoRequest, look: Look): string {
  const [event] = planned.events
  if (!event) return request.idea.scene
  if (isAbstract(event))
    return request.idea.setting.place
      ? `${event.text}, carried by light alone, nobody in sight`
      : `${event.text}, carried by light alone: ${carrierFor(request.words).scene}`
  const name = event.doer ? definite(event.doer) : 'the subject'
  const { place } = request.idea.setting
  const isProduct = isProductShot(look, event)
  const product = look.intent === 'product' && request.about !== '' ? request.about : undefined
  switch (planned.coverage) {
    case 'whole':
      return isProduct && planned.from > 0 && event.verb === '' ? productUse(event.doer) : event.text
    case 'opening':
      if (product) return `${product}, first only edges and surface, light sliding along them`
      if (isProduct && event.verb !== '')
        return `${event.doer?.phrase ?? event.text} on ${surfaceOf(request)}, first only edges and surface`
      if (isProduct)
        return `${event.text}${/\bon\b/u.test(event.text) ? '' : ` on ${surfaceOf(request)}`}, first only edges and surface`
      return place
        ? `the whole of ${place.phrase}, ${name} small in it`
        : `${event.doer?.phrase ?? name}, seen whole before the first movement`
    case 'detail':
      return event.object ? `closer on ${definite(event.object)}` : `closer on ${name}`
    case 'ending':
      if (request.idea.wishes.endsOn) return `cut to ${request.idea.wishes.endsOn.what}`
      if (product) return `${product} seen whole, clear in the frame`
      return isProduct ? `${name} seen whole, clear in the frame` : `${name} and the whole place in one frame`
  }
}
