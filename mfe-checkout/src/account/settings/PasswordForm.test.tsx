import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { load } from '../messages.ts'
import { PasswordForm } from './PasswordForm.tsx'

jest.setTimeout(30_000)

// The route loads them otherwise.
beforeAll(load)

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const oldPassword = () => field(/^Old password/)
const newPassword = () => field(/^New password/)
const retypedPassword = () => field(/^Re-type new password/)

async function renderForm() {
  const page = renderUi(<PasswordForm />)
  const { user } = page
  const button = await screen.findByRole('button', { name: 'Change Password' })
  return {
    user,
    change: () => user.click(button),
    async fill(
      values: readonly [oldPassword: string, newPassword: string, retypedPassword: string],
    ) {
      for (const [index, input] of [oldPassword(), newPassword(), retypedPassword()].entries()) {
        await user.clear(input)
        if (values[index]) await user.type(input, values[index])
      }
    },
  }
}

describe('PasswordForm', () => {
  test('renders masked fields for the old and twice for the new password', async () => {
    await renderForm()
    expect([oldPassword(), newPassword(), retypedPassword()].map(({ type }) => type)).toEqual(
      Array(3).fill('password'),
    )
    expect(oldPassword()).toHaveAttribute('autocomplete', 'current-password')
    expect(retypedPassword()).toHaveAttribute('autocomplete', 'new-password')
    expect(newPassword()).toHaveAccessibleDescription('At least 8 characters')
    expect(screen.getByText(/sends it nowhere/)).toBeVisible()
  })

  test('requires all three fields', async () => {
    const { change } = await renderForm()
    await change()
    expect(oldPassword()).toHaveAccessibleDescription('Old password is required.')
    expect(newPassword()).toHaveAccessibleDescription(/New password is required\.$/)
    expect(retypedPassword()).toHaveAccessibleDescription('Re-type new password is required.')
  })

  test.each([
    ['short', ['old-secret', 'seven-7', 'seven-7'], newPassword, /is too short/],
    [
      'the old one',
      ['old-secret', 'old-secret', 'old-secret'],
      newPassword,
      /must not be the old one/,
    ],
    [
      'retyped wrongly',
      ['old-secret', 'new-secret', 'new-secrets'],
      retypedPassword,
      /are not the same/,
    ],
  ] as const)('rejects a new password that is %s', async (_, values, wrong, reason) => {
    const { fill, change } = await renderForm()
    await fill(values)
    await change()
    expect(wrong()).toHaveAccessibleDescription(reason)
    expect(screen.queryByText(/nothing was sent/)).not.toBeInTheDocument()
  })

  test('clears the mismatch error when either password is corrected', async () => {
    const { user, fill, change } = await renderForm()
    await fill(['old-secret', 'new-secret', 'new-secrets'])
    await change()
    await user.type(newPassword(), 's')
    expect(retypedPassword()).toBeValid()
  })

  test('clears valid passwords and says that nothing was sent', async () => {
    const { fill, change } = await renderForm()
    await fill(['old-secret', 'new-secret', 'new-secret'])
    await change()
    expect(await screen.findByText(/nothing was sent/)).toBeVisible()
    expect([oldPassword(), newPassword(), retypedPassword()].map(({ value }) => value)).toEqual([
      '',
      '',
      '',
    ])
  })
})
