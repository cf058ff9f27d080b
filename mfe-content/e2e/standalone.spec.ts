import {
  expect,
  expectForeignRoute,
  expectThemePersisted,
  failures,
  languages,
  test,
} from '@shop/e2e/standalone/fixtures.ts'

const words = {
  en: {
    home: 'Digital cards and smart business tools',
    gift: 'Shop the gifts',
    faqs: 'Frequently asked questions',
    question: 'How do I order?',
    answer: /^Choose a category in the shop/,
    other: 'Do I need an account to buy?',
    contact: 'Contact Us',
    fields: ['First Name', 'Last Name', 'E-mail', 'Subject', 'Message (Max 500 characters)'],
    send: 'Send Message',
    sent: /replies to .*maha@example\.com/,
  },
  ar: {
    home: 'بطاقات رقمية وأدوات ذكية للأعمال',
    gift: 'تسوّق الهدايا',
    faqs: 'الأسئلة الشائعة',
    question: 'كيف أطلب؟',
    answer: /^اختر فئة من المتجر/,
    other: 'هل أحتاج إلى حساب للشراء؟',
    contact: 'اتصل بنا',
    fields: ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الموضوع', /^الرسالة/],
    send: 'إرسال الرسالة',
    sent: /يرد على .*maha@example\.com/,
  },
}
const filled = ['Maha', 'Al Balushi', 'maha@example.com', 'Cards', 'Do you print in Arabic?']

for (const lang of languages) {
  const text = words[lang]
  test.describe(lang, () => {
    test.use({ lang })

    test('the home page leads into the shop', async ({ page, open }) => {
      await open('/')
      await expect(page.getByRole('heading', { level: 1, name: text.home })).toBeAttached()
      await page.getByRole('link', { name: text.gift }).click()
      await expectForeignRoute(page, '/shop')
    })

    test('one answer is open at a time', async ({ page, open }) => {
      await open('/faqs')
      await expect(page.getByRole('heading', { level: 1, name: text.faqs })).toBeVisible()
      await expect(page.getByText(text.answer)).toBeVisible()
      await page.getByText(text.other, { exact: true }).click()
      await expect(page.getByText(text.answer)).toBeHidden()
    })

    test('the contact form is sent, and says what happens next', async ({
      page,
      open,
      mockBackend,
    }) => {
      await open('/contact')
      await expect(page.getByRole('heading', { level: 1, name: text.contact })).toBeVisible()
      for (const [index, field] of text.fields.entries()) {
        await page.getByRole('textbox', { name: field }).fill(filled[index] ?? '')
      }
      await page.getByRole('button', { name: text.send }).click()
      await expect(page.getByText(text.sent)).toBeVisible()
      const [sent, ...others] = mockBackend.requestsTo('POST', '/forms')
      expect(sent?.body).toMatchObject({ kind: 'contact', fields: { message: filled[4] } })
      expect(others).toEqual([])
    })
  })
}

test.describe('a broken backend', () => {
  test.use({ expected: [/status of 500/] })

  test('is none of the pages’ business, signed in or not', async ({
    page,
    open,
    mockBackend,
    token,
  }) => {
    mockBackend.override('/', failures.broken)
    for (const path of [
      '/',
      '/aboutus',
      '/blogs',
      '/helpcenter',
      '/career',
      '/terms',
      '/login?sample',
    ]) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1 }), `${path} ${token}`).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
})

test('links out of the remote say where they lead; the theme stays', async ({ page, open }) => {
  await open('/')
  await expectThemePersisted(page)
  await page.locator('main a[href$="/shop"]').first().click()
  await expectForeignRoute(page, '/shop')
})

test('a site whose configuration is missing says so instead of staying blank', async ({
  page,
  open,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.addInitScript(() => (console.error = () => undefined))
  await open('/faqs')
  await expect(page.locator('pre')).toContainText('apiUrl')
})
