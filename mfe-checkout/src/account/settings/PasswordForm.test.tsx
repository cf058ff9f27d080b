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
    for (const input of [oldPassword(), newPassword(), retypedPassword()]) {
      expect(input).not.toBeRequired()
    }
    expect(screen.getByText(/sends nothing/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'member portal' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/portal\.test\/portal\?/),
    )
  })

  test('refuses nothing, clears the fields and says that nothing was sent', async () => {
    const { fill, change } = await renderForm()
    await fill(['old', 'new', 'another'])
    await change()
    expect(await screen.findByText(/Nothing was sent/)).toBeVisible()
    expect([oldPassword(), newPassword(), retypedPassword()].map(({ value }) => value)).toEqual([
      '',
      '',
      '',
    ])
    await change()
    expect(oldPassword()).toBeValid()
    expect(screen.getByText(/Nothing was sent/)).toBeVisible()
  })
})
