import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Button } from './Button.tsx'

test('does what it says when it is pressed', async () => {
  const onClick = jest.fn()
  const { user } = renderUi(<Button onClick={onClick}>Pay</Button>)
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('does not send a form unless it is told to', async () => {
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

test('cannot be pressed again while busy, and says so', async () => {
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

test('hands its ref on', () => {
  const ref = { current: null as HTMLButtonElement | null }
  renderUi(<Button ref={ref}>Pay</Button>)
  expect(ref.current).toBe(screen.getByRole('button'))
})
