import { expectConsole } from '@shop/testing/console.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'

import { lazyOptional } from './lazy-optional.ts'
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
