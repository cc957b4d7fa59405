/** What a move is for; the doing and the look choose it. */
export type Intent =
  | 'travel'
  | 'chase'
  | 'flight'
  | 'action'
  | 'rise'
  | 'fall'
  | 'arrival'
  | 'leave'
  | 'intimate'
  | 'handwork'
  | 'food'
  | 'detail'
  | 'between'
  | 'look'
  | 'still'
  | 'dance'
  | 'suspense'
  | 'reveal'
  | 'landscape'
  | 'sky'
  | 'product'
  | 'comedy'
  | 'instruction'

export type MoveName =
  | 'slow push-in'
  | 'slow pull-back'
  | 'slow pan right'
  | 'slow tilt up'
  | 'slow tilt down'
  | 'lateral tracking shot'
  | 'follow from behind'
  | 'slow 45° orbit'
  | 'slow crane up'
  | 'drone descend'
  | 'drone glide forward'
  | 'handheld with slight sway'
  | 'rack focus'
  | 'locked-off'

export type Size =
  | 'extreme wide'
  | 'wide'
  | 'medium wide'
  | 'medium'
  | 'medium close-up'
  | 'close-up'
  | 'extreme close-up'
  | 'macro insert'

/** A move with where it starts and ends, and what it does for a viewer. {S} is who or what is filmed. */
export type Move = {
  name: MoveName
  from: Size
  /** Same as `from` when the distance stays. */
  to: Size
  lens: number
  /** The way of the camera, without naming the move again. */
  path: string
  why: string
}

