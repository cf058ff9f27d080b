import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { toast } from 'react-hot-toast'

import { lazyOptional } from './lazy-optional.ts'
import { useLazyDialog } from './useLazyDialog.ts'
import { useNearViewport } from './useNearViewport.ts'

describe('useNearViewport', () => {
  function Place() {
    const [ref, isNear] = useNearViewport(600)
    return <p ref={ref}>{isNear ? 'near' : 'far'}</p>
  }

  test('returns whether the element has been near, also after it has left', () => {
    let callback: IntersectionObserverCallback = () => undefined
    const disconnect = jest.fn()
    const observer = jest.spyOn(window, 'IntersectionObserver').mockImplementation((given) => {
      callback = given
      return { observe: () => undefined, disconnect } as unknown as IntersectionObserver
    })
    const move = (isIntersecting: boolean) =>
      act(() =>
        callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
      )
    renderUi(<Place />)
    expect(observer).toHaveBeenCalledWith(expect.any(Function), { rootMargin: '600px 0px' })
    move(false)
    expect(screen.getByText('far')).toBeVisible()
    move(true)
    expect(screen.getByText('near')).toBeVisible()
    expect(disconnect).toHaveBeenCalled()
    jest.restoreAllMocks()
  })
})

describe('lazyOptional', () => {
  const render = (load: Parameters<typeof lazyOptional>[0]) => {
    const Part = lazyOptional(load)
    renderUi(
      <>
        <h1>Page</h1>
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </>,
    )
  }

  test('renders the component when it has been loaded', async () => {
    render(() => Promise.resolve(() => <p>Part</p>))
    expect(await screen.findByText('Part')).toBeVisible()
  })

  test('leaves it out when it cannot be loaded', async () => {
    render(() => Promise.reject(new Error('offline')))
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
    expect(expectConsole()).toEqual([expect.stringContaining('could not be loaded')])
  })
})

describe('useLazyDialog', () => {
  const Question = ({ open }: { open: boolean }) => open && <p role="dialog">Sure?</p>

  function Page({ load }: { load: () => Promise<ComponentType<{ open: boolean }>> }) {
    const [isOpen, setIsOpen] = useState(false)
    const { Dialog, isLoading } = useLazyDialog(load, {
      isOpen,
      onClose: () => setIsOpen(false),
      getFailure: () => 'Not opened.',
    })
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          {isLoading ? 'Opening' : 'Open'}
        </button>
        {Dialog && <Dialog open={isOpen} />}
      </>
    )
  }

  /** The browser is never idle: nothing is loaded before the dialog is opened. */
  beforeEach(() => Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback() {} }))
  // After what is rendered has been unmounted, which cancels its task.
  afterAll(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) {
      Reflect.deleteProperty(window, name)
    }
  })

  test('says that a dialog is loading, until it is there', async () => {
    const loaded = deferred<ComponentType<{ open: boolean }>>()
    const load = jest.fn(() => loaded.promise)
    const { user } = renderUi(<Page load={load} />)
    expect(load).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('button', { name: 'Opening' })).toBeVisible()
    loaded.resolve(Question)
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible()
  })

  test('has it there before it is opened when the browser is idle', async () => {
    Object.assign(window, { requestIdleCallback: (task: () => void) => (task(), 1) })
    const load = jest.fn(() => Promise.resolve(Question))
    const { user } = renderUi(<Page load={load} />)
    expect(load).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('closes what cannot be loaded, says so, and loads it again when it is opened again', async () => {
    const load = jest.fn<Promise<typeof Question>, []>(() => Promise.reject(new Error('offline')))
    const { user } = renderUi(<Page load={load} />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Not opened.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open', expanded: false })).toBeVisible()
    load.mockResolvedValue(Question)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    act(() => toast.remove())
  })
})
