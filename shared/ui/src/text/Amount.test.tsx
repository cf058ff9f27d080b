import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Amount } from './Amount.tsx'

test('shows two decimals and the currency, kept from translation', () => {
  renderUi(<Amount hundredths={2100} />)
  expect(screen.getByText(/^OMR\s21\.00$/)).toHaveAttribute('translate', 'no')
})

test('is written as Arabic is', () => {
  renderUi(<Amount hundredths={123456} />, { lang: 'ar' })
  expect(screen.getByText(/١٬٢٣٤٫٥٦/)).toBeVisible()
})
