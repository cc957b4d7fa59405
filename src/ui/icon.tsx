import { cn } from './class-names.ts'

/** Drawn on 24×24 with one stroke weight, square ends: the pen of the plates. */
const drawings = {
  arrowLeft: 'M20 12H4M10 6L4 12L10 18',
  arrowRight: 'M4 12H20M14 6L20 12L14 18',
  arrowUp: 'M12 20V4M6 10L12 4L18 10',
  check: 'M4 13L9.5 18.5L20 6',
  chevronDown: 'M5 9L12 16L19 9',
  close: 'M5 5L19 19M19 5L5 19',
  copy: 'M8 8H20V20H8ZM16 8V4H4V16H8',
  download: 'M12 3V15M6 10L12 16L18 10M4 20H20',
  external: 'M10 5H4V20H19V14M14 4H20V10M20 4L11 13',
  eye: 'M2 12Q7 5 12 5T22 12Q17 19 12 19T2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9',
  info: 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3M12 11V17M12 7V8',
  menu: 'M3 6H21M3 12H21M3 18H21',
  monitor: 'M3 4H21V16H3ZM8 20H16M12 16V20',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z',
  pencil: 'M4 20L5.5 14.5L16.5 3.5L20.5 7.5L9.5 18.5ZM14 6L18 10',
  play: 'M7 4L20 12L7 20Z',
  plus: 'M12 4V20M4 12H20',
  redo: 'M15 5L20 10L15 15M20 10H10A6 6 0 0 0 10 21H15',
  search: 'M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4M15.5 15.5L21 21',
  star: 'M12 3L14.7 9.2L21.5 9.8L16.4 14.2L18 20.8L12 17.2L6 20.8L7.6 14.2L2.5 9.8L9.3 9.2Z',
  sun: 'M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8M12 1.5V4.5M12 19.5V22.5M1.5 12H4.5M19.5 12H22.5M4.6 4.6L6.7 6.7M17.3 17.3L19.4 19.4M4.6 19.4L6.7 17.3M17.3 6.7L19.4 4.6',
  trash: 'M4 6H20M9 6V3H15V6M6 6L7 21H17L18 6M10 10V17M14 10V17',
  undo: 'M9 5L4 10L9 15M4 10H14A6 6 0 0 1 14 21H9',
  upload: 'M12 16V4M6 10L12 4L18 10M4 20H20',
  warning: 'M12 3L22 20H2ZM12 9V14M12 16.5V17.5',
} as const

export type IconName = keyof typeof drawings

/** Decoration beside words; an icon alone needs its words on the button around it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={cn('size-5 shrink-0', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
