import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Notice } from './Notice.tsx'

describe('Notice', () => {
  test.each([
    ['info', 'Note'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['danger', 'Error'],
  ] as const)('of kind %s is named by its icon', (kind, name) => {
    renderUi(<Notice kind={kind}>Your order</Notice>)
    expect(screen.getByRole('img', { name })).toBeInTheDocument()
    expect(screen.getByText('Your order')).toBeVisible()
  })

  test('renders the role it is given', () => {
    renderUi(
      <Notice kind="danger" role="alert">
        Invalid or expired discount code.
      </Notice>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid or expired discount code.')
  })

  test('names its kind in Arabic', () => {
    renderUi(<Notice kind="warning">انتبه</Notice>, { lang: 'ar' })
    expect(screen.getByRole('img', { name: 'تنبيه' })).toBeInTheDocument()
  })
})
