/** What pages tell about their use: names and codes, never a word that somebody typed or was shown. */
export type TrackedEvents = {
  auth_completed: { method: 'email' | 'email_signup' | 'google' }
  tool_selected: { tool_id: string; tool_name: string; tool_category: string }
  prompt_copied: { tool_id: string; how: 'button' | 'selection' }
  generate_started: { tool_id: string }
  generate_completed: { tool_id: string }
  generate_failed: { tool_id: string; code: string }
  prompt_refined: { tool_id: string }
  /** The tool is the one whose page it happens on. */
  handed_off: { target: string }
  draft_abandoned: { tool_id: string; step: string }
  broken_link_reported: { path: string }
}

export type TrackedEvent = {
  [Name in keyof TrackedEvents]: { name: Name; properties: TrackedEvents[Name]; at: number }
}[keyof TrackedEvents]

const mostWaiting = 50
const waiting: TrackedEvent[] = []
let listener: ((event: TrackedEvent) => void) | undefined

/** Tells whoever listens; what happens before somebody listens waits, up to a limit. Without listener nothing leaves. */
export function track<Name extends keyof TrackedEvents>(name: Name, properties: TrackedEvents[Name]): void {
  const event = { name, properties, at: Date.now() } as TrackedEvent
  if (listener) listener(event)
  else if (waiting.length < mostWaiting) waiting.push(event)
}

/** One listener at a time; returns what ends it. */
export function listenToTracked(next: (event: TrackedEvent) => void): () => void {
  listener = next
  for (const event of waiting.splice(0)) next(event)
  return () => {
    if (listener === next) listener = undefined
  }
}
