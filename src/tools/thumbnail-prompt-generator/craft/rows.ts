import type { ThumbnailInput } from '../input.ts'

type Chosen<Field extends keyof ThumbnailInput> = Exclude<ThumbnailInput[Field], ''>

/** What each choice means, for whoever thinks of the picture. */
export const nicheRows: Record<Chosen<'niche'>, string> = {
  cooking: 'Cross-section, steam or texture, very near; the moment at which it works or fails.',
  diy: 'The finished thing large, the hand or the tool at the one spot that decides.',
  tech: 'One shape on a glowing screen or one device in the hand; no wall of code.',
  gaming: 'The moment just before it tips, one figure against one threat; no interface.',
  learning: 'One symbol or one object oversized, so that its scale asks the question.',
  review: 'The thing held in a hand, near, with one telling detail or flaw.',
  travel: 'The moment just before it tips, the body small or near in one strong place.',
  sport: 'A state of the body that proves the effort: sweat, dust, chalk, a bent back.',
  music: 'One wide, quiet place with one light in it; usually no words.',
  news: 'One object or place that stands for the matter; restrained color, no shock.',
  money:
    'The claim is shown as what somebody says, not as come true: the thing beside the amount as the title gives it, a ledger, a hand that hesitates; no rain of notes, no luxury, no guarantee.',
  health:
    'The claim is shown as what somebody says, not as come true: the thing, the habit or the question; no before-and-after body, no cured patient, no guarantee.',
  children:
    'A large friendly figure in round forms and clear colors; nothing frightening, no brands or known characters, even where the title names one.',
}

/** Told to the person too: what a thumbnail on this topic must not promise. */
export const nicheNotes: Partial<Record<Chosen<'niche'>, string>> = {
  money: 'Amounts and promises appear as what the video claims, never as a picture of them come true.',
  health: 'Cures and results appear as what the video claims, never as a picture of them come true.',
  children: 'YouTube removes what frightens or misleads children. Brands and known characters stay out, too.',
}

/** In a face, and where none shows. */
export const emotionRows: Record<Chosen<'emotion'>, readonly [face: string, posture: string]> = {
  focus: ['eyes narrowed at the thing, lips closed', 'hands close round the thing, and still'],
  doubt: ['one brow raised, mouth pulled to one side', 'a hand held back in front of the thing'],
  relief: ['eyes half closed, breath let out, shoulders dropped', 'hands open and let go'],
  wince: ['one eye shut, teeth showing, shoulders up', 'fingers drawn back, the thing about to go wrong'],
  pride: ['chin level, a closed smile, the thing at the chest', 'the thing held out in both hands'],
  delight: ['open smile, raised cheeks, eyes on the thing', 'both hands reaching for the thing'],
  calm: ['face at rest, eyes down or far away', 'hands at rest, or the thing alone with room around it'],
}

export const faceRows: Record<Chosen<'face'>, string> = {
  face: 'The presenter’s face is the focal subject; age, sex and origin stay open.',
  'no-face': 'No face anywhere: hands, the thing alone or the place carry it.',
}
