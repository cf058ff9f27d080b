import { getSession } from '@shop/kernel'
import { testToken } from '@shop/testing/token.ts'
import { screen } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

const maha = testToken({ _id: 'maha' })
const salim = testToken({ _id: 'salim', firstName: 'Salim' })
const signedIn = () => getSession()?.user._id

async function openLink(incoming: string, token?: string) {
  window.incomingToken = incoming
  return openShop(token === undefined ? {} : { token })
}

describe('SwitchAccountDialog', () => {
  test('asks before another member is signed in, by name', async () => {
    await openLink(salim, maha)
    const dialog = screen.getByRole('dialog', { name: 'Continue as another member?' })
    expect(dialog).toHaveTextContent('a different member (Salim)')
    expect(signedIn()).toBe('maha')
  })

  test('renders no name when the token has none', async () => {
    await openLink(testToken({ _id: 'salim', firstName: 7 }), maha)
    expect(screen.getByRole('dialog')).toHaveTextContent('a different member. ')
  })

  test.each([
    ['Switch member', 'salim'],
    ['Stay signed in', 'maha'],
    ['Close', 'maha'],
  ])('“%s” leaves %s signed in', async (name, member) => {
    const { user } = await openLink(salim, maha)
    await user.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(signedIn()).toBe(member)
  })

  test.each([
    ['nobody is signed in', undefined],
    ['the same member is', testToken({ _id: 'salim' })],
  ])('is not rendered when %s', async (_, token) => {
    await openLink(salim, token)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(signedIn()).toBe('salim')
  })
})
