import { signInAsAdmin } from './support/admin.ts'
import { expect, openPage, test } from './support/journey.ts'

test('on a phone a post is written, listed and read without scrolling sideways', async ({ page }) => {
  await signInAsAdmin(page)
  const title = `Phone ${Math.random().toString(36).slice(2, 8)}`
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await openPage(page, '/admin/blog?edit=new')
  await page.getByLabel('Title').fill(title)
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill(`${'Written with a thumb. '.repeat(30)}${'https://example.org/'.repeat(6)}`)
  await page.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ')
  expect(await fits()).toBe(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Notifications').getByText('Post created successfully')).toBeVisible()
  expect(await fits()).toBe(true)
  await openPage(page, '/blog')
  await page.getByRole('link', { name: `Read More: ${title}` }).click()
  const post = page.getByRole('dialog', { name: title })
  await expect(post.getByText('Written with a thumb.').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await fits()).toBe(true)
  const content = post.getByRole('group', { name: title })
  expect(await content.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  await page.goBack()
  await expect(post).toBeHidden()
})
