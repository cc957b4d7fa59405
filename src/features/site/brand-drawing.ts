/** The mark as a complete SVG file: a blue sheet, construction lines run past the corners, a prompt. */
export function brandDrawing({ isMaskable = false } = {}): string {
  // Platforms may cut a maskable icon to a circle: everything that matters stays in the middle four fifths.
  const scale = isMaskable ? 0.72 : 1
  const offset = (32 - 32 * scale) / 2
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<path fill="#0b4fa8" d="M0 0H32V32H0Z"/>',
    `<g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="#fff">`,
    '<path stroke-width="1" stroke-opacity=".55" d="M6 1V31M26 1V31M1 6H31M1 26H31"/>',
    '<path stroke-width="2" d="M6 6H26V26H6Z"/>',
    '<path stroke-width="2.6" d="M10.5 11L15.5 15.5L10.5 20M17 20.5H22"/>',
    '</g></svg>',
  ].join('')
}
