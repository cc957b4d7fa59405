/** By the formula of WCAG 2.2, of two colors as numbers: 0x1b5e8c. */
export function contrast(one: number, other: number): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** 0 is black, 1 is white. */
export function luminance(color: number): number {
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of "#1B5E8C", or with two further digits, which are left out. */
export function colorNumber(hex: string): number {
  return Number.parseInt(hex.slice(1, 7), 16)
}
