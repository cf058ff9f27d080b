import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { cart } from '@shop/kernel/cart'
import { getLanguage } from '@shop/kernel/language'
import { getSession } from '@shop/kernel/session'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import toast from 'react-hot-toast'

import { buildProduct } from './fixtures.ts'
import { recordNavigation } from './navigation.ts'
import { renderRoutes, renderUi } from './render.tsx'
import { setUpBrowser } from './set-up-browser.ts'
import { testToken } from './token.ts'

const line = { id: 'a', title: 'A', price: 1, quantity: 3 }

describe('setUpBrowser', () => {
  test('fills the stores', () => {
    setUpBrowser({ lang: 'ar', token: testToken({ _id: 'maha' }), cart: [line] })
    expect(getLanguage()).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(getSession()?.user._id).toBe('maha')
    expect(cart.items()).toMatchObject([{ id: 'a', quantity: 3 }])
  })

  test('defaults to a first visit', () => {
    setUpBrowser()
    expect(getSession()).toBeNull()
    expect(cart.items()).toEqual([])
    expect(localStorage.getItem(storageKeys.lang)).toBe('en')
  })
})

describe('renderUi', () => {
  test('provides a query client, toasts and a user', async () => {
    function Counter() {
      const [count, setCount] = useState(0)
      const { data } = useQuery({ queryKey: ['x'], queryFn: () => buildProduct().title.en })
      const handleClick = () => {
        setCount(count + 1)
        toast(`${data} ${count + 1}`)
      }
      return <button onClick={handleClick}>{data}</button>
    }
    const { user } = renderUi(<Counter />)
    await user.click(await screen.findByRole('button', { name: 'Steel card' }))
    expect(await screen.findByText('Steel card 1')).toBeInTheDocument()
  })
})

describe('renderRoutes', () => {
  test('renders the route of the initial URL', () => {
    const { router } = renderRoutes(
      [
        { path: '/a', element: <h1>A</h1> },
        { path: '/b/:id', element: <h1>B</h1> },
      ],
      { at: '/b/7' },
    )
    expect(screen.getByRole('heading')).toHaveTextContent('B')
    expect(router.state.matches.at(-1)?.params).toEqual({ id: '7' })
  })
})

describe('recordNavigation', () => {
  test('records assign, replace and reload without leaving the page', () => {
    const navigation = recordNavigation()
    window.location.assign('http://portal.test/login')
    window.location.replace(new URL('http://pay.test/1'))
    window.location.reload()
    expect(navigation).toEqual({
      addresses: ['http://portal.test/login', 'http://pay.test/1'],
      reloads: 1,
    })
    expect(window.location.href).toBe('http://localhost/')
  })

  test('starts a new record', () => {
    expect(recordNavigation()).toEqual({ addresses: [], reloads: 0 })
  })
})
