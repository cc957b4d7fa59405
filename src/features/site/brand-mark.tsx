/** A sheet with its construction lines run past the corners, a prompt on it and a title block. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M5 1V31M27 1V31M1 5H31M1 27H31" strokeWidth="1" opacity="0.65" />
      <path d="M5 5H27V27H5Z" />
      <path d="M10 10L15.5 15L10 20M17 20H22" strokeWidth="2.4" />
    </svg>
  )
}
