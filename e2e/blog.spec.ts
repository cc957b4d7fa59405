import type { Page } from '@playwright/test'
import { picture } from '#platform/files/hostile-uploads.test-support.ts'
import { expectAccessible } from './support/accessibility.ts'
import { signInAsNew } from './support/account.ts'
import { changeAdmin, signInAsAdmin } from './support/admin.ts'
import { expect, openPage, test } from './support/journey.ts'
import { expectAccessibleInBothThemes } from './support/tool-journey.ts'

// Answers that refuse something are what these journeys are about.
// Chromium 156 reports handlers in markup that is only parsed to be cleaned. Nothing runs: `hostile-markup.spec.ts`.
test.use({ expectedComplaints: [/status of 4\d\d|net::ERR_FAILED/] })

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text)
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' })
/** A title that no other journey uses. */
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Opens the dialog for a new post and fills in what is required. */
async function write(page: Page, title: string, text = 'Some words worth reading.'): Promise<void> {
  await openPage(page, '/admin/blog?edit=new')
  await page.getByLabel('Title').fill(title)
  await editor(page).fill(text)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
}

async function readMore(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Read More: ${title}` }).click()
}

test('a post’s whole life: written, read, edited, deleted, brought back', async ({ page, browser }) => {
  test.slow()
  await signInAsAdmin(page)
  const reader = await (await browser.newContext()).newPage()
  const title = unique('Hello, World & You')
  // Kept for everybody before the post is there.
  await reader.goto('/blog')

  await write(page, title)
  const slug = title.toLowerCase().replace(', ', '-').replace(' & ', '-').replaceAll(' ', '-')
  await expect(page.getByLabel('Slug')).toHaveValue(slug)
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type(' And bold ones.')
  await page.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ')
  await save(page)
  await expect(toast(page, 'Post created successfully')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Create New Post' })).toBeHidden()
  await expect(row(page, title)).toContainText(slug)

  await openPage(reader, '/blog')
  await expect(reader.getByRole('heading', { name: title })).toBeVisible()
  await readMore(reader, title)
  const post = reader.getByRole('dialog', { name: title })
  await expect(post).toBeVisible()
  await expect(post.getByText('Ada Lovelace')).toBeVisible()
  await expect(post.locator('strong')).toHaveText('And bold ones.')
  await expect(post.getByRole('button', { name: 'Play the video' })).toBeVisible()
  await expect(post.locator('iframe')).toHaveCount(0)
  await reader.emulateMedia({ media: 'print' })
  await expect(post.locator('strong')).toBeVisible()
  await expect(reader.getByText(/^Read More/).first()).toBeHidden()
  await reader.emulateMedia({ media: 'screen' })
  await reader.keyboard.press('Escape')
  await expect(post).toBeHidden()
  await expect(reader).toHaveURL(/\/blog$/)
  await expect(reader.getByRole('link', { name: `Read More: ${title}` })).toBeFocused()

  await page.getByRole('link', { name: `Edit “${title}”` }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Post' })).toBeVisible()
  await page.getByLabel('Title').fill(`${title} again`)
  await expect(page.getByLabel('Slug')).toHaveValue(slug)
  await save(page)
  await expect(toast(page, 'Post updated successfully')).toBeVisible()
  await openPage(reader, `/blog?post=${slug}`)
  await expect(reader.getByRole('dialog', { name: `${title} again` })).toBeVisible()

  await page.getByRole('button', { name: `Delete “${title} again”` }).click()
  await expect(page.getByText('Are you sure you want to delete this post?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete “${title} again”` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Post deleted successfully')).toBeVisible()
  await expect(row(page, slug)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect((await reader.request.get(`/blog?post=${slug}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Post restored')).toBeVisible()
  expect((await reader.request.get(`/blog?post=${slug}`)).status()).toBe(200)
})

test('what is missing is told at its field, a taken slug too, and nothing typed is lost', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await openPage(page, '/admin/blog?edit=new')
  await expect(editor(page)).toBeVisible()
  await save(page)
  await expect(page.getByText('Please enter a title')).toBeVisible()
  await expect(page.getByText('Please write something')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()

  const title = unique('Twice')
  await write(page, title)
  await page.getByLabel('Image URL', { exact: true }).fill('http://example.org/a.png')
  await save(page)
  await expect(page.getByText('Please enter an image URL that begins with https://, or upload')).toBeVisible()
  await page.getByLabel('Image URL', { exact: true }).fill('')
  await save(page)
  await expect(toast(page, 'Post created successfully')).toBeVisible()

  await write(page, title, 'The second one.')
  await save(page)
  await expect(page.getByRole('alert').getByText('Failed to save post')).toBeVisible()
  await expect(page.getByText('A post with this slug already exists').first()).toBeVisible()
  await expect(editor(page)).toHaveText('The second one.')

  // Loading anew asks first; what was written is there again.
  page.once('dialog', (dialog) => void dialog.accept())
  await openPage(page, '/admin/blog?edit=new')
  await expect(editor(page)).toHaveText('The second one.')
  await expect(page.getByText('Your unsaved changes were restored from this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openPage(page, '/admin/blog?edit=new')
  await expect(page.getByLabel('Title')).toHaveValue('')

  // What is discarded is not restored.
  await page.getByLabel('Title').fill('Discarded')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/admin/blog')
  await openPage(page, '/admin/blog?edit=new')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a picture is uploaded, shown in the text and beside it, and no other file is', async ({ page }) => {
  await signInAsAdmin(page)
  const title = unique('Pictured')
  await write(page, title)
  const file = {
    name: '../../evil.svg',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('jpeg', true)),
  }
  await page.getByLabel('Image URL: file to upload').setInputFiles(file)
  await expect(page.getByLabel('Image URL', { exact: true })).toHaveValue(
    /^\/files\/[0-9a-f]{32}-96x64\.webp$/,
  )
  await page.getByLabel('Image to insert').setInputFiles(file)
  await expect(editor(page).locator('img')).toHaveAttribute('src', /^\/files\//)
  await page
    .getByLabel('Image URL: file to upload')
    .setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    })
  await expect(page.getByText('Please choose a PNG, JPEG, WebP, GIF or AVIF image.')).toBeVisible()
  await save(page)
  await expect(toast(page, 'Post created successfully')).toBeVisible()
  await openPage(page, '/blog')
  await readMore(page, title)
  const images = page.getByRole('dialog', { name: title }).locator('img')
  await expect(images).toHaveCount(2)
  for (const image of await images.all())
    await expect(async () =>
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0),
    ).toPass()
})

test('a picture arrives by drop and by paste where its address stands', async ({ page }) => {
  await signInAsAdmin(page)
  await write(page, unique('By hand'))
  const address = page.getByLabel('Image URL', { exact: true })
  const bytes = [...(await picture('png'))]
  for (const way of ['drop', 'paste']) {
    await address.fill('')
    await address.evaluate(
      (field, { bytes, way }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
        const event =
          way === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
        field.dispatchEvent(event)
      },
      { bytes, way },
    )
    await expect(address).toHaveValue(/^\/files\/[0-9a-f]{32}-96x64\.webp$/)
  }
})

test('drafts and what is scheduled are shown to admins alone', async ({ page, browser }) => {
  await signInAsAdmin(page)
  const reader = await (await browser.newContext()).newPage()
  const [draft, ahead] = [unique('Draft'), unique('Ahead')]
  await write(page, draft)
  await page.getByLabel('Publish').selectOption('draft')
  await save(page)
  await expect(row(page, draft)).toContainText('Draft')
  await write(page, ahead)
  await page.getByLabel('Publish').selectOption('at')
  await page.getByLabel('Time').fill('2099-01-02T03:04')
  await save(page)
  await expect(row(page, ahead)).toContainText('Scheduled')
  for (const title of [draft, ahead]) {
    const address = `/blog?post=${title.toLowerCase().replaceAll(' ', '-')}`
    await openPage(reader, address)
    await expect(reader.getByText('Post not found')).toBeVisible()
    await openPage(page, address)
    await expect(page.getByText('only visible to admins')).toBeVisible()
  }
})

test('whoever is an admin no longer changes nothing, and who signed out is told so', async ({ page }) => {
  const email = await signInAsAdmin(page)
  await write(page, unique('Too late'))
  await changeAdmin(email, false).catch(() => undefined)
  await save(page)
  await expect(toast(page, 'Failed to save post')).toBeVisible()
  const form = { intent: 'save', id: '', title: 'x', slug: 'x', content: 'x' }
  await page.context().clearCookies()
  const answer = await page.request.post('/admin/blog.data', { form })
  expect(answer.status()).toBe(401)
  expect(await answer.text()).toContain('User not authenticated')
  expect((await page.request.post('/admin/uploads', { data: Buffer.from('x') })).status()).toBe(401)
  await signInAsNew(page)
  expect((await page.request.post('/admin/uploads', { data: Buffer.from('x') })).status()).toBe(403)
  await page.goto('/admin/blog')
  await expect(page).toHaveURL('/')
})

test('source and rich text are the same post, and neither keeps what could run', async ({ page }) => {
  await signInAsAdmin(page)
  await write(page, unique('Source'), 'From the editor')
  await page.getByRole('radio', { name: 'HTML source' }).check()
  const source = page.getByRole('textbox', { name: 'Content' })
  await expect(source).toHaveValue('<p>From the editor</p>')
  await source.fill('<h2>From the source</h2><p onclick="x()">Words<script>x()</script></p>')
  const preview = page.getByRole('region', { name: 'Content: preview' })
  await expect(preview.getByRole('heading', { name: 'From the source' })).toBeVisible()
  await expect(preview.locator('script, [onclick]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Rich text' }).check()
  await expect(editor(page).getByRole('heading', { name: 'From the source' })).toBeVisible()
  await expect(editor(page).locator('script, [onclick]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'HTML source' }).check()
  await source.fill('<table><tbody><tr><td>Cell</td></tr></tbody></table>')
  await page.getByRole('radio', { name: 'Rich text' }).check()
  await expect(page.getByText('It contains table, which the rich text editor would remove.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('a link to a post answers with the post, before any script', async ({ page, browser }) => {
  await signInAsAdmin(page)
  const title = unique('Linked')
  await write(page, title, 'The first sentence of it.')
  await save(page)
  await expect(toast(page, 'Post created successfully')).toBeVisible()
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`/blog?post=${slug}`)
  await expect(plain).toHaveTitle(new RegExp(`^${title} · `))
  await expect(
    plain.getByRole('dialog', { name: title }).getByText('The first sentence of it.'),
  ).toBeVisible()
  await expect(plain.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/blog\\?post=${slug}$`),
  )
  await expect(plain.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(plain.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'The first sentence of it.',
  )
  const data = JSON.parse((await plain.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Article', headline: title, author: { name: 'Ada Lovelace' } })
  await plain.getByRole('link', { name: 'Close' }).click()
  await expect(plain).toHaveURL(/\/blog$/)
  for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'])
    expect(await (await page.request.get(path)).text(), path).toContain(slug)
  const nowhere = await page.request.get('/blog/nope')
  expect([nowhere.status(), nowhere.headers()['content-type']]).toEqual([
    404,
    expect.stringContaining('html'),
  ])
})

test('list, post and editor are accessible in both themes', async ({ page }) => {
  test.slow()
  await signInAsAdmin(page)
  const title = unique('Accessible')
  await write(page, title)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('radio', { name: 'HTML source' }).check()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Rich text' }).check()
  await save(page)
  await expect(toast(page, 'Post created successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await openPage(page, '/blog')
  await expectAccessible(page)
  await openPage(page, `/blog?post=${title.toLowerCase().replaceAll(' ', '-')}`)
  await expectAccessibleInBothThemes(page)
})
