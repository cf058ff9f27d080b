import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { render, screen } from '@testing-library/react'

import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { IconButton } from './IconButton.tsx'

describe('Button', () => {
  test('calls onClick when it is clicked', async () => {
    const onClick = jest.fn()
    const { user } = renderUi(<Button onClick={onClick}>Pay</Button>)
    await user.click(screen.getByRole('button', { name: 'Pay' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test('submits a form only with type submit', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button>More</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('is disabled and busy while busy is set', async () => {
    const onClick = jest.fn()
    const { user } = renderUi(
      <Button busy onClick={onClick}>
        Sending...
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Sending...' })
    await user.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  test('shows a spinner beside a text that the browser has wrapped, and hides it', () => {
    const { rerender } = render(<Button>Pay</Button>)
    const button = screen.getByRole('button')
    const font = document.createElement('font')
    font.append(...button.childNodes)
    button.append(font)
    rerender(<Button busy>Pay</Button>)
    expect(button.querySelector('svg')).toBeInTheDocument()
    rerender(<Button>Pay</Button>)
    expect(button).toHaveTextContent('Pay')
    expect(button.querySelector('svg')).toBeNull()
  })
})

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

describe('IconButton', () => {
  test('renders its label as the accessible name and the tooltip', async () => {
    const onClick = jest.fn()
    const { user } = renderUi(
      <IconButton label="Remove" onClick={onClick}>
        <svg />
      </IconButton>,
    )
    const button = screen.getByRole('button', { name: 'Remove' })
    expect(button).toHaveAttribute('title', 'Remove')
    await user.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
