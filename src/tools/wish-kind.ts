const shorter =
  /\b(?:short(?:er|en)?|briefer|concise|compact|condense[d]?|trim(?:med)?|tighter|less text|fewer words|kürzer|knapper|plus court|más corto|mais curto|più (?:corto|breve))\b/iu
const removing =
  /\b(?:remove|delete|drop|cut|omit|leave out|without|no|not|less|fewer|replace|swap|change|rename|instead|only|just|ohne|statt|entferne|ersetze|sans|sin|sem|senza)\b/iu

/** Whether a wish is about length alone. */
export function wantsShorter(instruction: string): boolean {
  return shorter.test(instruction)
}

/** Whether a wish takes something away or puts something else in its place; then not everything can be kept. */
export function takesAway(instruction: string): boolean {
  return removing.test(instruction) || wantsShorter(instruction)
}
