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

function setUp() {
  onBackdrop.mockClear()
  render(<Surface />)
  return { user: userEvent.setup(), backdrop: screen.getByTestId('backdrop') }
}

describe('useBackdropClick', () => {
  test('calls back on a click on the backdrop', async () => {
    const { user, backdrop } = setUp()
    await user.click(backdrop)
    expect(onBackdrop).toHaveBeenCalledTimes(1)
  })

  test('ignores a click inside', async () => {
    const { user } = setUp()
    await user.click(screen.getByText('Inside'))
    expect(onBackdrop).not.toHaveBeenCalled()
  })

  test.each([
    ['began inside', 'Inside', 'backdrop'],
    ['ended inside', 'backdrop', 'Inside'],
  ])('ignores a click that %s', async (_, from, to) => {
    const { user, backdrop } = setUp()
    const at = (where: string) => (where === 'backdrop' ? backdrop : screen.getByText(where))
    await user.pointer([
      { keys: '[MouseLeft>]', target: at(from) },
      { keys: '[/MouseLeft]', target: at(to) },
    ])
    expect(onBackdrop).not.toHaveBeenCalled()
  })

  test('calls back on a click on the backdrop after one inside', async () => {
    const { user, backdrop } = setUp()
    await user.click(screen.getByText('Inside'))
    await user.click(backdrop)
    expect(onBackdrop).toHaveBeenCalledTimes(1)
  })
})
