import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import {
  createBrowserRouter,
  leaveOverlay,
  Link,
  RouterProvider,
  useBackToClose,
  useBlocker,
  useSearchParams,
} from './router.ts'

function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  const [params, setParams] = useSearchParams()
  useBackToClose(true, onClose)
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>Close {name}</button>
      <button onClick={() => setParams({ size: `${params.get('size') ?? ''}S` })}>Choose</button>
      <Link to="/other">Other</Link>
    </div>
  )
}

function Page() {
  const [open, setOpen] = useState<readonly string[]>([])
  const [params, setParams] = useSearchParams()
  return (
    <>
      <h1>Page</h1>
      <button onClick={() => setOpen([...open, 'menu'])}>Menu</button>
      <button onClick={() => setOpen([...open, 'viewer'])}>Viewer</button>
      <button onClick={() => setOpen(['viewer'])}>Viewer instead</button>
      <button onClick={() => setParams({ order: '1' }, { replace: true })}>Order</button>
      {open.map((name) => (
        <Overlay
          key={name}
          name={name}
          onClose={() => setOpen((names) => names.filter((other) => other !== name))}
        />
      ))}
      {params.has('order') && (
        <Overlay
          name="order"
          onClose={() => leaveOverlay(() => setParams({}, { replace: true }))}
        />
      )}
    </>
  )
}

/** A page that asks whoever leaves it. */
function Form() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <>
      <h1>Form</h1>
      <Link to="/other">Other</Link>
      {blocker.state === 'blocked' && (
        <>
          <Overlay name="question" onClose={blocker.reset} />
          <button onClick={() => leaveOverlay(blocker.proceed)}>Leave</button>
        </>
      )}
    </>
  )
}

let router: ReturnType<typeof createBrowserRouter> | undefined

function start(loader?: () => null) {
  router = createBrowserRouter([
    { path: '/first', element: <h1>First</h1> },
    { path: '/page', element: <Page />, ...(loader && { loader }) },
    { path: '/other', element: <h1>Other</h1> },
    { path: '/form', element: <Form /> },
  ])
  render(<RouterProvider router={router} />)
}

/** A page that was reached from `/first`. */
async function openPage(loader?: () => null) {
  window.history.pushState(null, '', '/first')
  start(loader)
  await act(() => router?.navigate('/page'))
  return userEvent.setup()
}

afterEach(() => router?.dispose())

const goBack = () => window.history.back()
const shows = (heading: string) => screen.findByRole('heading', { name: heading })
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.ariaLabel)
const hasDialogs = (...names: string[]) => waitFor(() => expect(dialogs()).toEqual(names))
const click = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  for (const name of names) await user.click(screen.getByText(name))
}
const isOnPage = () =>
  waitFor(() => {
    expect(window.location.pathname).toBe('/page')
    expect((window.history.state as { overlays?: number } | null)?.overlays).toBeUndefined()
  })

describe('useBackToClose', () => {
  test('closes on Back, which leaves the page only the next time', async () => {
    const user = await openPage()
    await click(user, 'Menu')
    goBack()
    await hasDialogs()
    await shows('Page')
    goBack()
    await shows('First')
  })

  test('is asked before the router, which loads nothing anew', async () => {
    const load = jest.fn(() => null)
    const user = await openPage(load)
    load.mockClear()
    await click(user, 'Menu')
    goBack()
    await hasDialogs()
    await isOnPage()
    expect(load).not.toHaveBeenCalled()
  })

  test('closes one overlay after the other', async () => {
    const user = await openPage()
    await click(user, 'Menu', 'Viewer')
    goBack()
    await hasDialogs('menu')
    goBack()
    await hasDialogs()
    await isOnPage()
  })

  test('leaves no history entry when it is closed otherwise', async () => {
    const user = await openPage()
    await click(user, 'Menu', 'Close menu')
    await isOnPage()
    goBack()
    await shows('First')
  })

  test('leaves the next overlay open when one takes the place of another', async () => {
    const user = await openPage()
    await click(user, 'Menu', 'Viewer instead')
    await hasDialogs('viewer')
    goBack()
    await hasDialogs()
    goBack()
    await shows('First')
  })

  test('is passed over on the way back from a page that was opened from the overlay', async () => {
    const user = await openPage()
    await click(user, 'Menu', 'Other')
    await shows('Other')
    goBack()
    await shows('Page')
    expect(dialogs()).toEqual([])
    await isOnPage()
    goBack()
    await shows('First')
  })

  test('keeps what was chosen in the overlay', async () => {
    const user = await openPage()
    await click(user, 'Menu', 'Choose', 'Choose')
    goBack()
    await hasDialogs()
    await waitFor(() => expect(window.location.search).toBe('?size=SS'))
    expect(router?.state.location.search).toBe('?size=SS')
  })

  test('forgets the entry of an overlay that a reload has closed', async () => {
    window.history.pushState(null, '', '/first')
    window.history.pushState(null, '', '/page')
    window.history.pushState({ overlays: 1 }, '')
    start()
    await isOnPage()
    goBack()
    await shows('First')
  })
})

describe('leaveOverlay', () => {
  test.each([
    ['a button', (user: ReturnType<typeof userEvent.setup>) => click(user, 'Close order')],
    ['Back', async () => goBack()],
  ])('leaves no entry of an overlay in the address that %s closes', async (_, close) => {
    const user = await openPage()
    await click(user, 'Order')
    await hasDialogs('order')
    await waitFor(() => expect(window.history.state).toHaveProperty('overlays', 1))
    await close(user)
    await hasDialogs()
    await isOnPage()
    expect(window.location.search).toBe('')
    goBack()
    await shows('First')
  })
})

describe('a question of a blocker', () => {
  async function openForm() {
    const user = await openPage()
    await act(() => router?.navigate('/form'))
    return user
  }
  const isAsked = async () => {
    await hasDialogs('question')
    await waitFor(() => expect(window.history.state).toHaveProperty('overlays', 1))
    expect(window.location.pathname).toBe('/form')
  }

  test('is asked on Back, again and again, until it is answered', async () => {
    const user = await openForm()
    goBack()
    await isAsked()
    await click(user, 'Close question')
    await hasDialogs()
    await waitFor(() => expect(window.history.state).not.toHaveProperty('overlays'))
    goBack()
    await isAsked()
    goBack()
    await hasDialogs()
    await shows('Form')
    goBack()
    await isAsked()
    await click(user, 'Leave')
    await shows('Page')
    goBack()
    await shows('First')
  })

  test('is asked on a link, and leaves no entry behind', async () => {
    const user = await openForm()
    await click(user, 'Other')
    await isAsked()
    await click(user, 'Leave')
    await shows('Other')
    await hasDialogs()
    goBack()
    await shows('Form')
  })
})
