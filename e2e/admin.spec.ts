import type { Page } from '@playwright/test'
import { fillSignIn, signInAsNew } from './support/account.ts'
import { changeAdmin, inDatabase, signInAsAdmin } from './support/admin.ts'
import { expect, openPage, test, untilHydrated } from './support/journey.ts'
import { expectAccessibleInBothThemes } from './support/tool-journey.ts'

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** A name that no other journey uses. */
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

// models.spec.ts and health.spec.ts look at theirs.
const tabs = [
  '/admin',
  '/admin/users',
  '/admin/tools-content',
  '/admin/whats-new',
  '/admin/mail',
  '/admin/audit',
]

test('the panel shows its tabs, counters and links to whoever is an admin', async ({ page }) => {
  // Every tab is looked at in both themes.
  test.slow()
  await signInAsAdmin(page)
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Admin Panel' }).first().click()
  await expect(page.getByRole('heading', { name: 'Admin Panel', level: 1 })).toBeVisible()
  await expect(page.getByText('Manage users, content, and platform updates')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link')
  expect((await bar.allTextContents()).slice(0, 3)).toEqual(['Dashboard', 'Users', 'Tools Content'])
  for (const counter of ['Total Users', 'Tools Content', "What's New Posts", 'Recent Signups (7d)'])
    await expect(page.getByRole('term').filter({ hasText: counter })).toBeVisible()
  for (const path of tabs) {
    await openPage(page, path)
    await expectAccessibleInBothThemes(page)
  }
})

test.describe('two admins', () => {
  // What the demoted one is told.
  test.use({ expectedComplaints: [/status of 403/] })

  test('users: search, sort, grant and revoke, with the entry in the audit log', async ({
    page,
    browser,
  }) => {
    const other = await (await browser.newContext()).newPage()
    const email = await signInAsNew(other)
    const admin = await signInAsAdmin(page)
    await openPage(page, '/admin/users')
    await page.getByPlaceholder('Search users by email or name...').fill(email.toUpperCase())
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(row(page, email)).toContainText('Ada Lovelace')
    await page.getByRole('switch', { name: `Make Admin: ${email}` }).click()
    await expect(page.getByRole('switch', { name: `Remove Admin: ${email}` })).toBeChecked()
    await expect(toast(page, 'Admin status granted successfully')).toBeVisible()
    await expect(row(page, email).getByText('Admin', { exact: true })).toHaveCount(2)
    await openPage(other, '/admin/users')
    await expect(other.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
    await page.getByRole('switch', { name: `Remove Admin: ${email}` }).click()
    await expect(toast(page, 'Admin status revoked successfully')).toBeVisible()

    // Demoted in one window means refused in the next click of the other.
    await other.getByRole('switch', { name: `Remove Admin: ${admin}` }).click()
    await expect(toast(other, 'Failed to update admin status')).toBeVisible()
    await expect(other).toHaveURL('/')
    await expect(other.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)

    await page.getByPlaceholder('Search users by email or name...').fill('nobody is called so')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No users found matching your search.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.getByRole('link', { name: 'Email' }).click()
    await expect(page).toHaveURL(/sort=email/)
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')

    await openPage(page, `/admin/audit?search=${encodeURIComponent(email)}`)
    await expect(row(page, email)).toHaveCount(2)
    await expect(row(page, 'grant admin')).toContainText(admin)
  })
})

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('a switch goes back with the reason, and a form keeps what was typed', async ({ page, browser }) => {
    const email = await signInAsAdmin(page)
    await openPage(page, `/admin/users?search=${encodeURIComponent(email)}`)
    await page.route('**/admin/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
    )
    const own = page.getByRole('switch', { name: `Remove Admin: ${email}` })
    await own.click()
    // One’s own rights are not given back by whoever took them.
    await dialog(page, 'Remove your own admin rights?').getByRole('button', { name: 'Remove Admin' }).click()
    await expect(toast(page, 'Failed to update admin status')).toBeVisible()
    await expect(own).toBeChecked()

    await openPage(page, '/admin/whats-new?edit=new')
    await page.getByLabel('Title').fill('Kept')
    await page.getByRole('textbox', { name: 'Content' }).fill('Also kept')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').getByText('Failed to save post')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Kept')
    await page.unroute('**/admin/**')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Post created successfully')).toBeVisible()
    await expect(row(page, 'Also kept')).toBeVisible()

    // What somebody else has saved since is not saved over.
    await page.getByRole('link', { name: 'Edit “Kept”' }).first().click()
    await expect(dialog(page, 'Edit Post')).toBeVisible()
    const elsewhere = await (await browser.newContext()).newPage()
    await signInAsAdmin(elsewhere)
    const theirs = unique('Theirs')
    await openPage(elsewhere, page.url())
    await elsewhere.getByLabel('Title').fill(theirs)
    await elsewhere.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(elsewhere, 'Post updated successfully')).toBeVisible()
    await page.getByLabel('Title').fill('Mine')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').getByText('Someone else has changed this item')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: `Edit “${theirs}”` }).click()
    await expect(page.getByLabel('Title')).toHaveValue(theirs)
    await openPage(page, '/admin/whats-new?edit=00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('This item doesn’t exist.')).toBeVisible()
  })
})

