/** Our words in a storyboard. A model gives them in the language of the story, under these keys. */
export const labels = {
  style: 'Style',
  palette: 'Palette',
  light: 'Light',
  cast: 'Cast',
  expressions: 'Expressions',
  animal: 'As an animal',
  sheet: 'Character sheet',
  scene: 'Scene',
  image: 'Image prompt',
  narration: 'Narration',
  dialogue: 'Dialogue',
  sound: 'Sound',
  motion: 'Motion',
  turn: 'Transition',
  continuity: 'Continuity',
  grownUps: 'For grown-ups',
  changed: 'Made safe',
} as const
export type LabelId = keyof typeof labels

/** What is the same in every image prompt besides style and cast. */
export const always = 'No lettering in the image; each character once.'
export const sheetViews =
  'Character sheet: front, three-quarter, side and back view, four expressions, plain ground, no lettering.'
/** Where words go, by format; the place stands behind it. */
export const spaceFor = {
  'picture-book': 'Calm empty space for the text',
  comic: 'Room for one speech bubble',
  video: '',
} as const
