import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { IconButton } from './IconButton.tsx'

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
