import type { ProjectType, PromptDraft } from '../form-rules.ts'

/** Background, surface, text, muted, border, primary, on-primary, accent; every pair of text and ground reaches 4.5:1. */
export type Palette = readonly [number, number, number, number, number, number, number, number]

type StyleRow = {
  personality: string
  /** Families of Google Fonts, where two differ as "headings / text". */
  fonts: readonly string[]
  type: string
  shape: string
  motion: string
  avoid: string
  palettes: readonly Palette[]
}

type Style = Exclude<PromptDraft['designStyle'], ''>

export const styles: Readonly<Record<Style, StyleRow>> = {
  modern: {
    personality: 'confident and clear; contrast from scale, not decoration',
    fonts: ['Manrope', 'Outfit / Figtree', 'Plus Jakarta Sans / IBM Plex Sans'],
    type: '16 px base, scale 1.25',
    shape: '10 px radius, 8 px steps, one soft shadow on raised surfaces',
    motion: '160 ms ease-out; the first load staggered by 40 ms per block',
    avoid: 'purple gradients, glass effects everywhere, three identical cards in a row',
    palettes: [
      [0xf7f9fb, 0xffffff, 0x0f1b2a, 0x51606f, 0xd6dee6, 0x0b6e75, 0xffffff, 0xe4572e],
      [0x0e1116, 0x171b22, 0xeef2f6, 0xa3aebb, 0x2a313b, 0x5ce0b8, 0x06231a, 0xffb454],
      [0xfaf7f2, 0xffffff, 0x22201c, 0x655f55, 0xe2dacd, 0xb3401c, 0xffffff, 0x1f6f5c],
    ],
  },
  minimal: {
    personality: 'quiet; one accent, generous space, type does the work',
    fonts: ['Instrument Sans', 'Hanken Grotesk', 'Newsreader / Instrument Sans'],
    type: '17 px base, scale 1.2',
    shape: '4 px radius, 8 px steps doubled vertically, no shadow, 1 px borders',
    motion: '120 ms fades only',
    avoid: 'icons as decoration, more than one accent color, boxes around everything',
    palettes: [
      [0xfdfdfb, 0xffffff, 0x171717, 0x5c5c5c, 0xe4e4df, 0x171717, 0xffffff, 0xa3330f],
      [0xf4f6f6, 0xffffff, 0x1c2526, 0x5a6566, 0xd9e0e0, 0x24595b, 0xffffff, 0x8a5a00],
      [0x111111, 0x181818, 0xf4f4f2, 0xa8a8a4, 0x2c2c2a, 0xf4f4f2, 0x111111, 0xe0a458],
    ],
  },
  corporate: {
    personality: 'dependable and dense; evidence before persuasion',
    fonts: ['IBM Plex Sans', 'Source Serif 4 / Source Sans 3', 'Libre Franklin'],
    type: '16 px base, scale 1.2, figures in tables aligned',
    shape: '6 px radius, 4 px steps inside controls and 8 px between, borders, shadow on overlays only',
    motion: '120 ms',
    avoid: 'stock handshakes, hero carousels, decoration above the evidence',
    palettes: [
      [0xf6f8fa, 0xffffff, 0x14202e, 0x4e5d6c, 0xcfd8e1, 0x0a4a82, 0xffffff, 0xb8860b],
      [0xf7f9f7, 0xffffff, 0x13261c, 0x4f6156, 0xd2dcd5, 0x1b5e3f, 0xffffff, 0x9a5b00],
      [0xf5f6f8, 0xffffff, 0x1b1f2a, 0x555c6b, 0xd5d9e1, 0x2f3e5c, 0xffffff, 0xa1341f],
    ],
  },
  creative: {
    personality: 'authored; one bold idea repeated with discipline',
    fonts: ['Bricolage Grotesque / Work Sans', 'Syne / Karla', 'Unbounded / Onest'],
    type: '17 px base, scale 1.333',
    shape: '0 or 20 px radius, mixed on purpose, 8 px steps, hard offset shadow without blur',
    motion: '240 ms with one signature transition',
    avoid: 'centering everything, the safe twelve-column grid, a second competing idea',
    palettes: [
      [0xfff8e7, 0xffffff, 0x1a1a2e, 0x5a5568, 0xe9dcbf, 0xc4203b, 0xffffff, 0x0f5fa8],
      [0x14101c, 0x1f1929, 0xfbf3e8, 0xbcafc6, 0x382e47, 0xffc23c, 0x241700, 0x35d0ba],
      [0xf3f5ec, 0xffffff, 0x1d2616, 0x59634d, 0xd8dfc9, 0xa8321f, 0xffffff, 0x3b6b2a],
    ],
  },
  playful: {
    personality: 'warm and physical; things squash, bounce and answer back',
    fonts: ['Baloo 2 / Nunito', 'Fredoka / Nunito Sans', 'Lilita One / Quicksand'],
    type: '18 px base, scale 1.25',
    shape: '18 px radius, 8 px steps, colored shadow offset by 4 px',
    motion: '260 ms spring',
    avoid: 'pastel text on white, tiny targets, bouncing that delays an answer',
    palettes: [
      [0xfff9f0, 0xffffff, 0x2b2140, 0x635878, 0xf0dfc9, 0xb4236b, 0xffffff, 0x00707a],
      [0xf0fbfa, 0xffffff, 0x12313a, 0x4b6670, 0xc9e7e4, 0x006d77, 0xffffff, 0xb5460f],
      [0xfffbe6, 0xffffff, 0x2a2410, 0x655c3a, 0xefe3ae, 0x8a4b00, 0xffffff, 0x1f5fbf],
    ],
  },
  elegant: {
    personality: 'restrained luxury; thin lines, wide margins, slow animations',
    fonts: ['Cormorant Garamond / Jost', 'Fraunces / Mulish', 'Marcellus / Figtree'],
    type: '18 px base, scale 1.333',
    shape: '2 px radius, 8 px steps with wide margins, no shadow, 1 px hairlines',
    motion: '320 ms ease with a slight translate',
    avoid: 'body text in capitals, gold gradients, crowded sections',
    palettes: [
      [0xfbf8f3, 0xffffff, 0x231a18, 0x675a54, 0xe6dccf, 0x6e1423, 0xffffff, 0x8a6a1f],
      [0x0f1420, 0x171e2d, 0xf2ede3, 0xb3ac9e, 0x2c3548, 0xd4b26a, 0x1a1405, 0x8fb7c9],
      [0xf5f5f0, 0xffffff, 0x20241f, 0x5e645b, 0xdcddd2, 0x46583f, 0xffffff, 0x8c5a3c],
    ],
  },
}

