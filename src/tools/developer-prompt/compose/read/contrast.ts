/** WCAG 2 contrast ratio of two `#RRGGBB` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

export function relativeLuminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The colour itself when it already reaches `ratio` against the ground, else the nearest darker or lighter shade of
 * the same hue that does. Black or white when no shade can.
 */
export function readableShade(hex: string, against: string, ratio: number): string {
  const start = toHex(toRgb(hex))
  if (contrastRatio(start, against) >= ratio) return start
  const groundIsLight = contrastRatio('#000000', against) >= contrastRatio('#FFFFFF', against)
  const [hue, saturation, lightness] = toHsl(start)
  for (let step = 1; step <= 200; step += 1) {
    const shade = lightness + (groundIsLight ? -step : step) * 0.005
    if (shade < 0 || shade > 1) break
    const candidate = fromHsl(hue, saturation, shade)
    if (contrastRatio(candidate, against) >= ratio) return candidate
  }
  return groundIsLight ? '#000000' : '#FFFFFF'
}

/** The text colour, near-black or white, that reads better on a fill. */
export function textOn(fill: string, dark = '#14181D', light = '#FFFFFF'): string {
  return contrastRatio(fill, light) >= contrastRatio(fill, dark) ? light : dark
}

/** Hue 0–360, saturation and lightness 0–1. */
export function toHsl(hex: string): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = toRgb(hex).map((channel) => channel / 255) as [number, number, number]
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const lightness = (high + low) / 2
  const spread = high - low
  if (spread === 0) return [0, 0, lightness]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sector =
    high === red
      ? (green - blue) / spread
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return [(sector * 60 + 360) % 360, saturation, lightness]
}

export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return toHex([channel(0), channel(8), channel(4)])
}

function toRgb(hex: string): [number, number, number] {
  const digits = hex.replace('#', '')
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) || 0) as [number, number, number]
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.max(0, Math.min(255, channel)).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