test.describe('demoted', () => {
  test.use({ expectedComplaints: [/403/] })

  test('whoever was demoted while writing is told, and sent away', async ({ page, browser }) => {
    const rest = await (await browser.newContext()).newPage()
    await signInAsAdmin(rest)
    const email = await signInAsAdmin(page)
    await openPage(page, '/admin/tools-content?edit=new')
    await page.getByLabel('Title').fill('Too late')
    await changeAdmin(email, false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Failed to save tool content')).toBeVisible()
    await expect(toast(page, 'You are no longer an admin.')).toBeVisible()
  })
})

test.describe('signed out elsewhere', () => {
  test.use({ expectedComplaints: [/401/] })

  test('what was sent after the session had ended is there after signing in, until it is saved', async ({
    page,
  }) => {
    const email = await signInAsAdmin(page)
    const title = unique('Sent too late')
    await openPage(page, '/admin/whats-new?edit=new')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('textbox', { name: 'Content' }).fill('All of it')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/auth/)
    await fillSignIn(page, email)
    await expect(page).toHaveURL('/admin/whats-new?edit=new')
    await expect(page.getByText('Your unsaved changes were restored from this browser.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('All of it')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row(page, title)).toBeVisible()
    await openPage(page, '/admin/whats-new?edit=new')
    await expect(page.getByLabel('Title')).toHaveValue('')
  })
})

test('tools content: create, edit, hide, cancel, delete, undo', async ({ page }) => {
  await signInAsAdmin(page)
  await openPage(page, '/admin/tools-content')
  const title = unique('How to plan a short film')

  await page.getByRole('link', { name: 'Add Tool Content' }).click()
  await expect(dialog(page, 'Create Tool Content')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a title')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByRole('combobox', { name: 'Tool' }).selectOption('text-to-video-prompt-generator')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('From the first picture to the last.')
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill('## First\n\nA **bold** start.<script>alert(1)</script>')
  await expect(
    page.getByRole('region', { name: 'Content: preview' }).getByRole('heading', { name: 'First' }),
  ).toBeVisible()
  await page.getByLabel('Image URL', { exact: true }).fill('javascript:alert(1)')
  await page.getByLabel('Tags').fill('film, , children, short, film')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a URL that starts with https://')).toBeVisible()
  await page.getByLabel('Image URL', { exact: true }).fill('')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Tool content created successfully')).toBeVisible()
  await expect(dialog(page, 'Create Tool Content')).toHaveCount(0)
  await expect(row(page, title)).toContainText('+1')
  await expect(row(page, title)).toContainText('published')

  await page.getByRole('link', { name: `Edit “${title}”` }).click()
  await expect(dialog(page, 'Edit Tool Content')).toBeVisible()
  await expect(page.getByLabel('Tags')).toHaveValue('film, children, short')
  await page.getByLabel('Title').fill('Thrown away')
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Thrown away')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page, 'Edit Tool Content')).toHaveCount(0)
  await expect(row(page, title)).toBeVisible()

  await page.getByRole('link', { name: `Edit “${title}”` }).click()
  await page.getByLabel('Status').selectOption('hidden')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Tool content updated successfully')).toBeVisible()
  await expect(row(page, title)).toContainText('hidden')

  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await expect(dialog(page, 'Are you sure you want to delete this tool content?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, title)).toBeVisible()
  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Tool content deleted successfully')).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, title)).toBeVisible()
})

test("what's new: the full life of a post", async ({ page }) => {
  await signInAsAdmin(page)
  await openPage(page, '/admin/whats-new')
  const title = unique('Storyboards with captions')
  const create = page.getByRole('link', { name: 'Create New Post' })
  for (const leave of ['Escape', 'Cancel']) {
    await create.click()
    await expect(dialog(page, 'Create New Post')).toBeVisible()
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: leave }).click()
    await expect(dialog(page, 'Create New Post')).toHaveCount(0)
    await expect(create).toBeFocused()
  }
  await create.click()
  await page.getByLabel('Title').fill('Not lost')
  // To the entry in the history that was left with Cancel.
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Not lost')
  const asked = page.waitForEvent('dialog')
  const reload = page.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await reload
  await untilHydrated(page)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByLabel('Date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a title')).toBeVisible()
  await expect(page.getByText('Please enter the content')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('Please enter a title')).toHaveCount(0)
  await expect(page.getByText('Please enter the content')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill(`Every picture has a line. ${'More of it. '.repeat(20)}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Post created successfully')).toBeVisible()
  await expect(row(page, title)).toContainText('...')

  await page.getByRole('link', { name: `Edit “${title}”` }).click()
  await expect(dialog(page, 'Edit Post')).toBeVisible()
  await page.getByLabel('Date').fill('2999-01-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Post updated successfully')).toBeVisible()
  await expect(row(page, title)).toContainText('Not visible yet')

  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await expect(dialog(page, 'Are you sure you want to delete this post?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Post deleted successfully')).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, title)).toBeVisible()
})

test('what is published shows at once to everybody: on the card, below the tool, and no longer when hidden', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await signInAsAdmin(page)
  const title = unique('Checking a text')
  const card = visitor.getByRole('article').filter({ hasText: title })
  await openPage(visitor, '/tools/non-technical')
  await expect(card).toHaveCount(0)

  await openPage(page, '/admin/tools-content?edit=new')
  await page.getByRole('combobox', { name: 'Tool' }).selectOption('plagiarism-checker')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Compare it with your sources.')
  await page.getByLabel('Tags').fill('originality')
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill('## Before you begin\n\n<img src=x onerror="x()">Gather your **sources**.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, title)).toBeVisible()

  await openPage(visitor, '/tools/non-technical')
  await expect(card).toContainText('Compare it with your sources.')
  await expect(card).toContainText('originality')
  await card.getByRole('link').click()
  // Reached by a link, so the browser cleaned and drew it.
  const guide = visitor.getByRole('region', { name: title })
  await expect(guide).toContainText('Gather your sources.')
  await expect(guide.locator('[onerror]')).toHaveCount(0)
  await openPage(visitor, '/tools/non-technical/plagiarism-checker')
  await expect(guide.getByRole('heading', { level: 2 }).last()).toHaveText('Before you begin')
  await expect(guide.locator('[onerror]')).toHaveCount(0)
  await expectAccessibleInBothThemes(visitor)

  await page.getByRole('link', { name: `Edit “${title}”` }).click()
  await page.getByLabel('Status').selectOption('hidden')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, title)).toContainText('hidden')
  await openPage(visitor, '/tools/non-technical/plagiarism-checker')
  await expect(guide).toHaveCount(0)
  await openPage(visitor, '/tools/non-technical')
  await expect(card).toHaveCount(0)
})

test('announcements stand on the home page, all of them in a dialog, with a dot until they are opened', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await signInAsAdmin(page)
  const title = unique('Read it aloud')
  await openPage(page, '/admin/whats-new?edit=new')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('textbox', { name: 'Content' }).fill('Every story can be **heard** now.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, title)).toBeVisible()
  await page.goto('/')
  for (const card of ['User Management', 'Tools Content', "What's New"])
    await expect(
      page.getByRole('region', { name: 'Admin Panel' }).getByRole('link', { name: card }),
    ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Full Admin Panel' })).toHaveAttribute('href', '/admin')

  await openPage(visitor, '/')
  const news = visitor.getByRole('region', { name: "What's New" })
  await expect(visitor.getByRole('region', { name: 'Admin Panel' })).toHaveCount(0)
  expect(await news.getByRole('article').count()).toBeLessThanOrEqual(3)
  await news.getByRole('button', { name: 'Unread: See all updates' }).click()
  const all = visitor.getByRole('dialog', { name: "What's New" })
  await expect(all.getByRole('article', { name: title })).toContainText('Every story can be heard now.')
  await expectAccessibleInBothThemes(visitor)
  await visitor.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await openPage(visitor, '/')
  await expect(news.getByRole('button', { name: 'See all updates', exact: true })).toBeVisible()

  await openPage(page, '/admin/whats-new')
  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row(page, title)).toHaveCount(0)
  await openPage(visitor, '/')
  await expect(visitor.getByText(title)).toHaveCount(0)
})

test('a long list goes page by page, there and back, in the order of its column', async ({ page }) => {
  await signInAsAdmin(page)
  const name = unique('Walker')
  await inDatabase({ role: 'auth' }, ({ query }) =>
    query(
      `insert into users (name, email) select $1, $2 || n || '@example.org' from generate_series(101, 130) n`,
      [name, name.toLowerCase().replace(' ', '-')],
    ),
  )
  await openPage(page, `/admin/users?search=${encodeURIComponent(name)}&sort=email&direction=asc`)
  await expect(page.getByRole('row')).toHaveCount(26)
  await expect(page.getByRole('row').nth(1)).toContainText('101@')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('row').last()).toContainText('130@')
  // The page has an address.
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('link', { name: 'Email' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('130@')
})

test('a long name leaves the columns beside it most of their width', async ({ page }) => {
  await signInAsAdmin(page)
  const emailWidth = async (name: string) => {
    const email = `${unique('person').toLowerCase().replace(' ', '-')}@example.org`
    await inDatabase({ role: 'auth' }, ({ query }) =>
      query('insert into users (name, email) values ($1, $2)', [name, email]),
    )
    await openPage(page, `/admin/users?search=${encodeURIComponent(email)}`)
    return (await row(page, email).getByRole('cell').first().boundingBox())?.width ?? 0
  }
  const usual = await emailWidth('Ada Lovelace')
  expect(await emailWidth('Walburga '.repeat(22).trim())).toBeGreaterThan(0.6 * usual)
})

test('a mail that could not be delivered is sent again', async ({ page }) => {
  await signInAsAdmin(page)
  const recipient = `${unique('nobody').replace(' ', '-')}@example.org`
  await inDatabase({ role: 'auth' }, ({ query }) =>
    query(`insert into mail_outbox (recipient, subject, body) values ($1, 'Your link', 'secret')`, [
      recipient,
    ]),
  )
  await inDatabase({ role: 'worker' }, ({ query }) =>
    query(
      `update mail_outbox set status = 'dead', attempts = 3, last_error = '550 no such user' where recipient = $1`,
      [recipient],
    ),
  )
  await openPage(page, '/admin')
  await expect(page.getByText('1 couldn’t be delivered')).toBeVisible()
  await page.getByRole('link', { name: 'View mail' }).click()
  await expect(row(page, recipient)).toContainText('550 no such user')
  await expect(row(page, recipient)).not.toContainText('secret')
  await page.getByRole('button', { name: `Send again to ${recipient}` }).click()
  await expect(toast(page, 'The email is being sent again')).toBeVisible()
  await expect(page.getByRole('button', { name: `Send again to ${recipient}` })).toHaveCount(0)
  await openPage(page, `/admin/audit?search=${encodeURIComponent(recipient)}`)
  await expect(row(page, 'send again')).toBeVisible()
})
