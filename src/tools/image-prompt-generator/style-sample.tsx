import type { ReactNode } from 'react'
import type { ArtStyle } from './options.ts'

const pear =
  'M60 14C66 14 68 20 68 26C68 33 78 38 78 50C78 62 70 68 60 68C50 68 42 62 42 50C42 38 52 33 52 26C52 20 54 14 60 14Z'
const stalk = 'M60 15C60 11 62 8 65 6'
const ground = 'M18 68H102'

/** The same pear in every style, with nothing but the ink colour: what differs is the hand. */
const samples: Record<ArtStyle, ReactNode> = {
  Photorealistic: (
    <>
      <defs>
        <radialGradient id="pear-light" cx="0.36" cy="0.34" r="0.75">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.04" />
          <stop offset="0.5" stopColor="currentColor" stopOpacity="0.32" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.95" />
        </radialGradient>
        <linearGradient id="pear-shadow">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.7" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx="76" cy="68" rx="30" ry="4" fill="url(#pear-shadow)" stroke="none" />
      <path d={pear} fill="url(#pear-light)" strokeWidth="0.4" />
      <path d={stalk} strokeWidth="2" />
      <ellipse cx="53" cy="44" rx="2.4" ry="4" fill="var(--surface)" stroke="none" />
      <path d="M8 18V8H18M102 8H112V18M8 62V72H18M102 72H112V62" strokeWidth="1" />
    </>
  ),
  Sketch: (
    <>
      <path d="M60 4V76M36 50H84M46 24H74" strokeWidth="0.6" strokeDasharray="3 2" />
      <path d={pear} strokeWidth="1.2" />
      <path
        d="M61 13C68 15 67 22 69 27C70 34 80 39 79 51C78 63 69 70 59 69C49 67 40 61 41 49C43 37 51 34 51 25C51 19 55 13 61 13Z"
        strokeWidth="0.7"
      />
      <path d={stalk} strokeWidth="1.2" />
      <path d="M66 64L77 52M62 66L78 48M70 62L78 57M58 67L74 44M72 44L77 45" strokeWidth="0.7" />
      <path d="M22 68H48M72 69H100M80 71L96 71" strokeWidth="0.8" />
    </>
  ),
  Watercolor: (
    <>
      <g fill="currentColor" stroke="none">
        <path
          opacity="0.16"
          d="M57 12C67 11 70 20 69 27C72 36 83 38 81 53C80 66 70 73 58 70C46 70 38 62 41 49C40 39 52 34 50 26C50 19 51 13 57 12Z"
        />
        <path
          opacity="0.2"
          d="M60 16C65 17 66 24 68 30C71 36 78 42 76 52C74 62 66 68 58 66C50 64 60 52 57 42C55 34 56 22 60 16Z"
        />
        <path opacity="0.28" d="M70 40C78 46 78 58 70 65C64 69 58 67 62 62C70 58 68 48 70 40Z" />
        <path opacity="0.1" d="M20 66C40 62 84 64 104 69C84 75 40 75 20 66Z" />
        <circle cx="88" cy="26" r="5" opacity="0.1" />
        <circle cx="92" cy="22" r="2" opacity="0.16" />
      </g>
      <path d="M78 44C81 55 77 65 66 69" strokeWidth="0.7" opacity="0.6" />
      <path d={stalk} strokeWidth="1.6" opacity="0.6" />
    </>
  ),
  'Digital Art': (
    <g stroke="none" fill="currentColor">
      <path d="M0 54H120V80H0Z" opacity="0.1" />
      <circle cx="60" cy="40" r="32" opacity="0.1" />
      <path d={pear} opacity="0.35" />
      <path
        d="M60 14C66 14 68 20 68 26C68 33 78 38 78 50C78 62 70 68 60 68C68 62 70 54 66 44C62 36 64 24 60 14Z"
        opacity="0.75"
      />
      <path d="M50 42C47 46 46 50 47 55C50 54 52 47 50 42Z" fill="var(--surface)" />
      <path d="M59 15C59 11 61 7 66 5L68 7C64 9 62 11 62 15Z" />
      <path d="M64 10C70 4 78 6 80 10C74 14 68 13 64 10Z" opacity="0.6" />
    </g>
  ),
  'Isometric 3D': (
    <>
      <g fill="currentColor" stroke="none">
        <path d="M60 72L16 50L60 28L104 50Z" opacity="0.12" />
        <path d="M16 50V54L60 76V72Z" opacity="0.3" />
        <path d="M104 50V54L60 76V72Z" opacity="0.5" />
        <path d="M60 34L40 24L60 14L80 24Z" opacity="0.18" />
        <path d="M40 24V46L60 56V34Z" opacity="0.42" />
        <path d="M80 24V46L60 56V34Z" opacity="0.75" />
      </g>
      <path d="M60 14L40 24V46L60 56L80 46V24ZM40 24L60 34L80 24M60 34V56" strokeWidth="0.8" />
      <path d="M88 48L96 44L104 48" strokeWidth="0.8" opacity="0.6" />
    </>
  ),
  'Oil Painting': (
    <>
      <clipPath id="pear-in-oil">
        <path d={pear} />
      </clipPath>
      <g strokeLinecap="round" strokeWidth="6">
        <path d="M8 12L30 8M34 18L12 26M10 42L34 36M88 10L110 15M90 30L112 26M86 46L108 50" opacity="0.13" />
        <path d="M6 68L36 70M30 64L54 71M68 71L98 65M86 73L114 69" opacity="0.26" />
        <g clipPath="url(#pear-in-oil)">
          <path d="M40 10H80V72H40Z" fill="currentColor" stroke="none" opacity="0.22" />
          <path d="M56 16L54 32M52 36L46 44M46 50L47 60" opacity="0.22" />
          <path d="M62 18L63 32M60 38L56 50M56 54L60 64" opacity="0.5" />
          <path d="M68 18L68 32M68 38L74 44M70 48L72 58M64 64L74 62M66 48L67 58" opacity="0.95" />
          <path d="M50 43L48 52" stroke="var(--surface)" strokeWidth="4" />
        </g>
        <path d="M60 15L65 7" strokeWidth="3" />
      </g>
    </>
  ),
  'Charcoal Drawing': (
    <g strokeLinecap="round">
      <path d="M22 68C44 64 80 66 102 70" strokeWidth="9" opacity="0.16" />
      <path d="M70 34C80 44 78 60 66 66" strokeWidth="12" opacity="0.28" />
      <path d="M66 40C74 48 72 58 64 64" strokeWidth="8" opacity="0.4" />
      <path d={pear} strokeWidth="2.6" opacity="0.85" strokeDasharray="14 1.5 6 1 22 2" />
      <path d="M76 46C78 58 72 66 62 68" strokeWidth="4" />
      <path d={stalk} strokeWidth="3.4" />
      <path d="M48 44C46 48 46 52 47 55" stroke="var(--surface)" strokeWidth="3.4" />
    </g>
  ),
  'Pastel Painting': (
    <>
      <clipPath id="pear-in-pastel">
        <path d={pear} />
      </clipPath>
      <g strokeWidth="3.6" strokeDasharray="5 0.8 2 0.6 3 1.2">
        <path
          d="M4 26L44 6M4 36L42 18M4 46L40 28M4 56L38 40M82 22L116 6M84 32L116 16M86 42L116 26M88 52L116 38"
          opacity="0.16"
        />
        <path d="M8 72L56 65M30 75L90 66M64 75L114 67" opacity="0.3" />
        <g clipPath="url(#pear-in-pastel)">
          <path d="M38 38L70 8M38 46L74 12M38 54L78 16M38 62L82 20M40 68L84 26" opacity="0.4" />
          <path d="M50 74L86 34M56 76L88 42M62 76L90 50M68 76L90 58M66 40L80 22" opacity="0.85" />
        </g>
        <path d="M60 15L66 6" strokeDasharray="none" strokeWidth="2.6" />
      </g>
    </>
  ),
}

/** A small picture of how a style looks. */
export function StyleSample({ style }: { style: ArtStyle }) {
  return (
    <svg
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
      className="aspect-3/2 w-full border border-line bg-surface text-ink"
    >
      {style === 'Photorealistic' || style === 'Sketch' ? (
        <path d={ground} strokeWidth="0.6" opacity="0.5" />
      ) : null}
      {samples[style]}
    </svg>
  )
}
