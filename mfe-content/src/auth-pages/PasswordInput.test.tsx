import { renderUi } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { screen } from '@testing-library/react'

import { load } from './messages.ts'
import { PasswordInput } from './PasswordInput.tsx'

async function open(error?: string) {
  setUpBrowser()
  await load()
  return renderUi(
    <Field label="Password" required error={error}>
      <PasswordInput autoComplete="current-password" />
    </Field>,
  )
}

const input = () => screen.getByLabelText(/^Password/)

describe('PasswordInput', () => {
  test('is the control of its field', async () => {
    await open('Please enter your password.')
    expect(input()).toHaveAttribute('aria-required', 'true')
    expect(input()).toHaveAttribute('aria-invalid', 'true')
    expect(input()).toHaveAccessibleDescription('Please enter your password.')
  })

  test('keeps its value when it is shown and hidden', async () => {
    const { user } = await open()
    await user.type(input(), 'open sesame')
    await user.click(screen.getByRole('button', { name: 'Show the password' }))
    expect(input()).toHaveAttribute('type', 'text')
    expect(input()).toHaveValue('open sesame')
    await user.click(screen.getByRole('button', { name: 'Hide the password' }))
    expect(input()).toHaveAttribute('type', 'password')
    expect(input()).toHaveValue('open sesame')
  })

  test('disables the spelling check and keeps autocomplete when it is shown', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Show the password' }))
    expect(input()).toHaveAttribute('spellcheck', 'false')
    expect(input()).toHaveAttribute('autocomplete', 'current-password')
  })

  test('has a button that does not submit the form', async () => {
    await open()
    expect(screen.getByRole('button', { name: 'Show the password' })).toHaveAttribute(
      'type',
      'button',
    )
  })
})
