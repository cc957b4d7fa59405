const moduleStart = /(<script[^>]* type="module" async="">)((?:import [^\n]+;\n)+)([\s\S]*?<\/script>)/
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const routeImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm
const entryImport = /\bimport\("([^"]+)"\)/

/**
 * Lets a page show itself before its scripts are fetched: they share a phone's slow connection with its text and
 * fonts, and nothing on the page needs them to be read. Then all of them start at once instead of one after the other.
 * A document of another shape than React Router's is left as it is.
 */
export function startAfterPaint(html: string): string {
  const start = moduleStart.exec(html)
  const entry = start && entryImport.exec(start[3] ?? '')?.[1]
  if (!start || !entry) return html
  const [whole, opening = '', imports = '', rest = ''] = start

  const routes = [...imports.matchAll(routeImport)].map(([, name = '', path = '']) => ({ name, path }))
  const preloaded = [...html.matchAll(modulePreload)].map(([, path = '']) => path)
  // The entry runs as soon as it is imported and must find the routes in their place, so it is only fetched.
  const paths = new Set([...routes.map(({ path }) => path), ...preloaded.filter((path) => path !== entry)])
  const script = [
    'await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));',
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"${entry}"}));`,
    `const [${routes.map(({ name }) => name).join(',')}]=await Promise.all(${JSON.stringify([...paths])}.map((path)=>import(path)));`,
  ].join('')
  return html.replace(whole, () => opening + script + rest).replace(modulePreload, '')
}
