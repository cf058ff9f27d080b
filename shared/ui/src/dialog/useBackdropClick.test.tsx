import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useBackdropClick } from './useBackdropClick.ts'

const onBackdrop = jest.fn()

function Surface() {
  return (
    <div data-testid="backdrop" {...useBackdropClick(onBackdrop)}>
      <p>Inside</p>
    </div>
  )
}

function place() {
  onBackdrop.mockClear()
  render(<Surface />)
  return { user: userEvent.setup(), backdrop: screen.getByTestId('backdrop') }
}

test('a whole click on the backdrop counts', async () => {
  const { user, backdrop } = place()
  await user.click(backdrop)
  expect(onBackdrop).toHaveBeenCalledTimes(1)
})

test('a click inside does not', async () => {
  const { user } = place()
  await user.click(screen.getByText('Inside'))
  expect(onBackdrop).not.toHaveBeenCalled()
})

test.each([
  ['began inside', 'Inside', 'backdrop'],
  ['ended inside', 'backdrop', 'Inside'],
])('a press that %s does not', async (_, from, to) => {
  const { user, backdrop } = place()
  const at = (where: string) => (where === 'backdrop' ? backdrop : screen.getByText(where))
  await user.pointer([
    { keys: '[MouseLeft>]', target: at(from) },
    { keys: '[/MouseLeft]', target: at(to) },
  ])
  expect(onBackdrop).not.toHaveBeenCalled()
})

test('a press inside does not spoil the next click beside it', async () => {
  const { user, backdrop } = place()
  await user.click(screen.getByText('Inside'))
  await user.click(backdrop)
  expect(onBackdrop).toHaveBeenCalledTimes(1)
})
