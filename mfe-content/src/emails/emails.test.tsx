import { saleCoupons } from '@shop/contracts/rules/sale-coupons.ts'
import type { Language } from '@shop/kernel/language'
import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, screen, within } from '@testing-library/react'

import { loadEmailsMessages } from '../messages.generated.ts'
import { routes } from '../routes.generated.ts'
import { type Email, emails, getEmailPath, sampleLines } from './emails.ts'
import { OrderTable } from './OrderTable.tsx'

describe('EmailPage', () => {
  const open = (email: Email, lang: Language = 'en') =>
    renderRoutes(routes, { at: getEmailPath(email), lang })

  const findEmail = () => screen.findByRole('article')

  /** Subject and call to action of each e-mail, and where that leads. */
  const emailTexts: [Email, Language, subject: string, action: string, to: string][] = [
    ['confirmation', 'en', 'Confirm your e-mail address', 'Confirm my e-mail', '/'],
    ['confirmation', 'ar', 'تأكيد بريدك الإلكتروني', 'تأكيد بريدي الإلكتروني', '/'],
    ['cart', 'en', '3 products are waiting in your cart', 'Back to my cart', '/shop-cart'],
    ['cart', 'ar', '3 منتجات بانتظارك في السلة', 'العودة إلى سلتي', '/shop-cart'],
    ['offers', 'en', 'The sale is on: up to 75% off', 'Shop the sale', '/sale'],
    ['offers', 'ar', 'بدأت التخفيضات: خصم يصل إلى 75%', 'تسوّق التخفيضات', '/sale'],
    ['order', 'en', 'Your order 482913 is confirmed', 'Continue shopping', '/'],
    ['order', 'ar', 'تم تأكيد طلبك رقم 482913', 'متابعة التسوق', '/'],
    ['voucher', 'en', 'Salim has sent you a gift voucher', 'Use it in my cart', '/shop-cart'],
    ['voucher', 'ar', 'أرسل إليك سالم قسيمة هدية', 'استخدم قسيمة الهدية في سلتي', '/shop-cart'],
    ['reset', 'en', 'Choose a new password', 'Choose a new password', '/'],
    ['reset', 'ar', 'اختيار كلمة مرور جديدة', 'اختيار كلمة مرور جديدة', '/'],
    [
      'review',
      'en',
      'Tell us about your purchase: Black steel card',
      'Tell us what you think',
      '/contact',
    ],
    ['review', 'ar', 'ما رأيك في بطاقة فولاذية سوداء؟', 'مشاركة رأيي', '/contact'],
  ]

  test.each(emailTexts)(
    'renders the subject and the call to action of %s in %s, and links only to the shop',
    async (email, lang, subject, action, to) => {
      open(email, lang)
      const message = within(await findEmail())
      expect(screen.getByRole('heading', { level: 2, name: subject })).toBeVisible()
      expect(message.getByRole('link', { name: action })).toHaveAttribute('href', to)
      const stepper = message.getByRole('navigation')
      const links = message.getAllByRole('link').filter((link) => !stepper.contains(link))
      const targets = links.map((link) => link.getAttribute('href'))
      expect(targets).toEqual(expect.arrayContaining(['/', '/contact']))
      expect(['/', '/shop-cart', '/sale', '/contact']).toEqual(expect.arrayContaining(targets))
    },
  )

  test('renders sender, recipient, date and the sample notice', async () => {
    open('confirmation')
    const header = within(await findEmail())
    expect(header.getByText('Wasla', { selector: 'dd' })).toHaveTextContent(
      'Wasla hello@wasla.example',
    )
    expect(header.getByText('maha@example.com')).toHaveAttribute('translate', 'no')
    expect(header.getByText(/9 March 2026/)).toHaveTextContent('9:30')
    expect(screen.getByText(/not sent to anyone/)).toBeVisible()
  })

  test('lists all seven templates and marks the current one', async () => {
    open('offers')
    await findEmail()
    // Hidden on small screens, so not found by role.
    const list = screen.getByLabelText('E-mail templates')
    const links = Array.from(list.querySelectorAll('a'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(emails.map(getEmailPath))
    const marked = links.filter((link) => link.hasAttribute('aria-current'))
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/email-offers'])
  })

  test('steps to the next and the previous template', async () => {
    const { user, router } = open('confirmation')
    expect(await screen.findByText('1 of 7')).toBeVisible()
    expect(screen.getByLabelText('Previous e-mail')).toBeDisabled()
    await user.click(screen.getByLabelText('Next e-mail'))
    expect(await screen.findByText('2 of 7')).toBeVisible()
    expect(router.state.location.pathname).toBe('/email-cart')
    await user.click(screen.getByLabelText('Previous e-mail'))
    expect(await screen.findByText('1 of 7')).toBeVisible()
    await act(() => router.navigate(getEmailPath('review')))
    expect(await screen.findByText('7 of 7')).toBeVisible()
    expect(screen.getByLabelText('Next e-mail')).toBeDisabled()
  })
})

describe('e-mail content', () => {
  async function open(email: Email, lang: 'en' | 'ar' = 'en') {
    renderRoutes(routes, { at: getEmailPath(email), lang })
    return within(await screen.findByRole('article'))
  }

  test.each(['cart', 'order'] as const)('%s: renders the table of the order', async (email) => {
    const preview = await open(email)
    expect(preview.getByRole('table', { name: 'Products and totals' })).toBeVisible()
  })

  test.each([
    ['confirmation', 'en', 'This link is valid for 30 minutes.'],
    ['confirmation', 'ar', 'هذا الرابط صالح لمدة 30 دقيقة.'],
    ['reset', 'en', 'This link is valid for 45 seconds.'],
    ['reset', 'ar', 'هذا الرابط صالح لمدة 45 ثانية.'],
  ] as const)('%s: says in %s how long the link is valid', async (email, lang, text) => {
    const preview = await open(email, lang)
    expect(preview.getByText(text)).toBeVisible()
  })

  test('cart: has a code', async () => {
    const preview = await open('cart')
    expect(preview.getByText(/pay 20% less/)).toBeVisible()
    expect(preview.getByText('SALE20OFF')).toHaveAttribute('translate', 'no')
  })

  test('offers: renders up to 75% off and all four codes', async () => {
    const preview = await open('offers')
    expect(preview.getByRole('heading', { level: 3, name: 'Up to 75% Off' })).toBeVisible()
    const cards = preview.getAllByRole('listitem')
    expect(cards).toHaveLength(4)
    saleCoupons.forEach(({ code, percent }, index) => {
      expect(cards[index]).toHaveTextContent(`${percent}% off`)
      expect(cards[index]).toHaveTextContent(code)
    })
  })

  test('order: renders the delivery address', async () => {
    const preview = await open('order')
    const address = preview.getByRole('heading', { level: 4, name: 'Delivery address' })
    expect(address.parentElement).toHaveTextContent('Way 3015, Al Khuwair, Muscat, Oman')
  })

  test("voucher: renders the code and the giver's message", async () => {
    const preview = await open('voucher')
    expect(preview.getByText('SALE50OFF')).toBeVisible()
    expect(preview.getByText('50% off')).toBeVisible()
    expect(preview.getByRole('figure')).toHaveTextContent(/new studio.*Salim/)
  })

  test('review: has a code as a thank-you', async () => {
    const preview = await open('review')
    expect(preview.getByText(/30% off your next order/)).toBeVisible()
    expect(preview.getByText('SALE30OFF')).toBeVisible()
  })
})

describe('OrderTable', () => {
  async function open() {
    setUpBrowser()
    await loadEmailsMessages()
    renderUi(<OrderTable />)
    return screen.getByRole('table')
  }

  test('renders a row with a picture for every line', async () => {
    const table = await open()
    const [, body] = within(table).getAllByRole('rowgroup')
    const rows = within(body as HTMLElement).getAllByRole('row')
    expect(rows).toHaveLength(sampleLines.length)
    // Decorative: the product's name is beside it.
    for (const row of rows) expect(row.querySelector('img')).toHaveAttribute('alt', '')
  })

  test('renders the amounts of its lines and their totals', async () => {
    const table = within(await open())
    const row = (name: RegExp) => table.getByRole('row', { name })
    expect(row(/^Black steel card/)).toHaveTextContent(/OMR\s21\.00.*20.*OMR\s420\.00$/)
    expect(row(/^Subtotal/)).toHaveTextContent(/OMR\s940\.00$/)
    expect(row(/^Tax/)).toHaveTextContent(/OMR\s94\.00$/)
    expect(row(/^Total/)).toHaveTextContent(/OMR\s1,034\.00$/)
  })
})