/** Success, warning and danger on light and on dark grounds. */
export const signals = {
  light: { success: 0x1b7f4b, warning: 0x9a5b00, danger: 0xb3261e },
  dark: { success: 0x5bd39a, warning: 0xffc266, danger: 0xff8a80 },
}

type TypeLook = {
  /** While nobody has chosen one. */
  style: Style
  layout: string
  /** Where they are part of what people come for. */
  pictures?: string
}

/** What the look of a type needs, whatever its style. */
export const typeLooks: Readonly<Record<ProjectType, TypeLook>> = {
  'web-app': {
    style: 'modern',
    layout:
      'navigation on the left from 1024 px and at the bottom on phones; one main action per screen; forms in one column; at most 1200 px wide',
  },
  'mobile-app': {
    style: 'modern',
    layout:
      'one task per screen, its main action within reach of the thumb; the keyboard covers no field; rows at least 56 px high',
  },
  portfolio: {
    style: 'minimal',
    layout: 'the work first and large, its text beside or below it; lines of at most 70 characters',
    pictures: 'the work itself, each with a caption',
  },
  ecommerce: {
    style: 'modern',
    layout:
      'product lists with two per row at 360 px and four from 1200 px, pictures with one aspect ratio, name and price below; filters beside the list from 1024 px, in a sheet on phones',
    pictures: 'each product on the same background and in the same light',
  },
  landing: {
    style: 'modern',
    layout:
      'one column at 360 px; headline, one sentence and the button on the first screen; each section begins with its claim',
    pictures: 'what is offered, in use',
  },
  blog: {
    style: 'minimal',
    layout: 'one text column of at most 70 characters, line height 1.6; code and tables scroll in their box',
    pictures: 'only where they show what the text says',
  },
  dashboard: {
    style: 'corporate',
    layout:
      'filters, then figures, then charts, then rows, in this order also in one column at 360 px; numbers aligned right',
  },
  other: {
    style: 'minimal',
    layout:
      'this section is only for the product’s own screens, with the main action first and its result right below; inside a chat, a terminal or another program, that program’s look applies',
  },
}

export const states =
  'States: on hover, one shade darker. Focus: a 2 px ring with a 2 px gap. Disabled: 45% opacity, with the reason beside it. Errors: in the danger color, with an icon and text.'

/** What the type of a language needs, by its English name. */
export const languageType: Readonly<Record<string, string>> = {
  Arabic: 'IBM Plex Sans Arabic, the whole layout right to left, numbers and code left to right',
  Persian: 'Vazirmatn, the whole layout right to left, numbers and code left to right',
  Hebrew: 'IBM Plex Sans Hebrew, the whole layout right to left, numbers and code left to right',
  Urdu: 'Noto Naskh Arabic, the whole layout right to left, numbers and code left to right',
  Chinese: 'a typeface with the characters of the region (Noto Sans SC or TC), line height 1.7, no italics',
  Japanese: 'Noto Sans JP, line height 1.7, no italics',
  Korean: 'Noto Sans KR, line height 1.6, lines broken between words',
  Hindi: 'Noto Sans Devanagari, line height 1.7',
  Bengali: 'Noto Sans Bengali, line height 1.7',
  Thai: 'Noto Sans Thai, line height 1.7',
  Greek: 'Noto Sans where a typeface has no Greek letters',
  Bulgarian: 'Noto Sans where a typeface has no Cyrillic letters',
  Russian: 'Noto Sans where a typeface has no Cyrillic letters',
  Ukrainian: 'Noto Sans where a typeface has no Cyrillic letters',
}
