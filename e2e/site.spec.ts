import { parseHTML } from 'linkedom'
import { tools } from '#tools/tools.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'
import { publicPages } from './support/public-pages.ts'
import { expectAccessibleInBothThemes } from './support/tool-journey.ts'

test('every page names itself for readers, search engines and previews, before any script', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const titles = new Set<string>()
  expect(publicPages).toEqual(
    expect.arrayContaining(['/', '/tools', '/about', '/generate', '/documentation']),
  )
  for (const path of publicPages) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    // No script has to put a part of the page in its place.
    expect(html, path).toContain('</footer>')
    expect(html, path).not.toMatch(/<div hidden="" id="S:|<div hidden id="S:/)

    const { document } = parseHTML(html)
    expect(document.querySelectorAll('h1').length, path).toBe(1)
    // Two addresses of one screen share its title; the canonical address says which is meant.
    // A page kept from search engines has none.
    const canonical = document.querySelectorAll('link[rel=canonical]')
    const isHidden = document.querySelector('meta[name=robots][content=noindex]') !== null
    expect(canonical.length, path).toBe(isHidden ? 0 : 1)
    if (canonical[0]?.getAttribute('href')?.endsWith(path)) {
      expect(titles, `${path} has a title of its own`).not.toContain(document.title)
      titles.add(document.title)
    }
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    expect(description?.length, `${path} description`).toBeGreaterThan(40)
    const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    const picture = await request.get(new URL(image ?? '').pathname)
    expect(picture.headers()['content-type'], `${path} picture`).toBe('image/png')
    const structured = [...document.querySelectorAll('script[type="application/ld+json"]')]
    for (const { textContent } of structured)
      expect(JSON.parse(textContent ?? ''), path).toHaveProperty('@context')
    if (tools.some((tool) => tool.path === path)) expect(structured.length, path).toBe(1)
  }
})

test('axe finds nothing on any page, in light and dark', async ({ page }) => {
  test.setTimeout(240_000)
  // The journeys of the tools look at their pages, with a result on them.
  const ofTools = new Set(tools.map((tool) => tool.path))
  for (const path of publicPages.filter((each) => !ofTools.has(each))) {
    await test.step(path, async () => {
      await openPage(page, path)
      await expectAccessibleInBothThemes(page)
    })
  }
})

test('the top bar leads to its pages without a reload and marks where one is', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Prompt Tools', '/tools'],
    ['About', '/about'],
    ['Home', '/'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the theme goes round, survives a reload and is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  // Without a choice it follows the system, also while the page is open.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe(light)

  const other = await page.context().newPage()
  await openPage(other, '/about')
  await page.getByRole('button', { name: /Change to light/ }).click()
  await page.getByRole('button', { name: /Change to dark/ }).click()
  await expect.poll(background).not.toBe(light)
  await expect(other.getByRole('button', { name: /Theme: dark/ })).toBeVisible()
  await other.close()
  const dark = await background()

  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset.theme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirstPaint'))).toBe('dark')
  expect(await background()).toBe(dark)
  await expect(page.getByRole('button', { name: /Theme: dark/ })).toBeVisible()
})

