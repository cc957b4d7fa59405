import type { Scene } from './answer.ts'

type Frame = Scene['frame']

type SceneFrameProps = {
  frame: Frame
  /** "4:3" */
  aspect: string
  /** For readers who do not see the drawing. */
  label: string
}

/** Height of the main figure as a part of the frame. */
const figureHeights: Record<Frame['size'], number> = { wide: 0.42, medium: 0.7, close: 0.98, detail: 0.5 }
const subjectPlaces: Record<Frame['subject'], number> = { left: 0.3, centre: 0.5, right: 0.7 }

/** A thumbnail sketch of a scene: how large the figures are, where they stand and what is kept free for words. */
export function SceneFrame({ frame, aspect, label }: SceneFrameProps) {
  const [across = 4, down = 3] = aspect.split(':').map(Number)
  const width = 240
  const height = Math.min(320, Math.round((width * down) / across))
  const ground = height * (frame.size === 'close' ? 1.02 : 0.86)
  const tall = Math.min(height * figureHeights[frame.size], width * 0.8)
  const x = width * (frame.size === 'detail' ? 0.76 : subjectPlaces[frame.subject])
  const inward = x > width / 2 ? -1 : 1
  const [main, ...others] = frame.shapes
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block w-full bg-surface text-ink"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={`M0 ${ground}C${width * 0.25} ${ground - 6} ${width * 0.6} ${ground + 5} ${width} ${ground - 3}`}
          className="text-muted"
          strokeWidth="1"
        />
        {frame.size === 'detail' ? (
          <g>
            <circle cx={width * 0.4} cy={height * 0.5} r={height * 0.2} />
            <circle cx={width * 0.4} cy={height * 0.5} r={height * 0.12} strokeWidth="1" />
          </g>
        ) : null}
        {others.map((shape, index) => (
          <Figure
            key={index}
            shape={shape}
            x={
              x +
              inward *
                (tall * (main === 'boat' || main === 'vehicle' ? 0.5 : 0.3) + width * (0.12 + index * 0.16))
            }
            ground={ground}
            height={Math.min(tall * 0.82, height * 0.56)}
            isMain={false}
          />
        ))}
        {main ? <Figure shape={main} x={x} ground={ground} height={tall} isMain /> : null}
      </g>
      <TextSpace place={frame.text} width={width} height={height} />
    </svg>
  )
}

type FigureProps = {
  shape: Frame['shapes'][number]
  x: number
  ground: number
  height: number
  isMain: boolean
}

function Figure({ shape, x, ground, height, isMain }: FigureProps) {
  const at = (across: number, up: number) => `${x + across * height} ${ground - up * height}`
  return (
    <g className={isMain ? undefined : 'text-muted'}>
      {outlines[shape](at).map((path) => (
        <path key={path} d={path} className="fill-surface" />
      ))}
      <Eyes x={x} y={ground - eyeHeights[shape] * height} gap={height * 0.06} />
    </g>
  )
}

function Eyes({ x, y, gap }: { x: number; y: number; gap: number }) {
  const r = Math.max(1, gap * 0.3)
  return (
    <g fill="currentColor" stroke="none">
      <circle cx={x - gap} cy={y} r={r} />
      <circle cx={x + gap} cy={y} r={r} />
    </g>
  )
}

const eyeHeights: Record<Frame['shapes'][number], number> = {
  person: 0.82,
  animal: 0.72,
  boat: 0.5,
  vehicle: 0.5,
  thing: 0.5,
}

type At = (across: number, up: number) => string

