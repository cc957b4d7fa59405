import { cn } from '#ui/class-names.ts'
import { textOf, type Item } from '../contract/plan.ts'
import { colorsOf } from './drawing-colors.ts'
import { badge } from './fitted-boxes.ts'
import type { ThumbnailInput } from './input.ts'
import * as texts from './layout-drawings.texts.ts'
import type { Box, Concept } from './plan.ts'
import { placeOf } from './render/concept-words.ts'
import { setWords, wrap } from './set-words.ts'

type LayoutDrawingProps = {
  concept: Concept
  layout: ThumbnailInput['layout']
  /** Names what lies where; only where it can be read. */
  isLabeled?: boolean
  className?: string
}

const width = 1280
const height = 720
/** The first letter decides, as where a page says dir="auto", which a drawing cannot. */
const runsLeft = /^\P{L}*(?=\p{L})[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nko}\p{sc=Adlm}]/u

/** Where everything lies, in the colors of the concept: ground, subject, object, words, and the corner that stays empty. */
export function LayoutDrawing({ concept, layout, isLabeled = false, className }: LayoutDrawingProps) {
  const { boxes, subject, object, words, hasFace } = concept
  const { ground, accent, ink } = colorsOf(concept)
  const [at, objectAt] = [pixels(boxes.subject), boxes.object && pixels(boxes.object)]
  const { x, y, width: w, height: h } = at
  return (
    <svg
      className={cn('block h-auto', className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={describe(concept)}
    >
      <rect width={width} height={height} fill={ground} />
      {layout === 'split' ? <path d="M700 0H1280V720H580Z" fill={accent} opacity="0.4" /> : null}
      {object && objectAt ? (
        <rect {...objectAt} fill={accent} fillOpacity="0.35" stroke={ink} strokeWidth="6" />
      ) : null}
      {hasFace ? (
        <g fill={accent} stroke={ink} strokeWidth="8">
          <path d={`M${x} ${y + h}q0 ${h * -0.4} ${w / 2} ${h * -0.4}t${w / 2} ${h * 0.4}Z`} />
          <ellipse cx={x + w / 2} cy={y + h * 0.32} rx={w * 0.28} ry={h * 0.32} />
        </g>
      ) : (
        <rect {...at} fill={accent} stroke={ink} strokeWidth="8" />
      )}
      <rect {...pixels(badge)} fill="none" stroke={ink} strokeWidth="4" strokeDasharray="16 12" />
      <g textAnchor="middle" fill={ink} stroke={ground} paintOrder="stroke" strokeLinejoin="round">
        {isLabeled ? <BoxLabel box={at} item={subject} /> : null}
        {isLabeled && objectAt ? <BoxLabel box={objectAt} item={object} /> : null}
        {words && boxes.words ? <Words box={pixels(boxes.words)} text={textOf(words)} /> : null}
      </g>
    </svg>
  )
}

type Pixels = ReturnType<typeof pixels>

function pixels({ x, y, w, h }: Box) {
  return { x: x * width, y: y * height, width: w * width, height: h * height }
}

/** The beginning of a line in the middle of its box. */
function BoxLabel({ box, item }: { box: Pixels; item: Item | undefined }) {
  // On a phone the drawing is a quarter as wide.
  const size = 44
  const lines = wrap(item ? textOf(item) : '', Math.max(8, Math.floor(box.width / (size * 0.62))), 4)
  const top = box.y + box.height / 2 + size / 3 - ((lines.length - 1) / 2) * size * 1.25
  return (
    <text fontSize={size} strokeWidth="8" className="font-mono">
      <Lines lines={lines} x={box.x + box.width / 2} y={top} step={size * 1.25} />
    </text>
  )
}

function Words({ box, text }: { box: Pixels; text: string }) {
  const { lines, size } = setWords(text, box, 200)
  const direction = runsLeft.test(text) ? 'rtl' : 'ltr'
  return (
    <text fontSize={size} fontWeight="700" strokeWidth={size / 9} direction={direction} className="font-sans">
      <Lines lines={lines} x={box.x + box.width / 2} y={box.y + size * 0.9} step={size * 1.05} />
    </text>
  )
}

function Lines({ lines, x, y, step }: { lines: string[]; x: number; y: number; step: number }) {
  return lines.map((line, at) => (
    <tspan key={at} x={x} y={y + at * step}>
      {line}
    </tspan>
  ))
}

function describe({ boxes, subject, object, words }: Concept): string {
  const parts = [
    texts.placed(subject ? textOf(subject) : texts.subject, placeOf(boxes.subject)),
    object && boxes.object ? texts.placed(textOf(object), placeOf(boxes.object)) : '',
    words && boxes.words ? texts.placedWords(textOf(words), placeOf(boxes.words)) : texts.noText,
    texts.cornerStaysEmpty,
  ]
  return texts.layoutOf(parts.filter(Boolean).join('; '))
}
