import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Button } from './Button.tsx'

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

  test('forwards its ref', () => {
    const ref = { current: null as HTMLButtonElement | null }
    renderUi(<Button ref={ref}>Pay</Button>)
    expect(ref.current).toBe(screen.getByRole('button'))
  })
})
