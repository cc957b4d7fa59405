import type { CleanForm, DesignDecision } from '../brief.ts'
import { designPresets, type Palette } from '../knowledge/design-presets.ts'
import { optionPhrases } from '../knowledge/option-phrases.ts'
import { readColours, wantsDarkTheme } from '../read/colours.ts'
import { contrastRatio, readableShade, textOn } from '../read/contrast.ts'
import { safeInline } from '../words/inline.ts'
import { withoutStop } from '../words/english.ts'
import { overlap } from '../words/stem.ts'
import type { Ledger } from './ledger.ts'

type Tokens = Omit<Palette, 'name' | 'dark'>

const textContrast = 4.5
const shapeContrast = 3

/** Tokens from the style's presets, with the user's colours in their roles and every text contrast repaired. */
export function decideDesign(
  form: CleanForm,
  seed: number,
  language: { code: string; rtl: boolean; script: string },
  facets: ReadonlySet<string>,
  taste: readonly string[],
  ledger: Ledger,
): DesignDecision {
  const preset = designPresets[form.designStyle]
  const palette = pickPalette(preset.palettes, form, seed)
  const { tokens, notes, extra } = withUserColours(palette, form, ledger)
  const pair = preset.typePairs[seed % preset.typePairs.length] ??
    preset.typePairs[0] ?? { display: 'Manrope', text: 'Manrope' }
  const base = facets.has('older') ? Math.max(18, preset.base) : preset.base
  const script = scriptFamily(language.script)
  const lines: string[] = []
  if (!isTold(form.colorPreferences, tokens, notes, extra))
    lines.push(`Colours asked for: "${withoutStop(safeInline(form.colorPreferences)).replace(/^\\/, '')}".`)
  lines.push(...layoutLines(form, facets))
  if (form.brandingStyle !== '') {
    const branding = optionPhrases.brandingStyle[form.brandingStyle]
    lines.push(
      `Brand voice ${form.brandingStyle}: ${branding.phrase}. ${(branding.rules ?? []).join(' ')}`.trim(),
    )
    if (pullsApart(form))
      lines.push(`Tokens follow "${form.designStyle}"; copy and density follow "${form.brandingStyle}".`)
  }
  for (const line of taste) lines.push(`Asked for: "${withoutStop(safeInline(line))}".`)
  if (script !== '')
    lines.push(
      `Interface script: add ${script} to both families; set \`lang="${language.code}"\`${language.rtl ? ' and `dir="rtl"`, and mirror the layout' : ''}.`,
    )
  const onPrimary = textOn(tokens.primary, darkest(tokens), '#FFFFFF')
  return {
    personality: preset.personality,
    tokens: [
      { role: 'primary', hex: tokens.primary, ...(notes.primary !== undefined && { note: notes.primary }) },
      {
        role: 'on-primary',
        hex: contrastRatio(tokens.onPrimary, tokens.primary) >= textContrast ? tokens.onPrimary : onPrimary,
      },
      { role: 'background', hex: tokens.bg, ...(notes.bg !== undefined && { note: notes.bg }) },
      { role: 'surface', hex: tokens.surface },
      { role: 'text', hex: tokens.text },
      { role: 'muted', hex: tokens.muted },
      { role: 'border', hex: tokens.border },
      { role: 'accent', hex: tokens.accent, note: notes.accent ?? 'non-text only' },
      ...extra,
      { role: 'success', hex: tokens.success },
      { role: 'warning', hex: tokens.warning },
      { role: 'danger', hex: tokens.danger },
    ],
    display: pair.display,
    text: pair.text,
    scale: `${base} px base, scale ${preset.scale}`,
    shape: `${preset.radius} radius, spacing ${preset.space}, shadow: ${preset.shadow}`,
    motion: /reduced/.test(preset.motion)
      ? preset.motion
      : `${preset.motion}; none when reduced motion is set`,
    lines,
    avoid: [...preset.avoid],
  }
}

