import type { Page } from '@playwright/test'

const origin = 'http://traps.test'

/** A page without any policy in which whatever runs a script is counted. */
export type TrapPage = {
  /** Parses the fragments as parts of one document, as a page from the server; answers which of them did harm. */
  parse: (fragments: readonly string[]) => Promise<Harm[]>
  /** Hands the fragments to `window.clean` and puts its nodes into the page. */
  clean: (fragments: readonly string[]) => Promise<Harm[]>
}

export type Harm = { index: number; what: string }

/** `script`: defines `window.clean(html): DocumentFragment`, if anything. */
export async function openTrapPage(page: Page, script = ''): Promise<TrapPage> {
  let body = ''
  await page.context().route('**/*', (route) => {
    if (!route.request().url().startsWith(`${origin}/`)) return route.abort()
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.addInitScript(setTraps)

  const open = async (html: string) => {
    body = `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`
    await page.goto(`${origin}/${Math.random()}`, { waitUntil: 'domcontentloaded' })
  }
  return {
    async parse(fragments) {
      await open(fragments.map((html, index) => `<div data-item="${index}">${html}</div>`).join('\n'))
      return page.evaluate(findHarm)
    },
    async clean(fragments) {
      await open('')
      await page.evaluate(script)
      await page.evaluate(putCleaned, [...fragments])
      return page.evaluate(findHarm)
    },
  }
}

declare global {
  interface Window {
    clean: (html: string) => Node
    ranIn: string[]
  }
}

function setTraps() {
  window.ranIn = []
  const trap = () => {
    window.ranIn.push(document.currentScript?.closest('[data-item]')?.getAttribute('data-item') ?? '?')
    return ''
  }
  Object.assign(window, { alert: trap, prompt: trap, confirm: trap, print: trap, open: trap })
}

function putCleaned(fragments: string[]) {
  fragments.forEach((html, index) => {
    const box = document.createElement('div')
    box.dataset.item = String(index)
    box.append(window.clean(html))
    document.body.append(box)
  })
}

/** Fires what a reader's hand would fire, then looks for what ran and for what could have. */
async function findHarm(): Promise<Harm[]> {
  const harm: Harm[] = []
  const events = [
    'click',
    'mouseover',
    'pointerenter',
    'focus',
    'error',
    'load',
    'toggle',
    'animationend',
    'wheel',
  ]
  // Handlers of things that did not load come a moment later.
  const settle = () => new Promise((settled) => setTimeout(settled, 30))
  const collect = (index: number, what: string) => {
    for (const item of window.ranIn.splice(0)) harm.push({ index: item === '?' ? index : Number(item), what })
  }
  await settle()
  collect(-1, 'ran while parsed')
  const elements = 'script, style, iframe, object, embed, form, svg, math, base, link, meta, template, input'
  for (const box of document.querySelectorAll<HTMLElement>('body > [data-item]')) {
    const index = Number(box.dataset.item)
    for (const element of box.querySelectorAll<HTMLElement>('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'style' || name === 'srcdoc') harm.push({ index, what: name })
        const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'].includes(
          name,
        )
        const scheme = /^[\u0000-\u0020]*([a-z][a-z\d+.\-\t\r\n]*):/i.exec(value)?.[1]?.toLowerCase()
        if (isAddress && scheme !== undefined && !['http', 'https', 'mailto'].includes(scheme))
          harm.push({ index, what: `${name}=${value.slice(0, 40)}` })
      }
      if (element.matches(elements)) harm.push({ index, what: `<${element.localName}>` })
      for (const type of events) element.dispatchEvent(new Event(type, { cancelable: true }))
    }
    collect(index, 'ran')
  }
  await settle()
  collect(-1, 'ran later')
  // Whatever stands outside every box has broken out of its own.
  for (const stray of document.body.children)
    if (!stray.hasAttribute('data-item')) harm.push({ index: -1, what: `outside: <${stray.localName}>` })
  return harm
}
