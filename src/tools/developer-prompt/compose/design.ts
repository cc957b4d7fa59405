import { readColors } from '#reading/colors.ts'
import { colorNumber, contrast, luminance } from '#shared/contrast.ts'
import { ownValue } from '#shared/own-value.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import { assumed, chosen, standard, words, you, type Origin, type Span } from '../../contract/plan.ts'
import { languageType, signals, states, styles, typeLooks, type Palette } from '../craft/design.ts'
import type { PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import { answered, line, type Entry } from './entry.ts'

const mostColors = 8
const [white, ink] = [0xffffff, 0x14181d]
/** Whether the person's own colors can be read, or are only words. */
type Given = 'none' | 'described' | 'named'
const themeFeatures = ['pf-darkmode', 'bl-darkmode', 'db-dark']

/**
 * Tokens of the style, or of the one that is usual for the type; the person's own colors take the place of the
 * palette's, each with what it can carry.
 */
export function designLines(draft: PromptDraft, language: string): Entry[] {
  const { designStyle, projectName, projectType } = draft
  const colors = colorLines(draft)
  // One line holds for all of them; before it stands what each that can be read can carry.
  const given = (['none', 'described', 'named'] as const)[colors.length] ?? 'named'
  const { style: usual, layout, pictures } = typeLooks[projectType || 'other']
  const styleName = designStyle || usual
  const style = styles[styleName]
  const { palettes } = style
  const seed = stableHash(`${projectName.trim()}|${projectType}`)
  const byType = chosen('projectType', projectType)
  const byStyle = chosen('designStyle', designStyle)
  const byHash = [...byStyle, ...answered('projectName', draft), ...byType]
  const [heading = '', body] = style.fonts[seed % style.fonts.length]?.split(' / ') ?? []
  const families = body === undefined ? heading : `${heading} for headings, ${body} for text`
  const light = palettes.filter((palette) => !isDark(palette))
  const own = light[seed % light.length] as Palette
  const palette = assumed('design/palette', byHash)
  const look = (origin: Origin, text: string | Span[]) => line('design', origin, text)
  // It may have no screens at all.
  const mayHaveNone = ['', 'other'].includes(projectType)
  if (designStyle === '' && mayHaveNone) {
    const ifAny = `If it has screens: system fonts, 16 px or more; 8 px spacing; 2 px focus ring; errors with an icon and text. ${paletteText(palettes, own, given)}`
    return [...colors, look(palette, ifAny)]
  }
  const themed = answersIn(draft).features.flatMap((feature): Span[] => {
    const origin = assumed('design/theme', [...byHash, ...feature.by])
    return themeFeatures.includes(feature.id)
      ? [{ ...origin, text: ` In the other theme: ${openTokens(contrastingWith(palettes, own), given)}.` }]
      : []
  })
  const script = ownValue(languageType, language) ?? 'a system font for missing characters'
  const ofStyle = designStyle === '' ? assumed('design/usual', [...byStyle, ...byType]) : undefined
  const shown = pictures === undefined ? '' : ` Pictures: ${pictures}.`
  const isLaidOut = draft.layoutPreferences.trim() !== '' || draft.navigationType !== ''
  const laidOut = isLaidOut ? [] : [look(assumed('design/layout', byType), `Layout: ${layout}.`)]
  return [
    ...(mayHaveNone ? laidOut : []),
    look(ofStyle ?? standard(`design/${styleName}`, byStyle), `Style: ${styleName}; ${style.personality}.`),
    ...colors,
    look(palette, [{ ...palette, text: paletteText(palettes, own, given, themed.length > 0) }, ...themed]),
    look(assumed('design/type', byHash), `Type, unless I name one: ${families}, ${style.type}; ${script}.`),
    look(
      ofStyle ?? assumed(`design/${designStyle}`, [...byStyle, ...byType]),
      `Look: ${style.shape}. Motion: ${style.motion}; no motion when reduced motion is set.${shown} Not wanted: ${style.avoid}.`,
    ),
    ...(mayHaveNone ? [] : [...laidOut, look(assumed('design/states', byType), states)]),
  ]
}

/** The palette, or beside the person's own colors what they leave open; a dark one, unless the other theme names it. */
function paletteText(palettes: readonly Palette[], base: Palette, given: Given, isThemed = false): string {
  const other = contrastingWith(palettes, base)
  const [background, surface, text, muted] = other
  const darker = roles(given === 'described' ? signalsOn(other) : { background, surface, text, muted })
  const rest = given === 'none' ? 'Colors, where my words name none' : 'What my colors leave open'
  const ifDark = isThemed ? '' : `; if my words ask for a dark background: ${darker}`
  return `${rest}: ${openTokens(base, given)}${ifDark}.`
}

/** Where colors are only described, whoever understands the words chooses all but the signals. */
function openTokens(palette: Palette, given: Given): string {
  const [background, surface, text, muted, border, primary, onPrimary, accent] = palette
  const neutrals = given === 'described' ? {} : { background, surface, text, muted, border }
  const brand = { primary, 'on primary': onPrimary, 'accent (not for text)': accent }
  return roles({ ...neutrals, ...(given === 'none' && brand), ...signalsOn(palette) })
}

/** A dark one for a light one, and the other way round; the style's own if it has one. */
function contrastingWith(palettes: readonly Palette[], palette: Palette): Palette {
  return [...palettes, ...styles.modern.palettes].find((one) => isDark(one) !== isDark(palette)) as Palette
}

function isDark([ground]: Palette): boolean {
  return luminance(ground) < 0.2
}

function signalsOn(palette: Palette) {
  return isDark(palette) ? signals.dark : signals.light
}

function roles(colors: Readonly<Record<string, number>>): string {
  return Object.entries(colors)
    .map(([role, color]) => `${role} \`${asHex(color)}\``)
    .join(', ')
}

/** What each color that was given can carry, computed; its role is for whoever understands the words around it. */
function colorLines(draft: PromptDraft): Entry[] {
  const text = draft.colorPreferences.trim()
  if (text === '') return []
  const by = answered('colorPreferences', draft)
  const as = words(standard('design/contrast', by))
  const facts = readColors(text)
    .slice(0, mostColors)
    .flatMap((color, at): Span[] => {
      const value = colorNumber(color.hex)
      const on = contrast(white, value) >= contrast(ink, value) ? white : ink
      const use = contrast(value, white) >= 4.5 ? '' : '; too light for text on white'
      const name = color.text.startsWith('#') ? '' : ` as \`${asHex(value)}\``
      return as`${at === 0 ? 'Text on my colors, if my words name no text color: ' : '; '}on “${you('colorPreferences', color.text)}”${name}, use \`${asHex(on)}\` (${contrast(on, value).toFixed(1)}:1${use})`
    })
  const described =
    'Choose background, surface, text, muted, border, primary, on primary and accent to fit my color words, text at 4.5:1.'
  const named =
    'Use each color where my words put it. If they do not say, the first that stands out from the background is the main color, for the main button and links. If two of my colors give text a contrast below 4.5:1, use them as I say and show me the nearest shade that reaches it.'
  return [
    ...(facts.length > 0 ? [line('design', standard('design'), [...facts, ...as`.`])] : []),
    line('design', standard('design/roles', by), facts.length > 0 ? named : described),
  ]
}

function asHex(color: number): string {
  return `#${color.toString(16).padStart(6, '0').toUpperCase()}`
}
