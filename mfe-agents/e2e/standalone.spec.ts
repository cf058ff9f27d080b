import {
  expect,
  expectForeignRoute,
  expectPassingText,
  expectThemePersisted,
  failures,
  languages,
  test,
} from '@shop/e2e/standalone/fixtures.ts'
import { expectNoProgramTexts, foreign } from '@shop/e2e/standalone/foreign-data.ts'

const words = {
  en: {
    title: 'Agents',
    heading: 'Ambassadors',
    count: '12 ambassadors',
    shop: 'Shop',
    next: 'Next page',
    retry: 'Try again',
    write: 'Send Message to Huda No01',
    dialog: 'Message to Huda No01',
    message: 'Your message',
    send: 'Send Message',
  },
  ar: {
    title: 'سفراؤنا',
    heading: 'سفراؤنا',
    count: /سفيرًا/,
    shop: 'المتجر',
    next: 'الصفحة التالية',
    retry: 'إعادة المحاولة',
    write: /^إرسال رسالة إلى .*No01$/,
    dialog: /^رسالة إلى /,
    message: 'رسالتك',
    send: 'إرسال الرسالة',
  },
}

for (const lang of languages) {
  const text = words[lang]
  test.describe(lang, () => {
    test.use({ lang })

    test('a visitor pages through the directory', async ({ page, open, mockBackend }) => {
      await open('/agents')
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expect(page.getByText(text.count)).toBeVisible()
      await expect(page.getByRole('button', { name: text.write })).toBeVisible()
      await page.getByRole('link', { name: text.next }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByRole('listitem').filter({ hasText: 'No12' })).toBeVisible()
      const queries = mockBackend.requestsTo('GET', '/users').map(({ query }) => query.toString())
      expect(queries).toContain('role=agent&limit=10&page=2')
    })

    test('a member writes to an agent', async ({ page, open, mockBackend, token }) => {
      await open('/agents')
      await page.getByRole('button', { name: text.write }).click()
      const dialog = page.getByRole('dialog', { name: text.dialog })
      await dialog.getByLabel(text.message).fill('Hello!')
      await expectPassingText(page, 'Your message is on its way', () =>
        dialog.getByRole('button', { name: text.send }).click(),
      )
      await expect(dialog).toBeHidden()
      const [sent, ...others] = mockBackend.requestsTo('POST', '/messages')
      expect(others).toEqual([])
      expect(sent).toMatchObject({
        token,
        body: { senderId: 'member-1', receiverId: 'agent-1', message: 'Hello!' },
      })
    })
  })
}

const text = words.en

test('a visitor who writes is redirected to the login, with the dialog as the return URL', async ({
  page,
  open,
}) => {
  await open('/agents')
  await page.getByRole('button', { name: text.write }).click()
  await expect(page).toHaveURL(/\/portal\/login\?/)
  expect(new URL(page.url()).searchParams.get('returnTo')).toMatch(/\/agents\?.*agent-1/)
})

test('a link to another remote renders the foreign route; the theme persists', async ({
  page,
  open,
}) => {
  await open('/agents')
  await expectThemePersisted(page)
  await page.getByRole('main').getByRole('link', { name: text.shop, exact: true }).first().click()
  await expectForeignRoute(page, '/shop')
})

test.describe('a broken backend', () => {
  test.use({ expected: [/status of 500/] })

  test('shows the server’s message, and recovers by retrying', async ({
    page,
    open,
    mockBackend,
  }) => {
    mockBackend.override('/users', failures.broken)
    await open('/agents')
    await expect(page.getByRole('alert')).toContainText('The shelves fell over')
    mockBackend.clearOverrides()
    await page.getByRole('button', { name: text.retry }).click()
    await expect(page.getByText(text.count)).toBeVisible()
  })

  test('keeps a message that failed to send', async ({ page, open, mockBackend, token }) => {
    mockBackend.override('/messages', failures.broken)
    await open('/agents')
    await page.getByRole('button', { name: text.write }).click()
    const dialog = page.getByRole('dialog', { name: text.dialog })
    await dialog.getByLabel(text.message).fill('Hello!')
    await expectPassingText(page, 'The shelves fell over', () =>
      dialog.getByRole('button', { name: text.send }).click(),
    )
    await expect(dialog.getByLabel(text.message), token).toHaveValue('Hello!')
  })
})

test('the data of another backend leave placeholders, and cost one row only', async ({
  page,
  open,
  mockBackend,
}) => {
  mockBackend.override('/users', { body: foreign.agents })
  await open('/agents')
  const names = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Huda No01', '-- --'])
  await expectNoProgramTexts(page)
})
