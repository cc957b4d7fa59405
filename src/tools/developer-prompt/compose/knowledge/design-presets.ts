import type { DesignStyle } from '../../form.ts'

/** Hex colours, upper case. Text and muted reach 4.5:1 on bg and surface, onPrimary on primary; accent 3:1 on bg. */
export type Palette = {
  name: string
  dark: boolean
  bg: string
  surface: string
  text: string
  muted: string
  border: string
  primary: string
  onPrimary: string
  accent: string
  success: string
  warning: string
  danger: string
  info: string
}

export type DesignPreset = {
  personality: string
  /** Families of Google Fonts; the composer adds the fallback stack. */
  typePairs: readonly { display: string; text: string }[]
  /** Body size in CSS pixels. */
  base: number
  /** Ratio between two neighbouring type sizes. */
  scale: number
  radius: string
  space: string
  shadow: string
  motion: string
  imagery: string
  avoid: readonly string[]
  palettes: readonly Palette[]
}

const onLight = { dark: false, success: '#1B7F4B', warning: '#9A5B00', danger: '#B3261E', info: '#0A5EA8' }
const onDark = { dark: true, success: '#5BD39A', warning: '#FFC266', danger: '#FF8A80', info: '#8CC8FF' }

export const designPresets: Readonly<Record<DesignStyle, DesignPreset>> = {
  modern: {
    personality: 'confident and clear; contrast from scale, not decoration',
    typePairs: [
      { display: 'Manrope', text: 'Manrope' },
      { display: 'Outfit', text: 'Figtree' },
      { display: 'Plus Jakarta Sans', text: 'IBM Plex Sans' },
    ],
    base: 16,
    scale: 1.25,
    radius: '10 px',
    space: '8 px steps',
    shadow: 'one soft layer on raised surfaces',
    motion: '160 ms ease-out; first load staggered by 40 ms per block',
    imagery: 'real screenshots and tight crops',
    avoid: ['purple gradients', 'glass effects everywhere', 'three identical cards in a row'],
    palettes: [
      {
        name: 'Harbor',
        bg: '#F7F9FB',
        surface: '#FFFFFF',
        text: '#0F1B2A',
        muted: '#51606F',
        border: '#D6DEE6',
        primary: '#0B6E75',
        onPrimary: '#FFFFFF',
        accent: '#E4572E',
        ...onLight,
      },
      {
        name: 'Graphite',
        bg: '#0E1116',
        surface: '#171B22',
        text: '#EEF2F6',
        muted: '#A3AEBB',
        border: '#2A313B',
        primary: '#5CE0B8',
        onPrimary: '#06231A',
        accent: '#FFB454',
        ...onDark,
      },
      {
        name: 'Clay',
        bg: '#FAF7F2',
        surface: '#FFFFFF',
        text: '#22201C',
        muted: '#655F55',
        border: '#E2DACD',
        primary: '#B3401C',
        onPrimary: '#FFFFFF',
        accent: '#1F6F5C',
        ...onLight,
      },
    ],
  },
  minimal: {
    personality: 'quiet; one accent, generous space, type does the work',
    typePairs: [
      { display: 'Instrument Sans', text: 'Instrument Sans' },
      { display: 'Hanken Grotesk', text: 'Hanken Grotesk' },
      { display: 'Newsreader', text: 'Instrument Sans' },
    ],
    base: 17,
    scale: 1.2,
    radius: '4 px',
    space: '8 px steps, doubled vertically',
    shadow: 'none; 1 px borders instead',
    motion: '120 ms fades only',
    imagery: 'few pictures, full-bleed',
    avoid: ['icons as decoration', 'more than one accent colour', 'boxes around everything'],
    palettes: [
      {
        name: 'Paper',
        bg: '#FDFDFB',
        surface: '#FFFFFF',
        text: '#171717',
        muted: '#5C5C5C',
        border: '#E4E4DF',
        primary: '#171717',
        onPrimary: '#FFFFFF',
        accent: '#A3330F',
        ...onLight,
      },
      {
        name: 'Fog',
        bg: '#F4F6F6',
        surface: '#FFFFFF',
        text: '#1C2526',
        muted: '#5A6566',
        border: '#D9E0E0',
        primary: '#24595B',
        onPrimary: '#FFFFFF',
        accent: '#8A5A00',
        ...onLight,
      },
      {
        name: 'Ink',
        bg: '#111111',
        surface: '#181818',
        text: '#F4F4F2',
        muted: '#A8A8A4',
        border: '#2C2C2A',
        primary: '#F4F4F2',
        onPrimary: '#111111',
        accent: '#E0A458',
        ...onDark,
      },
    ],
  },
  corporate: {
    personality: 'dependable and dense; evidence before persuasion',
    typePairs: [
      { display: 'IBM Plex Sans', text: 'IBM Plex Sans' },
      { display: 'Source Serif 4', text: 'Source Sans 3' },
      { display: 'Libre Franklin', text: 'Libre Franklin' },
    ],
    base: 16,
    scale: 1.2,
    radius: '6 px',
    space: '4 px steps inside controls, 8 px between them; dense',
    shadow: 'borders; one shadow on overlays only',
    motion: '120 ms',
    imagery: 'people at work and charts',
    avoid: ['stock handshakes', 'hero carousels', 'empty decoration above the evidence'],
    palettes: [
      {
        name: 'Ledger',
        bg: '#F6F8FA',
        surface: '#FFFFFF',
        text: '#14202E',
        muted: '#4E5D6C',
        border: '#CFD8E1',
        primary: '#0A4A82',
        onPrimary: '#FFFFFF',
        accent: '#B8860B',
        ...onLight,
      },
      {
        name: 'Pine',
        bg: '#F7F9F7',
        surface: '#FFFFFF',
        text: '#13261C',
        muted: '#4F6156',
        border: '#D2DCD5',
        primary: '#1B5E3F',
        onPrimary: '#FFFFFF',
        accent: '#9A5B00',
        ...onLight,
      },
      {
        name: 'Slate',
        bg: '#F5F6F8',
        surface: '#FFFFFF',
        text: '#1B1F2A',
        muted: '#555C6B',
        border: '#D5D9E1',
        primary: '#2F3E5C',
        onPrimary: '#FFFFFF',
        accent: '#A1341F',
        ...onLight,
      },
    ],
  },
  creative: {
    personality: 'authored; one bold idea repeated with discipline',
    typePairs: [
      { display: 'Bricolage Grotesque', text: 'Work Sans' },
      { display: 'Syne', text: 'Karla' },
      { display: 'Unbounded', text: 'Onest' },
    ],
    base: 17,
    scale: 1.333,
    radius: '0 or 20 px, mixed deliberately',
    space: '8 px steps',
    shadow: 'hard offset, no blur',
    motion: '240 ms with one signature transition',
    imagery: 'collage, texture and hand marks',
    avoid: ['centring everything', 'the safe twelve-column grid', 'a second competing idea'],
    palettes: [
      {
        name: 'Riso',
        bg: '#FFF8E7',
        surface: '#FFFFFF',
        text: '#1A1A2E',
        muted: '#5A5568',
        border: '#E9DCBF',
        primary: '#C4203B',
        onPrimary: '#FFFFFF',
        accent: '#0F5FA8',
        ...onLight,
      },
      {
        name: 'Night Market',
        bg: '#14101C',
        surface: '#1F1929',
        text: '#FBF3E8',
        muted: '#BCAFC6',
        border: '#382E47',
        primary: '#FFC23C',
        onPrimary: '#241700',
        accent: '#35D0BA',
        ...onDark,
      },
      {
        name: 'Moss & Coral',
        bg: '#F3F5EC',
        surface: '#FFFFFF',
        text: '#1D2616',
        muted: '#59634D',
        border: '#D8DFC9',
        primary: '#A8321F',
        onPrimary: '#FFFFFF',
        accent: '#3B6B2A',
        ...onLight,
      },
    ],
  },
  playful: {
    personality: 'warm and physical; things squash, bounce and answer back',
    typePairs: [
      { display: 'Baloo 2', text: 'Nunito' },
      { display: 'Fredoka', text: 'Nunito Sans' },
      { display: 'Lilita One', text: 'Quicksand' },
    ],
    base: 18,
    scale: 1.25,
    radius: '18 px',
    space: '8 px steps',
    shadow: 'coloured, 4 px offset',
    motion: '260 ms spring; none with reduced motion',
    imagery: 'characters and stickers',
    avoid: ['pastel text on white', 'tiny targets', 'bouncing that delays an answer'],
    palettes: [
      {
        name: 'Gumdrop',
        bg: '#FFF9F0',
        surface: '#FFFFFF',
        text: '#2B2140',
        muted: '#635878',
        border: '#F0DFC9',
        primary: '#B4236B',
        onPrimary: '#FFFFFF',
        accent: '#00707A',
        ...onLight,
      },
      {
        name: 'Lagoon',
        bg: '#F0FBFA',
        surface: '#FFFFFF',
        text: '#12313A',
        muted: '#4B6670',
        border: '#C9E7E4',
        primary: '#006D77',
        onPrimary: '#FFFFFF',
        accent: '#B5460F',
        ...onLight,
      },
      {
        name: 'Sunny',
        bg: '#FFFBE6',
        surface: '#FFFFFF',
        text: '#2A2410',
        muted: '#655C3A',
        border: '#EFE3AE',
        primary: '#8A4B00',
        onPrimary: '#FFFFFF',
        accent: '#1F5FBF',
        ...onLight,
      },
    ],
  },
  elegant: {
    personality: 'restrained luxury; serif display, hairlines, slow motion',
    typePairs: [
      { display: 'Cormorant Garamond', text: 'Jost' },
      { display: 'Fraunces', text: 'Mulish' },
      { display: 'Marcellus', text: 'Figtree' },
    ],
    base: 18,
    scale: 1.333,
    radius: '2 px',
    space: '8 px steps with wide margins',
    shadow: 'none; 1 px hairlines instead',
    motion: '320 ms ease with a slight translate',
    imagery: 'art-directed, one light source',
    avoid: ['body text in capitals', 'gold gradients', 'crowded sections'],
    palettes: [
      {
        name: 'Ivory & Oxblood',
        bg: '#FBF8F3',
        surface: '#FFFFFF',
        text: '#231A18',
        muted: '#675A54',
        border: '#E6DCCF',
        primary: '#6E1423',
        onPrimary: '#FFFFFF',
        accent: '#8A6A1F',
        ...onLight,
      },
      {
        name: 'Midnight & Brass',
        bg: '#0F1420',
        surface: '#171E2D',
        text: '#F2EDE3',
        muted: '#B3AC9E',
        border: '#2C3548',
        primary: '#D4B26A',
        onPrimary: '#1A1405',
        accent: '#8FB7C9',
        ...onDark,
      },
      {
        name: 'Sage & Stone',
        bg: '#F5F5F0',
        surface: '#FFFFFF',
        text: '#20241F',
        muted: '#5E645B',
        border: '#DCDDD2',
        primary: '#46583F',
        onPrimary: '#FFFFFF',
        accent: '#8C5A3C',
        ...onLight,
      },
    ],
  },
}
