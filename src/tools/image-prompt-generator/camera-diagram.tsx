import type { Camera } from './options.ts'

/** Where the camera stands: a figure, the frame and the line of sight. */
const diagrams: Record<Camera, string> = {
  'Close-up':
    'M18 8H78V52H18ZM48 14A13 14 0 1 0 48 42A13 14 0 1 0 48 14M26 52C29 45 36 43 41 42M70 52C67 45 60 43 55 42',
  'Wide Shot':
    'M8 8H88V52H8ZM8 44H88M48 30A2.6 2.6 0 1 0 48 35.2A2.6 2.6 0 1 0 48 30M48 36V44M20 44L30 26L38 44M62 44L72 30L82 44',
  'Aerial View':
    'M42 6H54V13H42ZM48 13V18M44 18L14 52H82L52 18ZM30 44H38V50H30ZM46 40H58V46H46ZM62 45H68V50H62Z',
  'Eye-Level View':
    'M10 20H24V32H10ZM24 26L70 26M64 22L70 26L64 30M80 17A5 5 0 1 0 80 27A5 5 0 1 0 80 17M80 27V40M80 40L75 52M80 40L85 52M73 33H87',
  'Over-the-Shoulder':
    'M8 8H88V52H8ZM8 52C10 38 20 34 26 34C34 34 40 40 42 52M26 16A9 9 0 1 0 26 34A9 9 0 1 0 26 16M68 22A5 5 0 1 0 68 32A5 5 0 1 0 68 22M68 32V46M60 38H76',
  'Macro Shot':
    'M40 10A19 19 0 1 0 40 48A19 19 0 1 0 40 10M54 43L68 56M31 36C31 26 38 20 49 20C49 31 42 37 31 36M28 40L44 25',
  'From Below':
    'M10 44L22 40L25 50L13 54ZM25 43L62 14M56 14L62 14L60 20M76 8A4 4 0 1 0 76 16A4 4 0 1 0 76 8M76 16V34M76 34L71 52M76 34L81 52M69 24H83',
}

export function CameraDiagram({ camera }: { camera: Camera }) {
  return (
    <svg
      viewBox="0 0 96 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
      className="aspect-8/5 w-full text-ink"
    >
      <path d={diagrams[camera]} />
    </svg>
  )
}