test('the command palette reaches a tool and a page by keyboard alone', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search tools and pages' })
  await expect(search).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('document')
  await expect(page.getByRole('option', { name: /Documentation/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/documentation')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('developer prompt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/developer-prompt|generate/)
})

test('what is typed while the palette is still on its way stands in it', async ({ page }) => {
  await page.route('**/command-palette*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await openPage(page, '/about')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('docux')
  await page.keyboard.press('Backspace')
  const search = page.getByRole('combobox', { name: 'Search tools and pages' })
  await expect(search).toHaveValue('docu')
  await page.keyboard.type('ment')
  await expect(search).toHaveValue('document')
})

test.describe('where the server cannot be reached', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] })
  test('the frame of the page stays around what is said of it', async ({ page }) => {
    await openPage(page, '/')
    await page.route('**/*.data*', (route) => route.abort())
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test('the keys that open the palette close it, and letters go where the focus is again', async ({ page }) => {
  await openPage(page, '/contact')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('im')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.click()
  await page.keyboard.type('Hello')
  await expect(message).toHaveValue('Hello')
})

test.describe('where a script does not arrive', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|404|route module|dynamically imported module/] })

  test('the palette says so and is fetched again, and a link leads where it says', async ({ page }) => {
    await page.route('**/command-palette*.js', (route) => route.abort())
    await openPage(page, '/contact')
    await page.keyboard.press('Control+k')
    await expect(page.getByText('The search couldn’t be loaded.')).toBeVisible()
    await page.unroute('**/command-palette*.js')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search tools and pages' })).toBeFocused()
    await page.keyboard.press('Escape')

    await page.route('**/about-page*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the palette says when nothing fits, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/')
  const opener = page.getByRole('button', { name: 'Go to a tool or page' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search tools and pages' })).toBeFocused()
  await page.keyboard.type('zzzz')
  await expect(page.getByText('No tool or page matches “zzzz.”')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the first Tab stop skips to the content', async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('everything that takes the focus by Tab shows it', async ({ page }) => {
  await openPage(page, '/')
  const stops = new Set<string>()
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return undefined
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const isShown = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      return { name: element.outerHTML.slice(0, 120), isShown }
    })
    if (stop === undefined) break
    expect(stop.isShown, stop.name).toBe(true)
    stops.add(stop.name)
  }
  expect(stops.size).toBeGreaterThan(15)
})

test('the tools hub has two tabs that arrow keys move between', async ({ page }) => {
  await openPage(page, '/tools')
  const technical = page.getByRole('tab', { name: 'Technical Tools', exact: true })
  const nonTechnical = page.getByRole('tab', { name: 'Non-Technical Tools' })
  await expect(technical).toHaveAttribute('aria-selected', 'true')
  await technical.focus()
  await page.keyboard.press('ArrowRight')
  await expect(nonTechnical).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nonTechnical).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.reload()
  await expect(nonTechnical).toHaveAttribute('aria-selected', 'true')
})

test('Launch Tool opens the tool, Back to Tools the hub', async ({ page }) => {
  await openPage(page, '/tools/technical')
  await page
    .getByRole('link', { name: /Launch Tool/ })
    .first()
    .click()
  await expect(page).toHaveURL('/tools/technical/developer-prompt')
  await openPage(page, '/tools/technical')
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await expect(page).toHaveURL('/tools')
})

test('the home page filters its tools by category, in the address', async ({ page }) => {
  await openPage(page, '/')
  const filter = page.getByRole('navigation', { name: 'Filter tools by category' })
  await filter.getByRole('link', { name: 'Technical', exact: true }).click()
  await expect(page).toHaveURL('/?category=technical')
  await expect(filter.getByRole('link', { name: 'Technical', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('link', { name: /^Try Now/ }).first()).toBeVisible()
})

test('with reduced motion nothing moves', async ({ page }) => {
  // As in every journey: playwright.config.ts.
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  await openPage(page, '/')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0))
      .filter((durationMs) => durationMs > 10),
  )
  expect(moving).toEqual([])
})

test.describe('a page that does not exist', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('answers 404, helps on and takes a report', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
    await expectAccessible(page)
    await openPage(page, '/no/such/page')
    await page.getByRole('button', { name: 'Report Broken Link' }).click()
    await expect(page.getByText("We've received your report and will investigate.")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Browse Tools' }).click()
    await expect(page).toHaveURL('/tools')
  })
})

test('robots, sitemap, manifest and icons are there, and the sitemap leads only to pages', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http/m)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  )
  expect(addresses).toContain('/tools/technical/developer-prompt')
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages can be read and the links followed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Prompt Tools' }).first().click()
    await expect(page).toHaveURL('/tools')
    await page
      .getByRole('link', { name: /Launch Tool/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|route module|dynamically imported module/] })

  test('a page that needs the server says so, and comes with the connection', async ({ page, context }) => {
    await openPage(page, '/tools')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await context.setOffline(true)
    await main.getByRole('link', { name: 'Prompt Tools' }).click()
    await expect(page.getByText('You are not connected to the internet.')).toBeVisible()
    // Its script was never fetched.
    await main.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByText('You are not connected to the internet.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  })
})
