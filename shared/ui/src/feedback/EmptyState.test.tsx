import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { EmptyState } from './EmptyState.tsx'

test('says what is missing and offers a way on', () => {
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

test('a title is enough', () => {
  const { container } = renderUi(<EmptyState title="There is no agents available" />)
  expect(container).toHaveTextContent(/^There is no agents available$/)
})

test('its title is the heading of a page that has nothing else', () => {
  renderUi(<EmptyState heading title="Page Not Found" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveAttribute(
    'tabindex',
    '-1',
  )
})
