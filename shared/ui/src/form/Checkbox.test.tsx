import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Checkbox } from './Checkbox.tsx'

describe('Checkbox', () => {
  test('is toggled by its label', async () => {
    const { user } = renderUi(<Checkbox label="Remember me" name="remember" />)
    await user.click(screen.getByText('Remember me'))
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  })

  test('of type radio allows one choice', async () => {
    const { user } = renderUi(
      <>
        <Checkbox type="radio" name="card" label="Visa" defaultChecked />
        <Checkbox type="radio" name="card" label="Master" />
      </>,
    )
    await user.click(screen.getByRole('radio', { name: 'Master' }))
    expect(screen.getByRole('radio', { name: 'Visa' })).not.toBeChecked()
  })
})
