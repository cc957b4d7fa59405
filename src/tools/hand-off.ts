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
  /** A new browser tab, or an application installed on the machine. */
  opens: 'tab' | 'app'
  /** Opened when the prompt has to be pasted by hand. */
  openUrl: string
  /** Undefined where no way to hand a prompt over by address is known. */
  link?: {
    /** The encoded prompt is put at the end. */
    prefix: string
    encoding: HandOffEncoding
    /** Characters of the whole address. */
    maxUrlLength: number
    /** Characters of the prompt before encoding. */
    maxPromptLength?: number
    /** Texts that the target is known to choke on. */
    unsafeText?: RegExp
    /** `unknown`: nobody wrote down whether it only fills the field in, so it is treated like `starts`. */
    behaviour: 'prefills' | 'starts' | 'unknown'
  }
  /** A: vendor's document or source · B: used by several public code bases · C: reports differ. */
  confidence: 'A' | 'B' | 'C'
  evidence: string
  /** When evidence and limits were last read. */
  checkedOn: string
}

// A server must take a request line of 8,000 bytes (RFC 9110, 4.1) and the usual ones stop soon after it: Apache at
// 8,190, nginx and Kestrel at 8,192. So this is as far as a query goes where the vendor names no limit.
const anyServer = 8_000

// Chrome on Windows drops an address for another application that is longer than 2,048 characters, without a word.
const anyApplication = 2_000

// The part after # never reaches a server, so browsers set the limit, and Safari's 80,000 is the lowest.
const anyBrowser = 80_000

// Compressed prompts of the documented 50,000 characters go past 8,000 bytes, so the vendor takes more; 16 KB is
// where the networks in front of such servers (Cloudflare's among them) cut an address off.
const anyEdgeNetwork = 16_000

const checkedOn = '2026-11-20'

