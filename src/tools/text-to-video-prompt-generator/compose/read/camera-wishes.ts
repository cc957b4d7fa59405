import type { MoveName, Size } from '../knowledge/camera-moves.ts'

export type Angle =
  | 'eye level'
  | 'low angle'
  | 'high angle'
  | 'overhead'
  | 'first-person view'
  | 'profile'
  | 'over the shoulder'

/** How the idea itself wants to be filmed. */
export type CameraWishes = {
  size?: Size
  angle?: Angle
  move?: MoveName
  speed?: 'slow motion' | 'time-lapse'
  /** No cut wanted. */
  oneTake: boolean
}

// It begins only where a word begins, and a hyphen inside a word ends none: a row of hyphens would else be read again
// and again, 5,000 of them for days.
const explicit =
  /(?<![\p{L}’'-])(?:[\p{L}’'-]+ ){0,2}[\p{L}’'-]+[ -](?:shots?|views?|angle|footage|perspective|eye)(?!\p{L})|(?:the )?camera [\p{L}]+(?: [\p{L}]+)?|(?:shot|filmed|seen) (?:entirely )?(?:from|on|with) [^,.;]{2,30}|\b(?:pov|point of view|first[- ]person|hand-?held|close[- ]?up)\b|vogelperspektive|nahaufnahme|gros plan|primer plano|primo piano|крупн\p{L}{0,4} план|сверху|drohnen\p{L}*|kamerafahrt|特写|俯瞰|俯视|クローズアップ|클로즈업|ドローン|无人机|드론/giu

const sizes: readonly (readonly [Size, RegExp])[] = [
  ['macro insert', /\bmacro\b|makroaufnahme|макро/iu],
  ['extreme close-up', /\bextreme close[- ]?ups?\b/iu],
  [
    'close-up',
    /\bclose[- ]?ups?\b|nahaufnahme|gros plan|primer plano|primo piano|крупн\p{L}* план|特写|クローズアップ|클로즈업/iu,
  ],
  ['extreme wide', /\b(?:extreme wide|panoram\w+|establishing) (?:shot|view)\b|\bpanorama\b/iu],
  ['wide', /\bwide (?:shot|angle|view)\b|\bwide-angle\b|\blong shot\b|totale\b|plan large|plano general/iu],
  ['medium', /\bmedium shot\b|\bwaist shot\b/iu],
]
const angles: readonly (readonly [Angle, RegExp])[] = [
  [
    'overhead',
    /\b(?:top[- ]?(?:down|view)|overhead|bird['’]?s[- ]eye|flat[- ]?lay|from (?:directly )?above|aerial)\b|vogelperspektive|vue de dessus|vista aérea|сверху|俯瞰|俯视/iu,
  ],
  ['first-person view', /\b(?:pov|point of view|first[- ]person|through (?:the|his|her|its) eyes|fpv)\b/iu],
  ['low angle', /\b(?:low[- ]angle|worm['’]?s[- ]eye|from below)\b/iu],
  ['high angle', /\bhigh[- ]angle\b/iu],
  ['over the shoulder', /\bover[- ]the[- ]shoulder\b/iu],
  ['profile', /\b(?:in profile|side view|from the side)\b/iu],
]
const moves: readonly (readonly [MoveName, RegExp])[] = [
  ['handheld with slight sway', /\b(?:hand-?held|shaky cam\w*|shaky)\b/iu],
  [
    'slow 45° orbit',
    /\b(?:orbit(?:s|ing)? (?:shot|around|camera)|360|camera (?:circles|orbits|rotates)|rotating camera|arc shot)\b/iu,
  ],
  [
    'slow pull-back',
    /\b(?:pull(?:s|ing)?[- ]?(?:back|out)|zoom(?:s|ing)? out|dolly out|camera (?:backs|pulls) (?:away|out|back))\b/iu,
  ],
  [
    'slow push-in',
    /\b(?:push(?:es|ing)?[- ]in|zoom(?:s|ing)? in|dolly in|dolly shot|camera (?:moves|pushes|zooms) (?:in|closer|towards))\b/iu,
  ],
  ['slow crane up', /\b(?:crane (?:shot|up)|camera rises)\b/iu],
  ['slow tilt up', /\btilt(?:s|ing)? up\b/iu],
  ['slow tilt down', /\btilt(?:s|ing)? down\b/iu],
  ['slow pan right', /\b(?:camera pans|pan(?:ning)? (?:shot|left|right|across)|slow pan)\b/iu],
  [
    'lateral tracking shot',
    /\b(?:tracking shot|camera (?:tracks|follows|moves (?:alongside|along|with)))\b|kamerafahrt|travelling latéral/iu,
  ],
  ['follow from behind', /\b(?:follow(?:s|ing)? (?:shot|cam|from behind)|from behind)\b/iu],
  ['rack focus', /\brack focus\b/iu],
  ['drone glide forward', /\b(?:drone|fly-?over|fly-?through)\b|drohnen\p{L}*|дрон|ドローン|无人机|드론/iu],
  [
    'locked-off',
    /\b(?:static (?:shot|camera)|locked[- ]off|fixed camera|tripod|still camera|security camera|cctv|webcam)\b/iu,
  ],
]

/**
 * `parts`: parts of the idea that speak of nothing but the camera. In the rest only "… shot", "… view" and the like
 * count: gulls may circle overhead and a drone may carry a parcel.
 */
export function readCameraWishes(text: string, parts: readonly string[]): CameraWishes {
  const spoken = [...parts, ...(text.match(explicit) ?? [])].join(', ')
  const size = sizes.find(([, pattern]) => pattern.test(spoken))?.[0]
  const angle = angles.find(([, pattern]) => pattern.test(spoken))?.[0]
  const move = moves.find(([, pattern]) => pattern.test(spoken))?.[0]
  const speed =
    /\bslow[- ]?mo(?:tion)?\b|zeitlupe|cámara lenta|câmera lenta|ralenti|замедл|スローモーション|慢动作|슬로우/iu.test(
      text,
    )
      ? ('slow motion' as const)
      : /\b(?:time-?lapse|hyper-?lapse)\b|zeitraffer|таймлапс|タイムラプス|延时/iu.test(text)
        ? ('time-lapse' as const)
        : undefined
  return {
    ...(size ? { size } : {}),
    ...(angle ? { angle } : {}),
    ...(move ? { move } : {}),
    ...(speed ? { speed } : {}),
    oneTake:
      /\b(?:one[- ](?:take|shot|continuous)|single (?:take|shot)|unbroken (?:shot|take)|continuous shot|no cuts?|plan-séquence|oner)\b|ohne schnitt|plan-séquence|одним кадром|ワンカット|一镜到底/iu.test(
        text,
      ),
  }
}
