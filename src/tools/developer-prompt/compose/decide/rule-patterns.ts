import { numberSource } from '../words/numbers.ts'

/** Up to three words after a figure: "3 tools out"; connecting words end it. */
export const unit = String.raw`\s*((?:[€$£%]|°\s?[CF]\b|(?!(?:ship|ships|free|get|gets|per|must|are|is|need|needs|before|after|if|when|then)\b)[\p{L}_-]+)(?:\s+(?!per\b|for\b|in\b|within\b|before\b|after\b|and\b|or\b|if\b|when\b|unless\b|only\b|must\b|is\b|are\b|at\b|by\b|from\b|to\b|the\b|it\b|with\b|without\b|on\b|free\b|ship\b|get\b|need\b|can\b|cannot\b|may\b|will\b)[\p{L}_-]+){0,2})?`

export const pattern = (source: string) => new RegExp(source, 'iu')

export const above = pattern(
  String.raw`(?:\babove|\bover|\bgreater than|\bhigher than|\bmore than|\bexceeds?|>)\s*([€$£])?\s*${numberSource}${unit}`,
)
