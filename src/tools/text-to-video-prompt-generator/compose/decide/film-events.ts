import type { Look } from '../knowledge/looks.ts'
import { findStaging } from '../knowledge/stagings.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { inEnglish } from '../words/english-doer.ts'
import { hands } from '../words/stand-in.ts'

/** The events as they are filmed: a command and an idea in another language get a doer that English can name, an empty idea a scene. */
export function filmEvents(request: VideoRequest, look: Look): VideoRequest {
  const { idea } = request
  const events =
    request.events.length > 0
      ? request.events
      : [{ text: 'light moves across a bare surface', verb: '', objectWords: '' }]
  return {
    ...request,
    events: events.map((event) => {
      if (!idea.isEnglish) return event.doer ? { ...event, doer: inEnglish(event.doer, idea.scene) } : event
      const doer = event.doer ?? (event.verb === '' ? undefined : hands)
      // In a frightening film nothing strolls.
      const isCreeping = look.intent === 'suspense' && findStaging(event.verb).intent === 'travel'
      return { ...event, ...(doer ? { doer } : {}), verb: isCreeping ? 'creep' : event.verb }
    }),
  }
}
