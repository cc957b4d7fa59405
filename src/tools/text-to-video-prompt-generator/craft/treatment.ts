/** What an option means in words that video models read. The key "" is the chip that was left alone. */

export const looks = {
  '': 'the look the idea asks for, otherwise naturalistic film; one medium and the same three to five colors throughout',
  natural:
    'naturalistic film, 35 mm lens, moderate depth of field, fine grain, three to five muted colors of the place',
  documentary: 'documentary, 35 mm lens, deep focus, available light, unposed, uncorrected colors',
  commercial:
    'product film, 85 mm lens, shallow depth of field, controlled highlights, one accent color on two neutrals',
  noir: 'black-and-white film noir, 40 mm lens, deep blacks, hard contrast, visible grain',
  '2D-animation':
    'hand-drawn 2D animation, clean line, four flat cel colors and one shadow tone, painted backgrounds',
  '3D-animation':
    '3D family animation, rounded forms, soft materials, readable faces, warm colors and one cool contrast',
  'stop-motion':
    'stop-motion on twos, handmade puppets with fingerprint texture, miniature set, four painted colors',
} as const

/** `size` is for a film of one shot: in several they alternate, and only the view and the move stay. */
export const cameras = {
  '': { size: 'medium wide at eye level unless the idea names a view', move: 'still or one slow move' },
  still: { size: 'medium wide, eye level', move: 'locked-off camera, the frame does not move' },
  closer: { size: 'from wide to medium close-up, eye level', move: 'one slow push-in at a steady speed' },
  away: { size: 'from close-up to wide, eye level', move: 'one slow pull-back that shows what is around' },
  beside: { size: 'medium', move: 'seen from the side, tracking beside the subject at its speed' },
  around: { size: 'medium, eye level', move: 'a slow 45° orbit around the subject' },
  handheld: { size: 'medium, eye level', move: 'handheld with slight sway, no zoom' },
  overhead: { size: '', move: 'straight down from above, locked-off overhead camera' },
  drone: { size: 'wide', move: 'high aerial view, a slow steady descent toward the subject' },
  'first-person': { size: '', move: 'through the eyes of the main figure, moving as the figure moves' },
} as const

export const lights = {
  '': 'the light of the place and time in the idea; one main source, from the same side in every frame',
  window: 'key light from one window at the side, soft falloff into a dim room',
  'low-sun': 'low sun from behind at one side, warm rim, long shadows',
  overcast: 'overcast sky, soft light from above, hardly any shadows',
  'high-sun': 'high clear sun, hard short shadows',
  lamps: 'lit by lamps visible in the frame, warm pools with dark between them',
  neon: 'colored neon from one side, its reflection on nearby surfaces',
  moonlight: 'moonlight from one side, cool and low in contrast, shadows still readable',
  candle: 'candle or fire light from below eye level, warm, flickering, dark edges',
  studio: 'one large soft light from above left, plain dark background',
} as const

export const sounds = {
  '': 'what the place sounds like, and every touch heard when it is seen; music only if the idea asks for it',
  'place-only': 'only the place, low and continuous; no music',
  'clear-effects': 'close, clear sounds for every touch and step over a quiet room tone; no music',
  'calm-music': 'slow sparse music under the sound of the place, even throughout',
  'driving-music': 'rhythmic music with a clear beat; the action lands on it',
  'tense-tone': 'one low sustained tone that slowly rises',
  silent: 'nothing but the words that are spoken, if any',
} as const

export const dialogues = {
  '': 'words that the idea puts in quotation marks are spoken or shown exactly as written; no others',
  nobody: 'nobody speaks',
  'on-camera': 'on camera, by whoever the idea says: what it quotes, word for word, else a few fitting words',
  narrator: 'by a narrator who is not seen: what the idea quotes, word for word, else a few fitting words',
} as const

/** For Refine: more to see, and nothing that changes what happens. */
export const detail =
  '; something in the foreground, two surfaces named by material, one small movement in the background'
