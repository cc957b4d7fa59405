import type { VideoModel } from './video-models.ts'

const labels = {
  who: 'Same throughout: ',
  shotSound: 'Sound: ',
  dialogue: 'Dialogue: ',
  look: 'Look: ',
  light: 'Light: ',
  palette: 'Palette: ',
  sound: 'Sound: ',
  speech: 'Speech: ',
  end: 'End frame: ',
  keep: 'Keep: ',
  avoid: 'Avoid: ',
}
export type LineId = keyof typeof labels

/** The words of ours in a prompt, and how its shots are timed. */
export type LayoutRow = {
  shot: (from: number, to: number, number: number) => string
  labels: Record<LineId, string>
}

const timed = { ...labels, shotSound: 'SFX: ', look: 'Style: ', sound: 'Audio: ', avoid: 'Without: ' }

const inParagraph = {
  ...labels,
  look: '',
  light: '',
  palette: 'Colors: ',
  end: 'Last frame: ',
  keep: 'In every frame: ',
}

export const layouts: Record<VideoModel['layout'], LayoutRow> = {
  labels: { shot: (from, to) => `[${clock(from)}–${clock(to)}] `, labels },
  clock: { shot: (from, to) => `[0${clock(from)}-0${clock(to)}] `, labels: timed },
  list: { shot: (from, to, number) => `Shot ${number}, ${from}–${to} s: `, labels: timed },
  paragraph: { shot: () => '', labels: inParagraph },
}

/** "0:03" */
function clock(seconds: number): string {
  const rest = seconds % 60
  const shown = Number.isInteger(rest) ? String(rest).padStart(2, '0') : rest.toFixed(1).padStart(4, '0')
  return `${Math.floor(seconds / 60)}:${shown}`
}
