import { cn } from '#ui/class-names.ts'
import type { Box, ThumbnailLayout } from './layout.ts'

type WireframeProps = {
  layout: ThumbnailLayout
  /** Names what lies where; only where it can be read. */
  isLabelled?: boolean
  className?: string
}

const width = 320
const height = 180
/** Where YouTube lays the length of the video. */
const badge = { x: 256, y: 153, width: 64, height: 27 }

/** The proposed picture as a drawing: ground, subject, object, words, and the corner that stays empty. */
export function Wireframe({ layout, isLabelled = false, className }: WireframeProps) {
  const { subject, object, text, colours, isSplit } = layout
  const head = { x: subject.x + subject.width / 2, y: subject.y + subject.height * 0.3 }
  return (
    <svg
      className={cn('block h-auto', className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={describe(layout)}
    >
      <rect width={width} height={height} fill={colours.ground} />
      {isSplit ? <path d="M176 0H320V180H144Z" fill={colours.accent} opacity="0.55" /> : null}
      <g fill="none" stroke={colours.neutral} strokeOpacity="0.25" strokeWidth="0.75">
        <path d="M106.7 0V180M213.3 0V180M0 60H320M0 120H320" />
      </g>
      {object ? (
        <rect
          x={object.x}
          y={object.y}
          width={object.width}
          height={object.height}
          fill={colours.accent}
          fillOpacity="0.35"
          stroke={colours.neutral}
          strokeWidth="1.5"
        />
      ) : null}
      {subject.isFace ? (
        <g fill={colours.accent} stroke={colours.neutral} strokeWidth="2">
          <path
            d={`M${subject.x} ${subject.y + subject.height}Q${subject.x} ${subject.y + subject.height * 0.62} ${head.x} ${subject.y + subject.height * 0.6}T${subject.x + subject.width} ${subject.y + subject.height}Z`}
          />
          <ellipse cx={head.x} cy={head.y} rx={subject.width * 0.3} ry={subject.height * 0.3} />
        </g>
      ) : (
        <rect
          x={subject.x}
          y={subject.y}
          width={subject.width}
          height={subject.height}
          fill={colours.accent}
          stroke={colours.neutral}
          strokeWidth="2"
        />
      )}
      <rect {...badge} fill="none" stroke={colours.neutral} strokeDasharray="4 3" strokeOpacity="0.8" />
      {isLabelled ? (
        <>
          {subject.isFace ? null : <BoxLabel box={subject} ink={colours.ground} label={subject.label} />}
          {object ? <BoxLabel box={object} ink={colours.neutral} label={object.label} /> : null}
          <text x={288} y={169} fontSize="8" textAnchor="middle" fill={colours.neutral} className="font-mono">
            empty
          </text>
        </>
      ) : null}
      {text ? <OverlayWords text={text} colours={colours} /> : null}
    </svg>
  )
}

type BoxLabelProps = { box: ThumbnailLayout['subject'] | Box; ink: string; label: string }

/** At most three short lines, in the middle of the box. */
function BoxLabel({ box, ink, label }: BoxLabelProps) {
  const lines = wrap(label, Math.floor(box.width / 5.2))
  return (
    <text fontSize="8.5" textAnchor="middle" fill={ink} className="font-mono">
      {lines.map((line, index) => (
        <tspan
          key={line + index}
          x={box.x + box.width / 2}
          y={box.y + box.height / 2 + (index - (lines.length - 1) / 2) * 11 + 3}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}

function wrap(label: string, width: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 3)
}

function OverlayWords({
  text,
  colours,
}: {
  text: NonNullable<ThumbnailLayout['text']>
  colours: ThumbnailLayout['colours']
}) {
  const { lines, size } = setWords(text.words, text)
  const { x, anchor } = anchorOf(text)
  return (
    <text
      fontSize={size}
      fontWeight="700"
      fill={colours.neutral}
      stroke={colours.ground}
      strokeWidth={size / 9}
      paintOrder="stroke"
      strokeLinejoin="round"
      textAnchor={anchor}
      direction={text.isRightToLeft ? 'rtl' : 'ltr'}
      className="font-sans"
    >
      {lines.map((line, index) => (
        <tspan key={line + index} x={x} y={text.y + size * (0.9 + index * 1.05)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** SVG anchors by the direction of the script, so for right-to-left words start and end change places. */
function anchorOf({ x, width, align, isRightToLeft }: NonNullable<ThumbnailLayout['text']>) {
  if (align === 'middle') return { x: x + width / 2, anchor: 'middle' } as const
  const isAtEnd = align === 'end'
  return { x: isAtEnd ? x + width : x, anchor: isAtEnd === isRightToLeft ? 'start' : 'end' } as const
}

/** On one line or on two, whichever lets the letters grow larger in their box. */
function setWords(words: string, box: Box): { lines: string[]; size: number } {
  const [one, two] = [[words], halves(words)].map((lines) => {
    const longest = Math.max(...lines.map(widthOf))
    return { lines, size: Math.min(box.width / (longest * 0.62), box.height / lines.length / 1.1, 52) }
  })
  if (!one) return { lines: [words], size: 24 }
  return two && two.size > one.size ? two : one
}

function halves(words: string): string[] {
  const parts = words.split(' ')
  if (parts.length === 1) return [words]
  const half = widthOf(words) / 2
  let first = parts[0] ?? ''
  let index = 1
  while (index < parts.length - 1 && widthOf(`${first} ${parts[index] ?? ''}`) <= half + 1) {
    first = `${first} ${parts[index] ?? ''}`
    index += 1
  }
  return [first, parts.slice(index).join(' ')]
}

/** In widths of a Latin capital; characters of East Asian scripts are wider. */
function widthOf(text: string): number {
  const wide =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return [...text].length + wide * 0.6
}

function describe({ subject, object, text, isSplit }: ThumbnailLayout): string {
  const parts = [
    `${subject.label} ${sideOf(subject.x + subject.width / 2)}`,
    object ? `${object.label} ${sideOf(object.x + object.width / 2)}` : '',
    text ? `the words ${text.words} ${sideOf(text.x + text.width / 2)}` : 'no text',
    isSplit ? 'a diagonal line parts the ground' : '',
    'the lower right corner stays empty',
  ]
  return `Layout: ${parts.filter(Boolean).join('; ')}`
}

function sideOf(middle: number): string {
  if (middle < width * 0.42) return 'on the left'
  return middle > width * 0.58 ? 'on the right' : 'in the middle'
}
