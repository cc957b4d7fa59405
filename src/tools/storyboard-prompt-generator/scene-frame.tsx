import type { Scene } from './answer.ts'

type SceneFrameProps = {
  frame: Scene['frame']
  aspect: string
  /** For readers who do not see the drawing. */
  label: string
}

const figureHeights: Record<Scene['frame']['size'], number> = {
  wide: 0.42,
  medium: 0.72,
  close: 1.05,
  detail: 0.5,
}
const subjectPlaces: Record<Scene['frame']['subject'], number> = { left: 0.31, centre: 0.5, right: 0.69 }

/** A thumbnail sketch of a scene: how large the figures are, where they stand and what is kept free for words. */
export function SceneFrame({ frame, aspect, label }: SceneFrameProps) {
  const [across = 4, down = 3] = aspect.split(':').map(Number)
  const width = 240
  const height = Math.min(320, Math.round((width * down) / across))
  const ground = height * (frame.size === 'close' ? 0.98 : 0.84)
  const tall = height * figureHeights[frame.size]
  const x = width * subjectPlaces[frame.subject]
  const direction = frame.subject === 'right' ? -1 : 1
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block w-full bg-surface text-ink"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={`M0 ${ground}C${width * 0.25} ${ground - 8} ${width * 0.6} ${ground + 6} ${width} ${ground - 4}`}
          className="text-muted"
          strokeWidth="1"
        />
        {frame.size === 'detail' ? (
          <g>
            <circle cx={width / 2} cy={ground - height * 0.2} r={height * 0.17} />
            <circle cx={width / 2} cy={ground - height * 0.2} r={height * 0.1} strokeWidth="1" />
          </g>
        ) : null}
        {frame.cast.slice(1).map((name, index) => (
          <Figure
            key={name}
            x={x + direction * width * (0.2 + index * 0.14)}
            ground={ground}
            height={tall * 0.86}
            isMain={false}
          />
        ))}
        <Figure x={frame.size === 'detail' ? width * 0.74 : x} ground={ground} height={tall} isMain />
      </g>
      <TextSpace place={frame.text} width={width} height={height} />
    </svg>
  )
}

function Figure({
  x,
  ground,
  height,
  isMain,
}: {
  x: number
  ground: number
  height: number
  isMain: boolean
}) {
  const head = height * 0.2
  const top = ground - height + head
  const hip = head * 1.15
  return (
    <g className={isMain ? undefined : 'text-muted'}>
      <path
        d={`M${x - hip} ${ground}C${x - hip} ${ground - height * 0.46} ${x - head * 0.7} ${top + head} ${x} ${top + head}C${x + head * 0.7} ${top + head} ${x + hip} ${ground - height * 0.46} ${x + hip} ${ground}`}
        className="fill-surface"
      />
      <circle cx={x} cy={top} r={head} className="fill-surface" />
      <circle
        cx={x - head * 0.3}
        cy={top - head * 0.05}
        r={Math.max(0.9, head * 0.09)}
        fill="currentColor"
        stroke="none"
      />
      <circle
        cx={x + head * 0.3}
        cy={top - head * 0.05}
        r={Math.max(0.9, head * 0.09)}
        fill="currentColor"
        stroke="none"
      />
    </g>
  )
}

function TextSpace({
  place,
  width,
  height,
}: {
  place: Scene['frame']['text']
  width: number
  height: number
}) {
  const inset = 8
  const wide = place === 'top' || place === 'bottom'
  const w = wide ? width - inset * 2 : width * 0.4
  const h = wide ? height * 0.16 : height * 0.24
  const x = place === 'top right' ? width - inset - w : inset
  const y = place === 'bottom' ? height - inset - h : inset
  return (
    <g className="text-muted" stroke="currentColor" fill="none" strokeWidth="1">
      <rect x={x} y={y} width={w} height={h} strokeDasharray="4 3" className="fill-surface" />
      <path d={`M${x + 8} ${y + h * 0.38}H${x + w - 8}M${x + 8} ${y + h * 0.68}H${x + w * 0.6}`} />
    </g>
  )
}
