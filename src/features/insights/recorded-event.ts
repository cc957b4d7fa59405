/** The numbers rrweb gives its events and changes; only those that are sent. */
export const kinds = { fullSnapshot: 2, change: 3, page: 4 } as const
export const changes = {
  mutation: 0,
  pointerMove: 1,
  pointer: 2,
  scroll: 3,
  resize: 4,
  input: 5,
  touchMove: 6,
  styleRule: 8,
  drag: 12,
  styleDeclaration: 13,
  adoptedStyles: 15,
} as const

export type RecordedEvent = { type: number; timestamp: number; data: unknown }

/** What one request to `/ingest/recordings` holds, gzipped unless the page is ending. */
export type RecordingChunk = {
  recordingId: string
  sequence: number
  path: string
  device: 'desktop' | 'phone' | 'tablet'
  events: readonly RecordedEvent[]
}
