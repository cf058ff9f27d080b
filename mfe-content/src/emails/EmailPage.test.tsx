import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { type Email, emails, getEmailPath } from './emails.ts'

const open = (email: Email, lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at: getEmailPath(email), lang })

const findEmail = () => screen.findByRole('article')

/** Targets of the links in the e-mail itself, without those of the mailbox. */
async function getLinksOf(email: Email) {
  open(email)
  const stepper = within(await findEmail()).getByRole('navigation')
  const links = within(await findEmail()).getAllByRole('link')
  return links.filter((link) => !stepper.contains(link)).map((link) => link.getAttribute('href'))
}

describe('EmailPage', () => {
  test('has seven templates with a path each', () => {
    expect(emails.map(getEmailPath)).toEqual([
      '/email-confirmation',
      '/email-cart',
      '/email-offers',
      '/email-order-success',
      '/email-gift-voucher',
      '/email-reset-password',
      '/email-item-review',
    ])
  })

  test.each([
    ['confirmation', 'Confirm your e-mail address', 'تأكيد بريدك الإلكتروني'],
    ['cart', '3 products are waiting in your cart', /منتجات بانتظارك في السلة/],
    ['offers', 'The sale is on: up to 75% off', /بدأت التخفيضات/],
    ['order', 'Your order 482913 is confirmed', 'تم تأكيد طلبك رقم 482913'],
    ['voucher', 'Salim has sent you a gift voucher', 'أرسل إليك سالم قسيمة هدية'],
    ['reset', 'Choose a new password', 'اختيار كلمة مرور جديدة'],
    ['review', 'Tell us about your purchase: Black steel card', /بطاقة فولاذية سوداء/],
  ] as const)('renders the subject of %s in both languages', async (email, english, arabic) => {
    const { unmount } = open(email)
    expect(await screen.findByRole('heading', { level: 2, name: english })).toBeVisible()
    unmount()
    open(email, 'ar')
    expect(await screen.findByRole('heading', { level: 2, name: arabic })).toBeVisible()
  })

  test.each(emails)(
    'links from %s only to pages of the shop, and always to help',
    async (email) => {
      const links = await getLinksOf(email)
      expect(
        links.filter((to) => !['/', '/shop-cart', '/sale', '/contact'].includes(to ?? '')),
      ).toEqual([])
      expect(links).toEqual(expect.arrayContaining(['/', '/contact']))
    },
  )

  test('renders sender, recipient, date and the sample notice', async () => {
    open('confirmation')
    const header = within(await findEmail())
    expect(header.getByText('Wasla', { selector: 'dd' })).toHaveTextContent(
      'Wasla hello@wasla.example',
    )
    expect(header.getByText('maha@example.com')).toHaveAttribute('translate', 'no')
    expect(header.getByText(/March 9, 2026/)).toHaveTextContent('9:30')
    expect(screen.getByText(/not sent to anyone/)).toBeVisible()
  })

  test('has its title and is noindex', async () => {
    open('voucher')
    await findEmail()
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(document.title).toBe('Gift voucher e-mail · Wasla')
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
  })

  test('disables the next button at the last template', async () => {
    open('review')
    expect(await screen.findByText('7 of 7')).toBeVisible()
    expect(screen.getByLabelText('Next e-mail')).toBeDisabled()
    expect(screen.getByLabelText('Previous e-mail')).toHaveAttribute(
      'href',
      '/email-reset-password',
    )
  })
})
