import { act, screen, within } from '@testing-library/react'

import { openPage } from '../../testing/open-page.tsx'
import { normalizedText } from '../../testing/text.ts'

const plan = async (name = 'Current plan') => {
  const region = await screen.findByRole('region', { name })
  return { region, ...within(region) }
}

describe('PaymentPage', () => {
  describe('the plan', () => {
    test('costs $18 monthly, and switches to annual and back', async () => {
      const { user } = openPage('/user-payment')
      const { region, getByRole } = await plan()
      expect(region).toHaveTextContent('$18/Monthly')
      expect(region).toHaveTextContent('nothing is charged')
      await user.click(getByRole('button', { name: 'Switch to Annual Plan' }))
      expect(region).toHaveTextContent('$216/Annual')
      expect(region).not.toHaveTextContent('$18')
      await user.click(getByRole('button', { name: 'Switch to Monthly Plan' }))
      expect(region).toHaveTextContent('$18/Monthly')
    })

    test('is stored in this browser and follows other tabs', async () => {
      const { user, unmount } = openPage('/user-payment')
      await user.click((await plan()).getByRole('button', { name: 'Switch to Annual Plan' }))
      unmount()
      openPage('/user-payment')
      const { region } = await plan()
      expect(region).toHaveTextContent('$216/Annual')
      localStorage.removeItem('account.plan:visitor')
      act(() => void window.dispatchEvent(new StorageEvent('storage')))
      expect(region).toHaveTextContent('$18/Monthly')
    })

    test('renders in Arabic', async () => {
      openPage('/user-payment', { lang: 'ar' })
      const { region, getByText, getByRole } = await plan('الخطة الحالية')
      expect(region).toHaveTextContent('$18 شهريًا')
      expect(getByText('$18')).toHaveAttribute('translate', 'no')
      expect(getByRole('button', { name: 'التبديل إلى الخطة السنوية' })).toBeVisible()
    })
  })

  describe('the cards', () => {
    test('render a logo, a cardholder and an expiry date', async () => {
      openPage('/user-payment')
      const region = await screen.findByRole('region', { name: 'Payment methods' })
      const cards = within(region).getAllByRole('listitem')
      expect(cards.map(normalizedText)).toEqual([
        'Visa ending in 4242Salim Al HarthyExpires 09/2028',
        'Master ending in 4444Salim Al HarthyExpires 01/2029',
        'Ame. Express ending in 0005Salim Al HarthyExpires 12/2027',
      ])
      cards.forEach((card) => expect(card.querySelector('img')).toHaveAttribute('src'))
      expect(region).toHaveTextContent('These cards are samples')
      expect(within(region).getByText('Sample')).toBeVisible()
    })

    test('render in Arabic', async () => {
      openPage('/user-payment', { lang: 'ar' })
      const region = await screen.findByRole('region', { name: 'طرق الدفع' })
      expect(region).toHaveTextContent('أمريكان إكسبريس تنتهي بـ 0005')
    })
  })
})
