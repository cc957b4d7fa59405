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

/** `framing` is for a film of one shot; in several shots the sizes alternate and only the move stays. */
export const cameras = {
  '': { framing: 'medium wide at eye level unless the idea names a view', move: 'still or one slow move' },
  still: { framing: 'medium wide, eye level', move: 'locked-off camera, the frame does not move' },
  closer: { framing: 'from wide to medium close-up, eye level', move: 'one slow push-in at a steady speed' },
  away: { framing: 'from close-up to wide, eye level', move: 'one slow pull-back that shows what is around' },
  beside: { framing: 'medium, seen from the side', move: 'tracking beside the subject at its speed' },
  around: { framing: 'medium, eye level', move: 'a slow 45° orbit around the subject' },
  handheld: { framing: 'medium, eye level', move: 'handheld with slight sway, no zoom' },
  overhead: { framing: 'straight down from above', move: 'locked-off overhead camera' },
  drone: { framing: 'high wide aerial view', move: 'a slow steady descent toward the subject' },
  'first-person': { framing: 'through the eyes of the main figure', move: 'moving as the figure moves' },
} as const

export const lights = {
  '': 'the light of the place and time in the idea; one main source, from the same side in every frame',
  window: 'key light from one window at the side, soft falloff into a dim room',
  'low-sun': 'low sun from behind at one side, warm rim, long shadows',
  overcast: 'overcast sky, soft light from above, hardly any shadows',
  'high-sun': 'high clear sun, hard short shadows',
  lamps: 'night, lit by lamps visible in the frame, warm pools with dark between them',
  neon: 'night, colored neon from one side, its reflection on nearby surfaces',
  moonlight: 'moonlight from one side, cool and low in contrast, shadows still readable',
  candle: 'candle or fire light from below eye level, warm, flickering, dark edges',
  studio: 'one large soft light from above left, plain dark background',
} as const

export const sounds = {
  '': 'what the place sounds like, and every touch heard when it is seen; music only if the idea asks for it',
  'place-only': 'only the place, low and continuous; no music',
  'clear-effects': 'close, clear sounds for every touch and step over a quiet room tone; no music',
  'calm-music': 'slow sparse music under the sound of the place, ending with the last frame',
  'driving-music': 'rhythmic music with a clear beat; the action lands on it',
  'tense-tone': 'one low sustained tone that rises toward the last second',
  silent: 'none',
} as const

export const dialogues = {
  '': 'words that the idea puts in quotation marks are spoken or shown exactly as written; no others',
  nobody: 'nobody speaks',
  'on-camera':
    'the words in quotation marks are spoken on camera, exactly as written, by whoever the idea says',
  narrator: 'the words in quotation marks are spoken, exactly as written, by a narrator who is not seen',
} as const

/** For Refine: more to see, and nothing that changes what happens. */
export const detail =
  '; something in the foreground, two surfaces named by material, one small movement in the background'