function pickPalette(palettes: readonly Palette[], form: CleanForm, seed: number): Palette {
  const wantsDark = wantsDarkTheme(
    [form.colorPreferences, form.additionalNotes, form.layoutPreferences].join(' '),
  )
  const hasColours = form.colorPreferences.trim() !== ''
  const suitable = palettes.filter((palette) => palette.dark === wantsDark)
  const pool =
    wantsDark && suitable.length > 0
      ? suitable
      : hasColours
        ? palettes.filter((palette) => !palette.dark)
        : palettes
  const picked = pool[seed % pool.length] ?? (palettes[0] as Palette)
  return wantsDark && !picked.dark ? darkened(picked) : picked
}

/** The style's own hues on dark neutrals, for styles whose palettes are all light. */
function darkened(palette: Palette): Palette {
  const neutral = designPresets.modern.palettes.find((each) => each.dark)
  if (neutral === undefined) return palette
  const primary = readableShade(palette.primary, neutral.bg, textContrast)
  return {
    ...neutral,
    name: palette.name,
    primary,
    onPrimary: textOn(primary),
    accent: readableShade(palette.accent, neutral.bg, textContrast),
  }
}

/** "red only for alarms" names a signal, not the colour of the product. */
const signalColours =
  /(?:[\p{L}-]+\s+)?[\p{L}-]+\s+(?:(?:only|just|nur|solo|seulement)\s+)?(?:for|on|when|means|für|bei|para|pour)\s+(?:[\p{L}-]+\s+){0,2}(?:alarms?|alerts?|errors?|warnings?|danger|overdue|failures?|faults?|critical|urgent|late|success|breach(?:es)?|problems?|Fehler|Warnung(?:en)?|Alarme?|errores|alertas?|erreurs?|alertes?)(?!\p{L})/giu

function withUserColours(palette: Palette, form: CleanForm, ledger: Ledger) {
  const tokens: Tokens = { ...palette }
  const notes: { primary?: string; bg?: string; accent?: string } = {}
  const extra: { role: string; hex: string; note?: string }[] = []
  const colours = readColours(form.colorPreferences.replace(signalColours, ' '))
  const background = colours.find((colour) => colour.role === 'background')
  if (background) {
    tokens.bg = background.hex
    if (!background.words.startsWith('#')) notes.bg = `"${safeInline(background.words)}"`
    const isDark = contrastRatio('#FFFFFF', background.hex) > contrastRatio('#14181D', background.hex)
    tokens.text = textOn(background.hex)
    tokens.surface = isDark ? readableShade('#1B2028', background.hex, 1.05) : '#FFFFFF'
    tokens.muted = readableShade(isDark ? '#B5BDC7' : '#565F69', background.hex, textContrast)
  }
  const primary = colours.find((colour) => colour.role === 'primary')
  if (primary) {
    tokens.primary = primary.hex
    tokens.onPrimary = textOn(primary.hex, '#14181D', '#FFFFFF')
    if (!primary.words.startsWith('#')) notes.primary = `"${safeInline(primary.words)}"`
  }
  const accents = colours.filter((colour) => colour.role === 'accent')
  const accent = accents[0]
  if (accent) {
    tokens.accent = accent.hex
    notes.accent = accent.words.startsWith('#')
      ? 'non-text only'
      : `"${safeInline(accent.words)}", non-text only`
  }
  for (const more of accents.slice(1, 3))
    extra.push({ role: 'accent 2', hex: more.hex, note: `"${safeInline(more.words)}", non-text only` })
  repair(tokens, extra, ledger)
  return { tokens, notes, extra }
}

