import type { Timeline } from './answer.ts'

const left = 8
const width = 624
const rows = { ruler: 30, shots: 44, beats: 84, sound: 122 } as const

/** Drawn for the eye only: the list below says the same in words. */
export function TimelineRuler({ timeline }: { timeline: Timeline }) {
  const { seconds, shots } = timeline
  const x = (second: number) => left + (second * width) / seconds
  const every = seconds <= 16 ? 1 : seconds <= 40 ? 5 : 10
  // Labels that would touch are left out.
  const labelled = seconds <= 8 ? 1 : seconds <= 16 ? 2 : every * 2
  const marks = Array.from({ length: Math.floor(seconds / every) + 1 }, (_, index) => index * every)
  return (
    <svg
      viewBox="0 0 640 140"
      aria-hidden="true"
      className="block w-full fill-none stroke-current text-ink"
      strokeWidth="1.5"
    >
      <path d={`M${left} ${rows.ruler}H${left + width}`} />
      {marks.map((second) => (
        <g key={second}>
          <path d={`M${x(second)} ${rows.ruler}V${rows.ruler - (second % labelled === 0 ? 9 : 5)}`} />
          {second % labelled === 0 ? (
            <text
              x={x(second)}
              y={rows.ruler - 13}
              fontSize="15"
              textAnchor={second === 0 ? 'start' : second >= seconds ? 'end' : 'middle'}
              className="fill-current stroke-none font-mono text-muted"
            >
              {second}
            </text>
          ) : null}
        </g>
      ))}
      {shots.map((shot, index) => (
        <g key={shot.from}>
          <rect
            x={x(shot.from) + 1.5}
            y={rows.shots}
            width={x(shot.to) - x(shot.from) - 3}
            height="28"
            className="fill-wash"
          />
          <text
            x={x(shot.from) + 10}
            y={rows.shots + 20}
            fontSize="16"
            className="fill-current stroke-none font-mono"
          >
            {index + 1}
          </text>
          {shot.beats.map((beat) => (
            <g key={beat.from} className="text-blue">
              <path
                d={`M${x(beat.from) + 5} ${rows.beats}H${x(beat.to) - 5}M${x(beat.from) + 5} ${rows.beats - 5}V${rows.beats + 5}M${x(beat.to) - 5} ${rows.beats - 5}V${rows.beats + 5}`}
              />
            </g>
          ))}
          {shot.sound === '' && shot.dialogue.length === 0 ? null : (
            <path
              className="text-muted"
              d={wave(
                x((shot.from + shot.to) / 2),
                rows.sound,
                Math.min(60, (x(shot.to) - x(shot.from)) / 2 - 8),
              )}
            />
          )}
        </g>
      ))}
      <path d={`M${left} ${rows.sound}H${left + width}`} className="text-line" strokeDasharray="2 6" />
    </svg>
  )
}

/** A short burst on the line of sound. */
function wave(centre: number, y: number, half: number): string {
  const bars = Math.max(2, Math.floor(half / 8))
  return Array.from({ length: bars * 2 + 1 }, (_, index) => {
    const from = index - bars
    const height = 12 - (Math.abs(from) * 10) / bars
    return `M${(centre + from * 8).toFixed(1)} ${(y - height).toFixed(1)}V${(y + height).toFixed(1)}`
  }).join('')
}
