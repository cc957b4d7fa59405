/** How a target wants the prompt written into its address. */
export type HandOffEncoding =
  /** encodeURIComponent. */
  | 'percent'
  /** encodeURIComponent, and the characters that mean something in a query once more: VS Code decodes twice. */
  | 'percent-for-vscode'
  /** LZString.compressToEncodedURIComponent. */
  | 'lz-string'

export type HandOffTarget = {
  /** As on the button: "Open in {name}". */
  name: string
  /** The wizard's platform this target belongs to; undefined for tools that no wizard platform stands for. */
  platform?: string
  /** Makes an app from a brief. */
  builds?: true
  /** Not a browser tab but an application installed on the machine. */
  isApp?: true
  /** Opened when the prompt has to be pasted by hand. */
  openUrl: string
  /** Undefined where no way to hand a prompt over by address is known. */
  link?: {
    /** The encoded prompt is put at the end. */
    prefix: string
    /** "percent" when missing. */
    encoding?: HandOffEncoding
    /** Characters of the whole address; as many as any server takes when missing. */
    maxUrlLength?: number
    /** Characters of the prompt before encoding. */
    maxPromptLength?: number
    /** Texts that the target is known to choke on. */
    unsafeText?: RegExp
    /** `unknown`: nobody wrote down whether it only fills the field in, so it is treated like `starts`. */
    behaviour: 'prefills' | 'starts' | 'unknown'
  }
}

// For queries, where the vendor names no limit. docs/hand-off.md explains each of these limits.
export const anyServer = 8_000
// For another application: Chrome on Windows drops a longer address without a word.
const anyApplication = 2_000
// The part after # never reaches a server, so browsers set the limit.
const anyBrowser = 80_000
// Compressed prompts of the documented length go past 8,000 bytes, so the vendor takes more.
const anyEdgeNetwork = 16_000