/** First choice first; the next ones keep neighbouring shots apart. */
export const movesFor: Record<Intent, readonly Move[]> = {
  travel: [
    {
      name: 'lateral tracking shot',
      from: 'medium wide',
      to: 'medium wide',
      lens: 35,
      path: 'the camera keeps level with {S} at the same speed, left to right',
      why: 'so the place slides by and the distance is felt',
    },
    {
      name: 'follow from behind',
      from: 'medium',
      to: 'medium',
      lens: 35,
      path: 'the camera stays two metres behind {S} at the same speed',
      why: 'so the way ahead opens with every metre',
    },
  ],
  chase: [
    {
      name: 'handheld with slight sway',
      from: 'medium',
      to: 'medium',
      lens: 35,
      path: 'the camera runs alongside {S} at shoulder height',
      why: 'so the effort is felt while the action stays readable',
    },
    {
      name: 'follow from behind',
      from: 'medium wide',
      to: 'medium wide',
      lens: 24,
      path: 'the camera keeps three metres behind {S}, low',
      why: 'so the speed is read from the ground',
    },
  ],
  flight: [
    {
      name: 'slow pan right',
      from: 'wide',
      to: 'wide',
      lens: 50,
      path: 'the camera turns on the spot and keeps {S} in the left third',
      why: 'so there is always open space to move into',
    },
    {
      name: 'slow tilt up',
      from: 'medium wide',
      to: 'medium wide',
      lens: 35,
      path: 'the lens lifts with {S} and stops when {S} [is|are] in the upper third',
      why: 'so height is felt',
    },
  ],
  action: [
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 35,
      path: 'the camera stands still, low to the ground, and lets {S} cross the frame',
      why: 'so the whole movement is seen once, clearly',
    },
    {
      name: 'slow pan right',
      from: 'medium wide',
      to: 'medium wide',
      lens: 50,
      path: 'the camera turns on the spot with {S}',
      why: 'so take-off and landing stay in one frame',
    },
  ],
  rise: [
    {
      name: 'slow tilt up',
      from: 'medium wide',
      to: 'medium wide',
      lens: 35,
      path: 'the lens lifts from the lowest hold to the edge above',
      why: 'so the height is measured by {S}',
    },
    {
      name: 'slow crane up',
      from: 'medium',
      to: 'wide',
      lens: 24,
      path: 'the camera climbs two metres beside {S}',
      why: 'so the drop below appears bit by bit',
    },
  ],
  fall: [
    {
      name: 'slow tilt down',
      from: 'medium wide',
      to: 'medium wide',
      lens: 35,
      path: 'the lens lowers with {S} and stops where {S} [lands|land]',
      why: 'so cause and landing are one movement',
    },
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 35,
      path: 'the camera stands still and sees the whole way down',
      why: 'so the timing does the work',
    },
  ],
  arrival: [
    {
      name: 'slow crane up',
      from: 'medium',
      to: 'wide',
      lens: 24,
      path: 'the camera lifts about two metres as {S} [slows|slow]',
      why: 'so the place opens out at the moment of arrival',
    },
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 24,
      path: 'the camera waits where {S} will come to rest',
      why: 'so the arrival is seen from the goal',
    },
  ],
  leave: [
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 35,
      path: 'the camera stays behind and does not move',
      why: 'so the growing distance is what is seen',
    },
    {
      name: 'slow pull-back',
      from: 'medium',
      to: 'wide',
      lens: 35,
      path: 'the camera draws back two metres',
      why: 'so the empty space grows around {S}',
    },
  ],
  intimate: [
    {
      name: 'slow push-in',
      from: 'medium',
      to: 'close-up',
      lens: 50,
      path: 'the camera moves in about one metre over the whole shot',
      why: 'so the surroundings fall away and small movements count',
    },
    {
      name: 'locked-off',
      from: 'medium close-up',
      to: 'medium close-up',
      lens: 85,
      path: 'the camera does not move at all',
      why: 'so the smallest change is an event',
    },
  ],
  handwork: [
    {
      name: 'slow push-in',
      from: 'medium wide',
      to: 'medium close-up',
      lens: 50,
      path: 'the camera moves in one metre towards the point of contact',
      why: 'so the eye ends where the work is done',
    },
    {
      name: 'locked-off',
      from: 'close-up',
      to: 'close-up',
      lens: 100,
      path: 'the camera stands still above the point of contact',
      why: 'so every step of the work can be followed',
    },
  ],
  food: [
    {
      name: 'slow push-in',
      from: 'close-up',
      to: 'extreme close-up',
      lens: 100,
      path: 'the camera moves in a hand’s breadth at table height',
      why: 'so texture and steam fill the frame',
    },
    {
      name: 'locked-off',
      from: 'close-up',
      to: 'close-up',
      lens: 100,
      path: 'the camera looks straight down and stands still',
      why: 'so the movement draws its own pattern',
    },
  ],
  detail: [
    {
      name: 'slow push-in',
      from: 'medium close-up',
      to: 'extreme close-up',
      lens: 100,
      path: 'the camera moves in a forearm’s length over the whole shot',
      why: 'so one surface tells it all',
    },
    {
      name: 'locked-off',
      from: 'close-up',
      to: 'close-up',
      lens: 100,
      path: 'the camera stands still, focus on the point of contact',
      why: 'so the contact is the event',
    },
  ],
  between: [
    {
      name: 'locked-off',
      from: 'medium',
      to: 'medium',
      lens: 50,
      path: 'the camera stands still, both sides in frame',
      why: 'so the space between them can be read',
    },
    {
      name: 'slow push-in',
      from: 'medium wide',
      to: 'medium',
      lens: 50,
      path: 'the camera moves in one metre along the line between them',
      why: 'so the space between them shrinks',
    },
  ],
  look: [
    {
      name: 'slow push-in',
      from: 'medium close-up',
      to: 'close-up',
      lens: 85,
      path: 'the camera moves in half a metre on the eyes',
      why: 'so what is seen can be read in the eyes',
    },
    {
      name: 'rack focus',
      from: 'close-up',
      to: 'close-up',
      lens: 85,
      path: 'sharpness travels once, from the near edge to {S}',
      why: 'so the look has a direction',
    },
  ],
  still: [
    {
      name: 'slow push-in',
      from: 'wide',
      to: 'medium',
      lens: 35,
      path: 'the camera moves in two metres, hardly noticed',
      why: 'so time is felt to pass',
    },
    {
      name: 'locked-off',
      from: 'medium wide',
      to: 'medium wide',
      lens: 35,
      path: 'the camera stands still',
      why: 'so only life itself moves in the frame',
    },
  ],
  dance: [
    {
      name: 'slow 45° orbit',
      from: 'medium wide',
      to: 'medium wide',
      lens: 35,
      path: 'the camera travels a quarter of a half-circle around {S}, against the turn',
      why: 'so the turn gains depth',
    },
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 35,
      path: 'the camera stands still, head to toe in frame',
      why: 'so the whole line of the body is seen',
    },
  ],
  suspense: [
    {
      name: 'slow push-in',
      from: 'wide',
      to: 'medium close-up',
      lens: 35,
      path: 'the camera creeps forward one metre, slower than walking',
      why: 'so the viewer comes closer than they would like',
    },
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 24,
      path: 'the camera stands still a beat too long',
      why: 'so the eye searches the frame by itself',
    },
  ],
  reveal: [
    {
      name: 'slow pull-back',
      from: 'close-up',
      to: 'wide',
      lens: 35,
      path: 'the camera draws back two metres',
      why: 'so the place is understood last',
    },
    {
      name: 'slow crane up',
      from: 'medium',
      to: 'wide',
      lens: 24,
      path: 'the camera lifts two metres',
      why: 'so the whole appears over the edge of the near',
    },
  ],
  landscape: [
    {
      name: 'drone glide forward',
      from: 'extreme wide',
      to: 'extreme wide',
      lens: 24,
      path: 'a steady four metres a second, level with the horizon',
      why: 'so the layers of distance part slowly',
    },
    {
      name: 'slow pan right',
      from: 'wide',
      to: 'wide',
      lens: 35,
      path: 'the camera turns on the spot by a quarter',
      why: 'so the size of the place is felt',
    },
    {
      name: 'locked-off',
      from: 'extreme wide',
      to: 'extreme wide',
      lens: 50,
      path: 'the camera stands still',
      why: 'so light and weather are the only movement',
    },
  ],
  sky: [
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 35,
      path: 'the camera stands still on a tripod',
      why: 'so light and weather are the only movement',
    },
    {
      name: 'slow tilt up',
      from: 'wide',
      to: 'wide',
      lens: 24,
      path: 'the lens lifts from the ground to the sky',
      why: 'so the ground is left behind slowly',
    },
  ],
  product: [
    {
      name: 'slow 45° orbit',
      from: 'medium close-up',
      to: 'medium close-up',
      lens: 85,
      path: 'the camera travels an eighth of a circle around {S} at table height',
      why: 'so one highlight runs along the whole form',
    },
    {
      name: 'slow push-in',
      from: 'close-up',
      to: 'extreme close-up',
      lens: 100,
      path: 'the camera moves in a hand’s breadth',
      why: 'so the material can almost be touched',
    },
    {
      name: 'locked-off',
      from: 'medium close-up',
      to: 'medium close-up',
      lens: 85,
      path: 'the camera stands still',
      why: 'so the form is seen without distraction',
    },
  ],
  comedy: [
    {
      name: 'locked-off',
      from: 'wide',
      to: 'wide',
      lens: 35,
      path: 'the camera stands still and keeps a straight face',
      why: 'so the timing does the work',
    },
    {
      name: 'slow push-in',
      from: 'medium',
      to: 'close-up',
      lens: 50,
      path: 'the camera moves in a little too slowly',
      why: 'so the reaction lands',
    },
  ],
  instruction: [
    {
      name: 'locked-off',
      from: 'close-up',
      to: 'close-up',
      lens: 50,
      path: 'the camera looks straight down and does not move',
      why: 'so every step can be copied',
    },
  ],
}
