import { aspectRatios, type AspectRatio } from './options.ts'

/** Width and height of the small frame. */
const frames: Record<AspectRatio, readonly [width: number, height: number] | undefined> = {
  None: undefined,
  '1:1 Square': [18, 18],
  '4:3 Fullscreen': [24, 18],
  '3:4 Vertical': [18, 24],
  '16:9 Widescreen': [28, 16],
  '9:16 Portrait': [16, 28],
}

type RatioChoiceProps = { value: AspectRatio; onChange: (ratio: AspectRatio) => void }

/** Radio buttons with the shape of each frame. Wrap it in `<Field isGroup>`, which brings the legend. */
export function RatioChoice({ value, onChange }: RatioChoiceProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {aspectRatios.map((ratio) => (
        <label
          key={ratio}
          className="relative grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-2 gap-y-0.5 rounded-sm border border-muted bg-surface px-2.5 py-1.5 text-sm font-medium hover:border-ink has-checked:border-blue has-checked:bg-wash has-checked:inset-ring has-checked:inset-ring-blue has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
        >
          <input
            type="radio"
            name="ratio"
            value={ratio}
            checked={ratio === value}
            onChange={() => onChange(ratio)}
            className="size-4 shrink-0 outline-none"
          />
          <Frame size={frames[ratio]} />
          <span className="col-span-2 min-w-0">{ratio}</span>
        </label>
      ))}
    </div>
  )
}

function Frame({ size }: { size: readonly [number, number] | undefined }) {
  const [width, height] = size ?? [20, 20]
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
      className="ml-auto size-7 shrink-0"
    >
      <rect
        x={(32 - width) / 2}
        y={(32 - height) / 2}
        width={width}
        height={height}
        strokeDasharray={size ? undefined : '3 2.5'}
      />
    </svg>
  )
}
