import { existsSync, readFileSync } from 'node:fs'

const corpus = new URL('../../../../shared/data/xss/payloads.json', import.meta.url)

/** A few of each kind, for a machine without the corpus. */
const fewPayloads: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '"><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
]

/** What runs a script where nothing cleans it: 9,510 payloads of public lists, beside the project. */
export const payloads: readonly string[] = existsSync(corpus)
  ? (JSON.parse(readFileSync(corpus, 'utf8')) as { p: string }[]).map(({ p }) => p)
  : fewPayloads