/** Where a finished prompt can go. What each entry rests on, and when it was read, is in docs/hand-off.md. */
export const handOffTargets = {
  lovable: {
    name: 'Lovable',
    platform: 'lovable',
    builds: true,
    openUrl: 'https://lovable.dev/',
    link: {
      prefix: 'https://lovable.dev/?autosubmit=true#prompt=',
      maxUrlLength: anyBrowser,
      maxPromptLength: 50_000,
      behaviour: 'starts',
    },
  },
  cursor: {
    name: 'Cursor',
    platform: 'cursor',
    builds: true,
    openUrl: 'https://cursor.com/',
    link: {
      prefix: 'https://cursor.com/link/prompt?text=',
      // "A bug in Cursor that prevents text containing '.env' to load" (supabase/supabase #39439, October 2025).
      unsafeText: /\.env/i,
      behaviour: 'prefills',
    },
  },
  replit: {
    name: 'Replit',
    platform: 'replit',
    builds: true,
    openUrl: 'https://replit.com/',
    link: {
      prefix: 'https://replit.com/?stack=Build&prompt=',
      encoding: 'lz-string',
      maxUrlLength: anyEdgeNetwork,
      maxPromptLength: 50_000,
      behaviour: 'prefills',
    },
  },
  v0: {
    name: 'v0',
    platform: 'v0',
    builds: true,
    openUrl: 'https://v0.app/chat',
    link: { prefix: 'https://v0.app/chat?q=', behaviour: 'unknown' },
  },
  'github-copilot': {
    name: 'GitHub Copilot',
    platform: 'github-copilot',
    builds: true,
    openUrl: 'https://github.com/copilot',
    link: { prefix: 'https://github.com/copilot?prompt=', behaviour: 'prefills' },
  },
  'github-copilot-vscode': {
    name: 'Copilot in VS Code',
    platform: 'github-copilot',
    builds: true,
    isApp: true,
    openUrl: 'vscode://GitHub.Copilot-Chat/chat?agent=agent',
    link: {
      prefix: 'vscode://GitHub.Copilot-Chat/chat?agent=agent&prompt=',
      encoding: 'percent-for-vscode',
      maxUrlLength: anyApplication,
      behaviour: 'prefills',
    },
  },
  bolt: {
    name: 'Bolt',
    builds: true,
    openUrl: 'https://bolt.new/',
    link: { prefix: 'https://bolt.new/?prompt=', behaviour: 'starts' },
  },
  claude: {
    name: 'Claude',
    builds: true,
    openUrl: 'https://claude.ai/new',
    link: { prefix: 'https://claude.ai/new?q=', behaviour: 'prefills' },
  },
  chatgpt: {
    name: 'ChatGPT',
    builds: true,
    openUrl: 'https://chatgpt.com/',
    link: {
      prefix: 'https://chatgpt.com/?q=',
      // It answers 431, which counts the cookies too, so half of what a server has to take.
      maxUrlLength: anyServer / 2,
      behaviour: 'starts',
    },
  },
  gemini: { name: 'Gemini', builds: true, openUrl: 'https://gemini.google.com/app' },
  'microsoft-copilot': { name: 'Microsoft Copilot', openUrl: 'https://copilot.microsoft.com/' },
  mistral: {
    name: 'Mistral',
    openUrl: 'https://chat.mistral.ai/chat',
    link: { prefix: 'https://chat.mistral.ai/chat?q=', behaviour: 'unknown' },
  },
  midjourney: {
    name: 'Midjourney',
    openUrl: 'https://www.midjourney.com/imagine',
    link: { prefix: 'https://www.midjourney.com/imagine?prompt=', behaviour: 'prefills' },
  },
  'google-ai-studio': {
    name: 'Google AI Studio',
    openUrl: 'https://aistudio.google.com/prompts/new_chat',
    link: { prefix: 'https://aistudio.google.com/prompts/new_chat?prompt=', behaviour: 'prefills' },
  },
  perplexity: {
    name: 'Perplexity',
    openUrl: 'https://www.perplexity.ai/',
    link: { prefix: 'https://www.perplexity.ai/search?q=', behaviour: 'starts' },
  },
  grok: {
    name: 'Grok',
    openUrl: 'https://grok.com/',
    link: { prefix: 'https://grok.com/chat?reasoningMode=none&q=', behaviour: 'unknown' },
  },
  ideogram: { name: 'Ideogram', openUrl: 'https://ideogram.ai/' },
  'flux-playground': { name: 'FLUX Playground', openUrl: 'https://playground.bfl.ai/' },
  flow: { name: 'Google Flow', openUrl: 'https://labs.google/fx/tools/flow' },
  runway: { name: 'Runway', openUrl: 'https://app.runwayml.com/' },
  kling: { name: 'Kling', openUrl: 'https://klingai.com/' },
  luma: { name: 'Luma Dream Machine', openUrl: 'https://dream-machine.lumalabs.ai/' },
} as const satisfies Record<string, HandOffTarget>

export type HandOffTargetId = keyof typeof handOffTargets

/** The chats that a request for a model can be taken to. */
export const chatTargets = ['chatgpt', 'claude', 'gemini', 'microsoft-copilot', 'mistral'] as const

export function findHandOffTarget(id: HandOffTargetId): HandOffTarget {
  return handOffTargets[id]
}

/** All targets that build, those of the chosen platform first and tools without a platform last. */
export function handOffTargetsFor(platform: string): readonly HandOffTargetId[] {
  const ids = Object.keys(handOffTargets) as HandOffTargetId[]
  const distance = ({ platform: own }: HandOffTarget) => (own === platform ? 0 : own === undefined ? 2 : 1)
  const all = ids.map((id) => ({ id, target: findHandOffTarget(id) })).filter(({ target }) => target.builds)
  return all.sort((one, other) => distance(one.target) - distance(other.target)).map(({ id }) => id)
}
