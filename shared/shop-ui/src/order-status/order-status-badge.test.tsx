import { renderUi } from '@shop/testing/render.tsx'
import { color } from '@shop/ui/tokens/tokens.ts'
import { screen } from '@testing-library/react'

import { OrderStatusBadge } from './OrderStatusBadge.tsx'

describe('OrderStatusBadge', () => {
  test.each([
    ['open', color.warning],
    ['awaitingPayment', color.warning],
    ['paid', color.success],
    ['inWork', color.info],
    ['lost', color.info],
    ['constructor', color.info],
  ])('colours the status %s', (status, expected) => {
    renderUi(<OrderStatusBadge status={status}>In words</OrderStatusBadge>)
    expect(screen.getByText('In words')).toHaveStyle({ color: expected })
  })
})
