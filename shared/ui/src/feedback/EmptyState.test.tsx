import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { EmptyState } from './EmptyState.tsx'

describe('EmptyState', () => {
  test('renders the title, the text, the action and a decorative icon', () => {
    renderUi(
      <EmptyState
        icon={<svg data-testid="icon" />}
        title="Your cart is empty"
        text="Cards you add are kept here."
        action={<a href="/shop">Browse</a>}
      />,
    )
    expect(screen.getByText('Your cart is empty')).toBeVisible()
    expect(screen.getByText('Cards you add are kept here.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse' })).toBeVisible()
    expect(screen.getByTestId('icon').parentElement).toHaveAttribute('aria-hidden', 'true')
  })

  test('renders a title alone', () => {
    const { container } = renderUi(<EmptyState title="There is no agents available" />)
    expect(container).toHaveTextContent(/^There is no agents available$/)
  })

  test('renders the title as the heading of the page when asked to', () => {
    renderUi(<EmptyState heading title="Page Not Found" />)
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveAttribute(
      'tabindex',
      '-1',
    )
  })
})