/** Wanted colours stay as fills; where they would carry text, a readable shade joins them and is disclosed. */
function repair(tokens: Tokens, extra: { role: string; hex: string; note?: string }[], ledger: Ledger) {
  if (contrastRatio(tokens.text, tokens.bg) < textContrast) tokens.text = textOn(tokens.bg)
  tokens.text = bothReadable(tokens.text, tokens)
  tokens.muted = bothReadable(tokens.muted, tokens)
  if (contrastRatio(tokens.primary, tokens.bg) < textContrast) {
    const shade = bothReadable(tokens.primary, tokens)
    extra.unshift({ role: 'primary text', hex: shade, note: 'links and text on background' })
    ledger.assume(
      `${tokens.primary} is too weak for text on ${tokens.bg}; it stays a fill, and ${shade} is used for links and text`,
      'colorPreferences',
    )
  }
  if (contrastRatio(tokens.onPrimary, tokens.primary) < textContrast)
    tokens.onPrimary = textOn(tokens.primary)
  if (contrastRatio(tokens.onPrimary, tokens.primary) < textContrast) {
    const before = tokens.primary
    tokens.primary = readableShade(tokens.primary, tokens.onPrimary, textContrast)
    ledger.assume(
      `${before} cannot carry button text at 4.5:1; buttons use ${tokens.primary}`,
      'colorPreferences',
    )
  }
  if (contrastRatio(tokens.accent, tokens.bg) < shapeContrast) {
    const before = tokens.accent
    tokens.accent = readableShade(tokens.accent, tokens.bg, shapeContrast)
    ledger.assume(
      `Accent ${before} is deepened to ${tokens.accent} so that shapes reach 3:1 on ${tokens.bg}`,
      'colorPreferences',
    )
  }
  for (const role of ['success', 'warning', 'danger', 'info'] as const)
    tokens[role] = bothReadable(tokens[role], tokens)
}

function bothReadable(hex: string, tokens: Tokens): string {
  const onBackground =
    contrastRatio(hex, tokens.bg) >= textContrast ? hex : readableShade(hex, tokens.bg, textContrast)
  return contrastRatio(onBackground, tokens.surface) >= textContrast
    ? onBackground
    : readableShade(onBackground, tokens.surface, textContrast)
}

function darkest(tokens: Tokens): string {
  return contrastRatio(tokens.text, '#FFFFFF') > 7 ? tokens.text : '#14181D'
}

function layoutLines(form: CleanForm, facets: ReadonlySet<string>): string[] {
  const lines: string[] = []
  if (form.layoutPreferences.trim() !== '')
    lines.push(`Layout: "${withoutStop(safeInline(form.layoutPreferences))}".`)
  if (form.interactionPatterns.trim() !== '')
    lines.push(
      `Gestures: "${withoutStop(safeInline(form.interactionPatterns))}", each with a visible button beside it.`,
    )
  if (facets.has('gloves'))
    lines.push('Gloves: targets at least 64 px with 16 px between them; no gesture without a button.')
  else if (facets.has('older') || facets.has('children'))
    lines.push('Buttons at least 48 px; a label beside every icon.')
  if (facets.has('sunlight'))
    lines.push('Bright light: body text at 7:1 contrast, no thin strokes, no information by colour alone.')
  return lines
}

function pullsApart(form: CleanForm): boolean {
  const loud = new Set(['playful', 'creative', 'bold'])
  return (
    loud.has(form.designStyle) !== loud.has(form.brandingStyle) ||
    (form.designStyle === 'minimal' && form.brandingStyle === 'bold')
  )
}

const families: Readonly<Record<string, string>> = {
  Arab: 'Noto Sans Arabic',
  Hebr: 'Noto Sans Hebrew',
  Hani: 'Noto Sans SC',
  Jpan: 'Noto Sans JP',
  Kore: 'Noto Sans KR',
  Cyrl: 'Noto Sans',
  Grek: 'Noto Sans',
  Deva: 'Noto Sans Devanagari',
  Thai: 'Noto Sans Thai',
  Beng: 'Noto Sans Bengali',
  Taml: 'Noto Sans Tamil',
  Telu: 'Noto Sans Telugu',
  Geor: 'Noto Sans Georgian',
}

function scriptFamily(script: string): string {
  return families[script] ?? ''
}

/** Whether the tokens and their notes already say every word of what was asked for. */
function isTold(
  wish: string,
  tokens: Tokens,
  notes: Readonly<Record<string, string | undefined>>,
  extra: readonly { note?: string }[],
): boolean {
  if (wish.trim() === '') return true
  return (
    overlap(
      wish,
      [...Object.values(tokens), ...Object.values(notes), ...extra.map((token) => token.note)].join(' '),
    ) > 0.99
  )
}
