import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { StockNote } from './StockNote.tsx'

describe('StockNote', () => {
  test.each([
    [null, 1, 'In stock'],
    [4, 1, 'In stock'],
    [3, 1, 'Only 3 left'],
    [5, 6, 'Only 5 left'],
    [0, 1, 'Sold out'],
  ])('of %p pieces, when %p are wanted, says %s', (left, quantity, text) => {
    renderUi(<StockNote stock={{ left }} quantity={quantity} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  test('says it in Arabic', () => {
    renderUi(<StockNote stock={{ left: 2 }} />, { lang: 'ar' })
    expect(screen.getByText(/^بقي [2٢] فقط$/)).toBeVisible()
  })

  test('says nothing when the backend counts no pieces', () => {
    const { container } = renderUi(<StockNote stock={undefined} />)
    expect(container).toHaveTextContent(/^$/)
  })
})
