import { queryClient, setLanguage } from '@shop/kernel'
import { createMemoryRouter, RouterProvider, useLocation } from '@shop/router'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { load } from '../messages.ts'
import { Footer } from './Footer.tsx'
import { LazyFooter } from './LazyFooter.tsx'

const renderOnServer = () =>
  renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Footer /> }])} />
    </QueryClientProvider>,
  )

const Address = () => <p>Address: {useLocation().pathname}</p>

let idle: (() => void)[] = []

beforeEach(() => {
  idle = []
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => idle.push(task),
    cancelIdleCallback: () => undefined,
  })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
  queryClient.clear()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

const becomeIdle = () => act(async () => idle.forEach((task) => task()))

async function openServerPage() {
  setUpBrowser()
  await load()
  const html = renderOnServer()
  await hydrateUi(
    <>
      <LazyFooter />
      <button>After it</button>
      <Address />
    </>,
    () => {
      const place = document.body.lastElementChild?.querySelector('div > div > div')
      place?.append(document.createRange().createContextualFragment(html))
    },
  )
}

const field = () => screen.getByRole('textbox', { name: /E-mail/ })
const link = () => screen.getByRole('link', { name: 'Sale outlet' })

describe('LazyFooter', () => {
  test('leaves the footer of the server until the browser is idle', async () => {
    await openServerPage()
    const fromServer = link()
    await becomeIdle()
    await waitFor(() => expect(link()).not.toBe(fromServer))
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
  })

  test('opens pages without a reload, and leaves new tabs and other sites to the browser', async () => {
    await openServerPage()
    const wasHandled: boolean[] = []
    const stopBrowser = (event: Event) => {
      wasHandled.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', stopBrowser)
    fireEvent.click(link(), { ctrlKey: true })
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
    fireEvent.click(link())
    window.removeEventListener('click', stopBrowser)
    expect(wasHandled).toEqual([false, false, true])
    expect(await screen.findByText('Address: /sale')).toBeInTheDocument()
  })

  test('does at once what was submitted before its code was there', async () => {
    await openServerPage()
    const user = userEvent.setup()
    await user.type(field(), 'maha')
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText(/^Please enter an e-mail address/)).toBeVisible()
    expect(field()).toHaveValue('maha')
    expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveFocus()
  })

  test('leaves the focus in the field that it was submitted in', async () => {
    await openServerPage()
    await userEvent.type(field(), 'maha@example.com{Enter}')
    expect(await screen.findByText(/^Thank you/)).toBeVisible()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('maha@example.com')
  })

  test('takes nobody out of it, and keeps what was typed', async () => {
    await openServerPage()
    const fromServer = field()
    const user = userEvent.setup()
    await user.type(fromServer, 'maha@')
    await becomeIdle()
    expect(fromServer).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'After it' }))
    expect(fromServer).not.toBeInTheDocument()
    expect(field()).toHaveValue('maha@')
  })

  test('takes nobody out who comes into it while it is replaced', async () => {
    await openServerPage()
    const fromServer = field()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    const { contains } = Node.prototype
    // The last question before it is replaced is whether somebody is in it.
    const question = jest.spyOn(Node.prototype, 'contains').mockImplementation(function (
      this: Node,
      other,
    ) {
      queueMicrotask(() => fromServer.focus())
      return contains.call(this, other)
    })
    idle.forEach((task) => task())
    await waitFor(() => expect(question).toHaveBeenCalled())
    question.mockRestore()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(fromServer).toHaveFocus()
    fromServer.blur()
    await waitFor(() => expect(fromServer).not.toBeInTheDocument())
  })

  test('drops the footer of the server when the language changes', async () => {
    await openServerPage()
    act(() => setLanguage('ar'))
    expect(screen.queryByRole('link', { name: 'Sale outlet' })).not.toBeInTheDocument()
    await becomeIdle()
    expect(await screen.findByRole('navigation', { name: 'المساعدة' })).toBeInTheDocument()
  })
})
