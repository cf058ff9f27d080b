import { endSession } from '@shop/kernel/session'
import { renderUi } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'

import { withOwnAccount } from '../testing/own-account.ts'
import { OwnAccount } from './OwnAccount.tsx'

const page = (
  <OwnAccount samples={<p>Samples</p>} skeleton={<p>Loading</p>}>
    {(userId) => <p>Orders of {userId}</p>}
  </OwnAccount>
)

const text = () => document.body.textContent

describe('OwnAccount', () => {
  test('renders the samples for members, too, where the backend has nothing else', () => {
    renderUi(page, { token: testToken() })
    expect(text()).toContain('Samples')
    expect(renderToString(page)).toBe('<p>Samples</p>')
  })

  describe('where the backend offers it', () => {
    withOwnAccount()

    test('renders what is the member’s, and the samples once the session has ended', () => {
      renderUi(page, { token: testToken() })
      expect(screen.getByText('Orders of member-1')).toBeVisible()
      expect(screen.queryByText('Samples')).not.toBeInTheDocument()
      act(endSession)
      expect(screen.getByText('Samples')).toBeVisible()
    })

    test('renders on the server what either sees, of which styles show one', () => {
      const html = renderToString(page)
      expect(html).toContain('<p>Loading</p>')
      expect(html).toContain('<p>Samples</p>')
      expect(html).not.toContain('Orders of')
    })
  })
})