/** Where a finished prompt can go. A changed format is a change of one line here. */
export const handOffTargets = {
  lovable: {
    name: 'Lovable',
    platform: 'lovable',
    builds: true,
    opens: 'tab',
    openUrl: 'https://lovable.dev/',
    link: {
      prefix: 'https://lovable.dev/?autosubmit=true#prompt=',
      encoding: 'percent',
      maxUrlLength: anyBrowser,
      maxPromptLength: 50_000,
      behaviour: 'starts',
    },
    confidence: 'A',
    evidence: 'https://docs.lovable.dev/integrations/build-with-url',
    checkedOn,
  },
  cursor: {
    name: 'Cursor',
    platform: 'cursor',
    builds: true,
    opens: 'tab',
    openUrl: 'https://cursor.com/',
    link: {
      prefix: 'https://cursor.com/link/prompt?text=',
      encoding: 'percent',
      maxUrlLength: 8_000,
      // "A bug in Cursor that prevents text containing '.env' to load" (supabase/supabase #39439, October 2025).
      unsafeText: /\.env/i,
      behaviour: 'prefills',
    },
    confidence: 'A',
    evidence: 'https://cursor.com/docs/reference/deeplinks',
    checkedOn,
  },
  replit: {
    name: 'Replit',
    platform: 'replit',
    builds: true,
    opens: 'tab',
    openUrl: 'https://replit.com/',
    link: {
      prefix: 'https://replit.com/?stack=Build&prompt=',
      encoding: 'lz-string',
      maxUrlLength: anyEdgeNetwork,
      maxPromptLength: 50_000,
      behaviour: 'prefills',
    },
    confidence: 'A',
    evidence: 'https://docs.replit.com/references/integrations/open-in-replit',
    checkedOn,
  },
  v0: {
    name: 'v0',
    platform: 'v0',
    builds: true,
    opens: 'tab',
    openUrl: 'https://v0.app/chat',
    link: {
      prefix: 'https://v0.app/chat?q=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'unknown',
    },
    confidence: 'B',
    evidence: 'https://v0.app/chat/button',
    checkedOn,
  },
  'github-copilot': {
    name: 'GitHub Copilot',
    platform: 'github-copilot',
    builds: true,
    opens: 'tab',
    openUrl: 'https://github.com/copilot',
    link: {
      prefix: 'https://github.com/copilot?prompt=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'prefills',
    },
    confidence: 'B',
    evidence: 'prompts.chat and starlight-llm-actions, public code',
    checkedOn,
  },
  'github-copilot-vscode': {
    name: 'Copilot in VS Code',
    platform: 'github-copilot',
    builds: true,
    opens: 'app',
    openUrl: 'vscode://GitHub.Copilot-Chat/chat?agent=agent',
    link: {
      prefix: 'vscode://GitHub.Copilot-Chat/chat?agent=agent&prompt=',
      encoding: 'percent-for-vscode',
      maxUrlLength: anyApplication,
      behaviour: 'prefills',
    },
    confidence: 'A',
    evidence: 'microsoft/vscode, chatSetupContributions.ts, ChatSetupExtensionUrlHandler',
    checkedOn,
  },
  bolt: {
    name: 'Bolt',
    builds: true,
    opens: 'tab',
    openUrl: 'https://bolt.new/',
    link: {
      prefix: 'https://bolt.new/?prompt=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'starts',
    },
    confidence: 'B',
    evidence: 'prompts.chat and more than eight other public code bases',
    checkedOn,
  },
  claude: {
    name: 'Claude',
    builds: true,
    opens: 'tab',
    openUrl: 'https://claude.ai/new',
    link: {
      prefix: 'https://claude.ai/new?q=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'prefills',
    },
    confidence: 'C',
    evidence: 'prompts.chat uses it; starlight-llm-actions says there is none',
    checkedOn,
  },
  chatgpt: {
    name: 'ChatGPT',
    builds: true,
    opens: 'tab',
    openUrl: 'https://chatgpt.com/',
    link: {
      prefix: 'https://chatgpt.com/?q=',
      encoding: 'percent',
      // It answers 431, which counts the cookies too, so half of what a server has to take.
      maxUrlLength: anyServer / 2,
      behaviour: 'starts',
    },
    confidence: 'B',
    evidence: 'react-email, pull request 3404',
    checkedOn,
  },
  gemini: {
    name: 'Gemini',
    builds: true,
    opens: 'tab',
    openUrl: 'https://gemini.google.com/app',
    confidence: 'B',
    evidence: 'prompts.chat and starlight-llm-actions agree that it takes no prompt by address',
    checkedOn,
  },
  'microsoft-copilot': {
    name: 'Microsoft Copilot',
    opens: 'tab',
    openUrl: 'https://copilot.microsoft.com/',
    confidence: 'C',
    evidence: 'no way to hand a prompt over by address is known: opened for pasting',
    checkedOn,
  },
  mistral: {
    name: 'Mistral',
    opens: 'tab',
    openUrl: 'https://chat.mistral.ai/chat',
    link: {
      prefix: 'https://chat.mistral.ai/chat?q=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'unknown',
    },
    confidence: 'C',
    evidence: 'used by several public code bases; reports differ',
    checkedOn,
  },
  midjourney: {
    name: 'Midjourney',
    opens: 'tab',
    openUrl: 'https://www.midjourney.com/imagine',
    link: {
      prefix: 'https://www.midjourney.com/imagine?prompt=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'prefills',
    },
    confidence: 'B',
    evidence: 'public code bases; one of them calls the format approximate',
    checkedOn,
  },
  'google-ai-studio': {
    name: 'Google AI Studio',
    opens: 'tab',
    openUrl: 'https://aistudio.google.com/prompts/new_chat',
    link: {
      prefix: 'https://aistudio.google.com/prompts/new_chat?prompt=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'prefills',
    },
    confidence: 'B',
    evidence: 'several public code bases',
    checkedOn,
  },
  perplexity: {
    name: 'Perplexity',
    opens: 'tab',
    openUrl: 'https://www.perplexity.ai/',
    link: {
      prefix: 'https://www.perplexity.ai/search?q=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'starts',
    },
    confidence: 'B',
    evidence: 'several public code bases',
    checkedOn,
  },
  grok: {
    name: 'Grok',
    opens: 'tab',
    openUrl: 'https://grok.com/',
    link: {
      prefix: 'https://grok.com/chat?reasoningMode=none&q=',
      encoding: 'percent',
      maxUrlLength: anyServer,
      behaviour: 'unknown',
    },
    confidence: 'B',
    evidence: 'several public code bases',
    checkedOn,
  },
  ideogram: {
    name: 'Ideogram',
    opens: 'tab',
    openUrl: 'https://ideogram.ai/',
    confidence: 'C',
    evidence: 'some public code bases add ?prompt=, no vendor document does: opened for pasting',
    checkedOn,
  },
  'flux-playground': {
    name: 'FLUX Playground',
    opens: 'tab',
    openUrl: 'https://playground.bfl.ai/',
    confidence: 'C',
    evidence: 'no way to hand a prompt over by address is known: opened for pasting',
    checkedOn,
  },
  flow: {
    name: 'Google Flow',
    opens: 'tab',
    openUrl: 'https://labs.google/fx/tools/flow',
    confidence: 'C',
    evidence: 'address used by many public code bases, none hands a prompt over by it: opened for pasting',
    checkedOn,
  },
  runway: {
    name: 'Runway',
    opens: 'tab',
    openUrl: 'https://app.runwayml.com/',
    confidence: 'C',
    evidence: 'no way to hand a prompt over by address is known: opened for pasting',
    checkedOn,
  },
  kling: {
    name: 'Kling',
    opens: 'tab',
    openUrl: 'https://klingai.com/',
    confidence: 'C',
    evidence: 'no way to hand a prompt over by address is known: opened for pasting',
    checkedOn,
  },
  luma: {
    name: 'Luma Dream Machine',
    opens: 'tab',
    openUrl: 'https://dream-machine.lumalabs.ai/',
    confidence: 'C',
    evidence: 'no way to hand a prompt over by address is known: opened for pasting',
    checkedOn,
  },
} as const satisfies Record<string, HandOffTarget>

export type HandOffTargetId = keyof typeof handOffTargets

/** The chats that a request for a model can be taken to. */
export const chatTargets: readonly HandOffTargetId[] = [
  'chatgpt',
  'claude',
  'gemini',
  'microsoft-copilot',
  'mistral',
]

export function findHandOffTarget(id: HandOffTargetId): HandOffTarget {
  return handOffTargets[id]
}

/** All targets that build, those of the chosen platform first and tools without a platform last. */
export function handOffTargetsFor(platform: string): readonly HandOffTargetId[] {
  const ids = Object.keys(handOffTargets) as HandOffTargetId[]
  return ids
    .filter((id) => findHandOffTarget(id).builds)
    .sort((one, other) => distance(one, platform) - distance(other, platform))
}

function distance(id: HandOffTargetId, platform: string): number {
  const target = findHandOffTarget(id)
  if (target.platform === platform) return 0
  return target.platform === undefined ? 2 : 1
}
