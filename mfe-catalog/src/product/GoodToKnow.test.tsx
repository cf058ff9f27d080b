import { buildProduct } from '@shop/testing/fixtures.ts'
import { screen, within } from '@testing-library/react'

import { renderPart } from '../testing/render-part.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'

const details = {
  material: { en: 'Oak', ar: 'خشب البلوط' },
  size: { en: '85.6 × 54 mm', ar: '85.6 × 54 مم' },
}

async function open(changes = {}, lang: 'en' | 'ar' = 'en', name = 'Good to know') {
  renderPart(<GoodToKnow product={buildProduct(changes)} />, { lang })
  const region = within(await screen.findByRole('region', { name }))
  return region.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('GoodToKnow', () => {
  test('answers material, size, delivery, returns and warranty, and links to the terms', async () => {
    const facts = await open({ details })
    expect(facts).toEqual(
      expect.arrayContaining([
        'Material Oak',
        'Size 85.6 × 54 mm',
        expect.stringMatching(/^Delivery .*two working days/),
        expect.stringMatching(/^Returns .*14 days/),
        expect.stringMatching(/^Warranty .*two years/i),
        expect.stringMatching(/^Prices are in OMR.*5% tax is added in the cart/),
      ]),
    )
    expect(screen.getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/terms')
  })

  test('leaves out what the product does not state', async () => {
    const facts = await open({ details: { size: details.size } })
    expect(facts).toContain('Size 85.6 × 54 mm')
    expect(facts.filter((fact) => fact?.startsWith('Material'))).toEqual([])
    expect((await screen.findAllByRole('listitem')).length).toBe(7)
  })

  test('renders Arabic on an Arabic page', async () => {
    expect(await open({ details }, 'ar', 'معلومات مفيدة')).toContain('الخامة خشب البلوط')
  })
})