// Outlines on a height of one, with the feet at 0 0.
const outlines: Record<Frame['shapes'][number], (at: At) => string[]> = {
  person: (at) => [
    `M${at(-0.2, 0)}C${at(-0.2, 0.4)} ${at(-0.14, 0.64)} ${at(0, 0.64)}C${at(0.14, 0.64)} ${at(0.2, 0.4)} ${at(0.2, 0)}`,
    `M${at(-0.17, 0.81)}C${at(-0.17, 1.05)} ${at(0.17, 1.05)} ${at(0.17, 0.81)}C${at(0.17, 0.6)} ${at(-0.17, 0.6)} ${at(-0.17, 0.81)}Z`,
  ],
  animal: (at) => [
    `M${at(-0.26, 0)}C${at(-0.3, 0.35)} ${at(-0.14, 0.5)} ${at(0, 0.5)}C${at(0.14, 0.5)} ${at(0.3, 0.35)} ${at(0.26, 0)}`,
    `M${at(-0.2, 0.86)}C${at(-0.3, 1.02)} ${at(-0.12, 1.04)} ${at(-0.1, 0.92)}C${at(-0.04, 0.95)} ${at(0.04, 0.95)} ${at(0.1, 0.92)}C${at(0.12, 1.04)} ${at(0.3, 1.02)} ${at(0.2, 0.86)}C${at(0.28, 0.7)} ${at(0.2, 0.48)} ${at(0, 0.48)}C${at(-0.2, 0.48)} ${at(-0.28, 0.7)} ${at(-0.2, 0.86)}Z`,
  ],
  boat: (at) => [
    `M${at(0.1, 0.66)}L${at(0.1, 0.92)}L${at(0.2, 0.92)}L${at(0.2, 0.66)}`,
    `M${at(-0.22, 0.34)}L${at(-0.22, 0.66)}L${at(0.24, 0.66)}L${at(0.24, 0.34)}`,
    `M${at(-0.5, 0.36)}C${at(-0.46, 0.12)} ${at(-0.36, 0)} ${at(-0.26, 0)}L${at(0.34, 0)}C${at(0.42, 0.06)} ${at(0.46, 0.2)} ${at(0.46, 0.36)}Z`,
  ],
  vehicle: (at) => [
    `M${at(-0.44, 0.12)}L${at(-0.44, 0.4)}C${at(-0.34, 0.42)} ${at(-0.3, 0.72)} ${at(-0.2, 0.72)}L${at(0.2, 0.72)}C${at(0.3, 0.72)} ${at(0.34, 0.42)} ${at(0.44, 0.4)}L${at(0.44, 0.12)}Z`,
    `M${at(-0.34, 0.12)}C${at(-0.34, 0.26)} ${at(-0.12, 0.26)} ${at(-0.12, 0.12)}C${at(-0.12, -0.02)} ${at(-0.34, -0.02)} ${at(-0.34, 0.12)}Z`,
    `M${at(0.12, 0.12)}C${at(0.12, 0.26)} ${at(0.34, 0.26)} ${at(0.34, 0.12)}C${at(0.34, -0.02)} ${at(0.12, -0.02)} ${at(0.12, 0.12)}Z`,
  ],
  thing: (at) => [
    `M${at(-0.24, 0.02)}C${at(-0.38, 0.3)} ${at(-0.32, 0.8)} ${at(0, 0.82)}C${at(0.32, 0.8)} ${at(0.38, 0.3)} ${at(0.24, 0.02)}Z`,
  ],
}

function TextSpace({ place, width, height }: { place: Frame['text']; width: number; height: number }) {
  const inset = 8
  const isBand = place === 'top' || place === 'bottom'
  const across = isBand ? width - inset * 2 : width * 0.38
  const down = height * (isBand ? 0.16 : 0.22)
  const x = place === 'top right' ? width - inset - across : inset
  const y = place === 'bottom' ? height - inset - down : inset
  return (
    <g className="text-muted" stroke="currentColor" fill="none" strokeWidth="1">
      <rect x={x} y={y} width={across} height={down} strokeDasharray="4 3" className="fill-surface" />
      <path
        d={`M${x + 8} ${y + down * 0.38}H${x + across - 8}M${x + 8} ${y + down * 0.68}H${x + across * 0.6}`}
      />
    </g>
  )
}
