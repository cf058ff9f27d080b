import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Amount } from './Amount.tsx'

describe('Amount', () => {
  test('renders two decimals and the currency, untranslated', () => {
    renderUi(<Amount hundredths={2100} />)
    expect(screen.getByText(/^OMR\s21\.00$/)).toHaveAttribute('translate', 'no')
  })

  test('renders Western digits in Arabic', () => {
    renderUi(<Amount hundredths={123456} />, { lang: 'ar' })
    expect(screen.getByText(/1,234\.56/)).toBeVisible()
  })
})
