/** When the limits below were last read; names and limits of video models age within months. */
export const modelsCheckedOn = '2026-11-20'

/** A family of video models as it is named on the page, with what it can take. */
type VideoModel = {
  name: string
  /** Lengths one generation can have, in seconds. */
  seconds: readonly [least: number, most: number]
  /** Only these lengths can be set, if the product has fixed ones. */
  lengths?: readonly number[]
  maxCharacters?: number
  maxShots: number
  evidence: string
}

export const videoModels = {
  veo: {
    name: 'Gemini Omni / Veo 3.1',
    seconds: [4, 8],
    lengths: [4, 6, 8],
    maxShots: 4,
    evidence: 'ai.google.dev/gemini-api/docs/video and google-gemini/cookbook Get_started_Veo.ipynb',
  },
  kling: {
    name: 'Kling 3.0',
    seconds: [3, 15],
    maxShots: 6,
    evidence: 'smixs/visual-skills kling.md',
  },
  flux: {
    name: 'FLUX 3 video',
    seconds: [5, 20],
    maxShots: 4,
    evidence: 'docs.bfl.ai video_quickstart, fal.ai, runware.ai',
  },
  runway: {
    name: 'Runway Gen-4.5 / Luma Ray 3.2',
    seconds: [2, 10],
    maxCharacters: 2_000,
    maxShots: 1,
    evidence: 'docs.freepik.com, docs.comfy.org, ai-media-generator runway.md',
  },
  seedance: {
    name: 'Seedance 2.5',
    seconds: [15, 30],
    maxShots: 6,
    evidence: 'smixs/visual-skills universal-rules.md',
  },
} as const satisfies Record<string, VideoModel>

/** Models an idea may still name although nobody can use them any more; a first name alone is somebody. */
export const retiredModels: readonly { words: RegExp; name: string; until: string }[] = [
  {
    words:
      /[\s,]*\b(?:(?:for|in|with|using|by|on)\s+)?(?:openai(?:['’]s)?\s+sora(?:[- ]?2)?(?:[- ]pro)?|sora[- ]?2(?:[- ]pro)?|(?<=\b(?:for|with|using)\s)sora(?=\s*(?:$|[,.;!?]))|sora(?=\s+(?:prompt|video|clip|style|ai)\b))/giu,
    name: 'Sora',
    until: '24 September 2026',
  },
  {
    words: /[\s,]*\b(?:(?:for|in|with|using|by|on)\s+)?(?:runway\s+)?gen-?3(?:\s+alpha)?\b/giu,
    name: 'Runway Gen-3',
    until: '30 July 2026',
  },
]
