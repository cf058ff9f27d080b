import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Checkbox } from './Checkbox.tsx'

test('its label ticks it', async () => {
  const { user } = renderUi(<Checkbox label="Remember me" name="remember" />)
  await user.click(screen.getByText('Remember me'))
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
})

test('of several choices only one is taken', async () => {
  const { user } = renderUi(
    <>
      <Checkbox type="radio" name="card" label="Visa" defaultChecked />
      <Checkbox type="radio" name="card" label="Master" />
    </>,
  )
  await user.click(screen.getByRole('radio', { name: 'Master' }))
  expect(screen.getByRole('radio', { name: 'Visa' })).not.toBeChecked()
})
