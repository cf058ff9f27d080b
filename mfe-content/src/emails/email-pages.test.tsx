import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { findUntranslatedTexts } from '../testing/untranslated-texts.ts'
import { type Email, emails, getEmailPath } from './emails.ts'

type Lang = 'en' | 'ar'

const titles: Record<Email, Record<Lang, string>> = {
  confirmation: { en: 'Confirmation e-mail', ar: 'رسالة تأكيد البريد' },
  cart: { en: 'Cart reminder e-mail', ar: 'رسالة التذكير بالسلة' },
  offers: { en: 'Offers e-mail', ar: 'رسالة العروض' },
  order: { en: 'Order success e-mail', ar: 'رسالة تأكيد الطلب' },
  voucher: { en: 'Gift voucher e-mail', ar: 'رسالة قسيمة الهدية' },
  reset: { en: 'Reset password e-mail', ar: 'رسالة إعادة تعيين كلمة المرور' },
  review: { en: 'Item review e-mail', ar: 'رسالة تقييم المنتج' },
}

/** The call to action of each e-mail in both languages, and its target. */
const actions: Record<Email, Record<Lang, string> & { to: string }> = {
  confirmation: { en: 'Confirm my e-mail', ar: 'تأكيد بريدي الإلكتروني', to: '/' },
  cart: { en: 'Back to my cart', ar: 'العودة إلى سلتي', to: '/shop-cart' },
  offers: { en: 'Shop the sale', ar: 'تسوّق التخفيضات', to: '/sale' },
  order: { en: 'Continue shopping', ar: 'متابعة التسوق', to: '/' },
  voucher: { en: 'Use it in my cart', ar: 'استخدم القسيمة في سلتي', to: '/shop-cart' },
  reset: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة', to: '/' },
  review: { en: 'Tell us what you think', ar: 'مشاركة رأيي', to: '/contact' },
}

const cases = emails.flatMap((email) =>
  (['en', 'ar'] as const).map((lang) => [email, lang] as const),
)

describe.each(cases)('the e-mail page %s in %s', (email, lang) => {
  async function open() {
    const { container } = renderRoutes(routes, { at: getEmailPath(email), lang })
    const title = titles[email][lang]
    await screen.findByRole('heading', { level: 1, name: title })
    return container
  }

  test('skips no heading level and has its title', async () => {
    await open()
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.slice(0, 3)).toEqual([1, 2, 3])
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1)
      return level
    })
    expect(document.title).toBe(`${titles[email][lang]} · ${lang === 'ar' ? 'وصلة' : 'Wasla'}`)
  })

  test('renders its call to action', async () => {
    await open()
    const { [lang]: name, to } = actions[email]
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('link', { name })).toHaveAttribute('href', to)
  })

  test('has a description', async () => {
    await open()
    const description = document.head.querySelector('meta[name=description]')
    const { length } = description?.getAttribute('content') ?? ''
    expect(length).toBeGreaterThanOrEqual(60)
    expect(length).toBeLessThanOrEqual(160)
  })
})

test.each(emails)('the e-mail page %s has no untranslated text in Arabic', async (email) => {
  const { container } = renderRoutes(routes, { at: getEmailPath(email), lang: 'ar' })
  await screen.findByRole('heading', { level: 1 })
  expect(findUntranslatedTexts(container)).toEqual([])
})
