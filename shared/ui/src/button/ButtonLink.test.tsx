import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { ButtonLink } from './ButtonLink.tsx'

describe('ButtonLink', () => {
  test('navigates within the site on the client', async () => {
    const { user } = renderRoutes(
      [
        { path: '/', element: <ButtonLink to="/shop">Shop now</ButtonLink> },
        { path: '/shop', element: 'The shop' },
      ],
      { at: '/' },
    )
    await user.click(screen.getByRole('link', { name: 'Shop now' }))
    expect(await screen.findByText('The shop')).toBeVisible()
  })

  test('renders an ordinary link when it is external', () => {
    const link = (
      <ButtonLink external href="http://portal.test/login" target="_blank" rel="noreferrer">
        Login
      </ButtonLink>
    )
    renderRoutes([{ path: '/', element: link }], { at: '/' })
    const anchor = screen.getByRole('link', { name: 'Login' })
    expect(anchor).toHaveAttribute('href', 'http://portal.test/login')
    expect(anchor).toHaveAttribute('target', '_blank')
    expect(anchor).not.toHaveAttribute('external')
  })
})
