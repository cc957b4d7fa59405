import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import playerStyle from 'rrweb-player/dist/style.css?inline'

let script: string | undefined

/**
 * A document of its own, because a replayed page styles itself in every way that our pages forbid. Nothing runs in it but
 * the player: scripts of the replayed page were not recorded, and without this answer's nonce none would start.
 */
export function playerDocument(recordingId: string, nonce: string): { html: string; policy: string } {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Recording</title>
<style>${playerStyle}
html { color-scheme: light; }
body { margin: 0; font: 16px/1.5 sans-serif; background: #fff; }
.rr-player { box-shadow: none; }
</style>
</head>
<body>
<p id="state" role="status">Loading the recording…</p>
<script nonce="${nonce}">${playerScript()}</script>
<script nonce="${nonce}">
const state = document.getElementById('state')
fetch('/admin/insights/recordings/${recordingId}')
  .then((response) => response.ok ? response.json() : Promise.reject(new Error('no answer')))
  .then((pieces) => {
    const events = pieces.flatMap((piece) => piece.events).sort((one, other) => one.timestamp - other.timestamp)
    if (events.length < 2) return (state.textContent = 'This recording holds a single moment; there is nothing to play.')
    state.remove()
    const Player = rrwebPlayer.default ?? rrwebPlayer
    new Player({
      target: document.body,
      props: { events, width: innerWidth, height: Math.max(200, innerHeight - 84), autoPlay: false, mouseTail: false, skipInactive: true },
    })
    document.body.dataset.ready = 'true'
  })
  .catch(() => (state.textContent = 'The recording could not be loaded. Please try again.'))
</script>
</body>
</html>
`
  return { html, policy }
}

/** The package's own build for a script element; only its module build is exported by name. */
function playerScript(): string {
  if (script !== undefined) return script
  const main = createRequire(import.meta.url).resolve('rrweb-player')
  const text = readFileSync(join(dirname(main), 'rrweb-player.umd.min.cjs'), 'utf8')
  script = text.replace(/<\/(?=script)/gi, String.raw`<\/`).replace(/\n?\/\/# sourceMappingURL=\S*\s*$/, '')
  return script
}
