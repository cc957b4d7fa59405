const moduleStart = /(<script[^>]* type="module" async="">)(import [\s\S]*?)<\/script>/
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const appManifest = /<link\b[^>]* rel="manifest" href="([^"]+)"\/>/
const routeImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm
const entryImport = /\bimport\("([^"]+)"\)/

/**
 * A frame that was drawn is not on the screen yet: only the browser's own entry says when it is. The timer is for a
 * browser that writes no such entry; a hidden page has nothing to show first.
 */
const afterPaint = [
  'await new Promise((go)=>{if(document.hidden)return go();',
  'new PerformanceObserver((list)=>list.getEntriesByName("first-contentful-paint").length&&go()).observe({type:"paint",buffered:true});',
  'requestAnimationFrame(()=>setTimeout(go,500))});',
].join('')

const addLink = (rel: string, href: string) =>
  `document.head.append(Object.assign(document.createElement("link"),${JSON.stringify({ rel, href })}));`

/**
 * Lets a page show itself before its scripts are fetched: they share a phone's slow connection with its text and
 * fonts, and nothing on the page needs them to be read. Then all of them start at once instead of one after the other.
 * The description of the app for the home screen would have taken a connection from the fonts as well.
 * A document of another shape than React Router's is left as it is.
 */
export function startAfterPaint(html: string): string {
  const start = moduleStart.exec(html)
  const entry = start && entryImport.exec(start[2] ?? '')?.[1]
  if (!start || !entry) return html
  const [whole, opening = '', statements = ''] = start

  // Between the imports stands what puts a route together that is split into several files.
  const routes = [...statements.matchAll(routeImport)].map(([, name = '', path = '']) => ({ name, path }))
  const manifest = appManifest.exec(html)?.[1]
  const preloaded = [...html.matchAll(modulePreload)].map(([, path = '']) => path)
  // The entry runs as soon as it is imported and must find the routes in their place, so it is only fetched.
  const paths = new Set([...routes.map(({ path }) => path), ...preloaded.filter((path) => path !== entry)])
  const script = [
    afterPaint,
    addLink('modulepreload', entry),
    `const [${routes.map(({ name }) => name).join(',')}]=await Promise.all(${JSON.stringify([...paths])}.map((path)=>import(path)));`,
    manifest ? addLink('manifest', manifest) : '',
  ].join('')
  const rest = statements.replace(routeImport, '')
  return html
    .replace(whole, () => `${opening}${script}${rest}</script>`)
    .replace(modulePreload, '')
    .replace(appManifest, '')
}
