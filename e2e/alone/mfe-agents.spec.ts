import { expect, expectOutside, expectThemeKept, failure, languages, test } from './fixtures.ts'

const words = {
  en: {
    title: 'Agents',
    heading: 'Ambassadors',
    count: '12 ambassadors',
    shop: 'Shop',
    next: 'Next page',
    loading: 'Loading ambassadors',
    empty: 'There is no agents available',
    retry: 'Try again',
    write: 'Send Message to Huda No01',
    dialog: 'Message to Huda No01',
    message: 'Your message',
    send: 'Send Message',
  },
  ar: {
    title: 'الوكلاء',
    heading: 'السفراء',
    count: /سفيرًا/,
    shop: 'المتجر',
    next: 'الصفحة التالية',
    loading: 'جارٍ تحميل السفراء',
    empty: 'لا يوجد وكلاء متاحون حاليًا',
    retry: 'إعادة المحاولة',
    write: /^إرسال رسالة إلى .*No01$/,
    dialog: /^رسالة إلى /,
    message: 'رسالتك',
    send: 'إرسال رسالة',
  },
}

for (const lang of languages) {
  const say = words[lang]
  test.describe(lang, () => {
    test.use({ lang })

    test('a visitor looks through the directory', async ({ page, open, double }) => {
      await open('/agents')
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expect(page.getByText(say.count)).toBeVisible()
      await expect(page.getByRole('button', { name: say.write })).toBeVisible()
      await page.getByRole('link', { name: say.next }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByRole('listitem').filter({ hasText: 'No12' })).toBeVisible()
      const queries = double.callsTo('GET', '/users').map(({ query }) => query.toString())
      expect(queries).toContain('role=agent&limit=10&page=2')
    })

    test('a member writes to an agent', async ({ page, open, double, token }) => {
      await open('/agents')
      await page.getByRole('button', { name: say.write }).click()
      const dialog = page.getByRole('dialog', { name: say.dialog })
      await dialog.getByLabel(say.message).fill('Hello!')
      await dialog.getByRole('button', { name: say.send }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/Your message is on its way/)).toBeVisible()
      const [sent, ...others] = double.callsTo('POST', '/messages')
      expect(others).toEqual([])
      expect(sent).toMatchObject({
        token,
        body: { senderId: 'member-1', receiverId: 'agent-1', message: 'Hello!' },
      })
    })
  })
}

const say = words.en

test('a visitor who writes is asked to log in, and would come back', async ({ page, open }) => {
  await open('/agents')
  await page.getByRole('button', { name: say.write }).click()
  await expect(page).toHaveURL(/\/portal\/login\?/)
  expect(new URL(page.url()).searchParams.get('returnTo')).toMatch(/\/agents\?.*agent-1/)
})

test('nobody there yet', async ({ page, open, double }) => {
  double.answer('/users', failure.noResults)
  await open('/agents')
  await expect(page.getByText(say.empty)).toBeVisible()
})

test('while the answer is on its way, the page says so', async ({ page, open, double }) => {
  double.answer('/users', failure.slow)
  await open('/agents')
  await expect(page.getByText(say.loading)).toBeAttached()
  await expect(page.getByText(say.count)).toBeVisible()
})

test('links out of the remote say where they lead; the theme stays', async ({ page, open }) => {
  await open('/agents')
  await expectThemeKept(page)
  await page.getByRole('main').getByRole('link', { name: say.shop, exact: true }).first().click()
  await expectOutside(page, '/shop')
})

test.describe('a broken backend', () => {
  test.use({ expected: [/500/] })

  test('says so in its words, and the directory is there once it is back', async ({
    page,
    open,
    double,
  }) => {
    double.answer('/users', failure.broken)
    await open('/agents')
    await expect(page.getByRole('alert')).toContainText('The shelves fell over')
    double.heal()
    await page.getByRole('button', { name: say.retry }).click()
    await expect(page.getByText(say.count)).toBeVisible()
  })

  test('keeps the message that could not be sent', async ({ page, open, double, token }) => {
    double.answer('/messages', failure.broken)
    await open('/agents')
    await page.getByRole('button', { name: say.write }).click()
    const dialog = page.getByRole('dialog', { name: say.dialog })
    await dialog.getByLabel(say.message).fill('Hello!')
    await dialog.getByRole('button', { name: say.send }).click()
    await expect(page.getByText('The shelves fell over')).toBeVisible()
    await expect(dialog.getByLabel(say.message), token).toHaveValue('Hello!')
  })
})
