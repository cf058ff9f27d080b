import type { Extension } from '@shop/contracts/wire/discovery.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import {
  type Box,
  boxOf,
  createBoxes,
  type ExtensionModule,
  Slot,
  type SlotHost,
  SlotHostProvider,
} from '../slots.ts'
import { BOX_TIMEOUT_MS } from './watch-box.ts'

interface Slots {
  'cart.empty': { count: number }
}

const extension = {
  ...{ key: 'box', slots: ['cart.empty'], order: 0, files: [] },
  height: { narrow: 300, wide: 200 },
}
const remoteOf = (name: string, changes: Partial<Extension> = {}) => {
  const extras = { extensions: [{ ...extension, ...changes }] }
  return { name, entry: { url: `/${name}/entry.js`, metadata: { version: '1.0.0' }, extras } }
}

const Count = ({ count }: { count: number }) => <p>Count {count}</p>
const moduleOf = (Component: ComponentType<never>): ExtensionModule => ({
  load: () => Promise.resolve(Component),
})

type Load = (name: string) => Promise<ExtensionModule>

function createHost(load: Load, changes: Partial<SlotHost> = {}, remotes = [remoteOf('mfe-x')]) {
  const boxes = createBoxes(remotes, async ({ name }) => ({ box: await load(name) }))
  const onFailure = jest.fn<void, Parameters<SlotHost['onFailure']>>()
  const find = (slot: string) => boxes.get(slot) ?? []
  return { find, rendered: new Set<string>(), ...changes, onFailure }
}

const pageOf = (host: SlotHost | null, count = 1) => (
  <SlotHostProvider value={host}>
    <h1>Cart</h1>
    <Slot<Slots> name="cart.empty" context={{ count }} />
  </SlotHostProvider>
)

let comeNear: () => Promise<void>

beforeEach(() => {
  const callbacks: IntersectionObserverCallback[] = []
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observe = () => void callbacks.push(callback)
    return { observe, disconnect: () => {} } as unknown as IntersectionObserver
  })
  comeNear = async () => {
    await waitFor(() => expect(callbacks).not.toEqual([]))
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
    act(() => callbacks.forEach((callback) => callback(entries, {} as IntersectionObserver)))
  }
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  document.body.replaceChildren()
})

const places = () => [...document.querySelectorAll<HTMLElement>('[data-box]')]

describe('Slot', () => {
  test.each([
    ['has no host', null],
    ['nothing fills', createHost(async () => moduleOf(Count), {}, [])],
  ])('renders nothing when it %s', (_, host) => {
    const { container } = render(pageOf(host))
    expect(container.innerHTML).toBe('<h1>Cart</h1>')
  })

  test('keeps the place of a box, and loads code and data when it comes near', async () => {
    const loader = jest.fn()
    const load = jest.fn(async () => ({ ...moduleOf(Count), loader }))
    render(pageOf(createHost(load)))
    const [place] = places()
    expect(place?.style.getPropertyValue('--box-narrow')).toBe('300')
    expect(place).toHaveTextContent(/^$/)
    expect(load).not.toHaveBeenCalled()
    await comeNear()
    expect(await screen.findByText('Count 1')).toBeVisible()
    expect(loader).toHaveBeenCalledWith({ count: 1 })
  })

  test('hands over what has changed', async () => {
    const host = createHost(async () => moduleOf(Count))
    const { rerender } = render(pageOf(host))
    await comeNear()
    await screen.findByText('Count 1')
    rerender(pageOf(host, 2))
    expect(screen.getByText('Count 2')).toBeVisible()
  })

  test('renders several boxes by order, then by the names of their remotes', () => {
    const remotes = [remoteOf('mfe-z'), remoteOf('mfe-b', { order: 1 }), remoteOf('mfe-a')]
    render(pageOf(createHost(async () => moduleOf(Count), {}, remotes)))
    const ids = places().map(({ dataset }) => dataset.box)
    expect(ids).toEqual(['mfe-a', 'mfe-z', 'mfe-b'].map((name) => `cart.empty ${name}/box`))
  })

  test('leaves the place of a box empty whose code cannot be loaded', async () => {
    const error = new Error('gone')
    const host = createHost(() => Promise.reject(error))
    render(pageOf(host))
    await comeNear()
    await waitFor(() =>
      expect(host.onFailure).toHaveBeenCalledWith(expect.anything(), 'load', error),
    )
    expect(host.onFailure.mock.calls[0]?.[0]).toMatchObject({ remote: 'mfe-x', version: '1.0.0' })
    await waitFor(() => expect(places()[0]).toHaveTextContent(/^$/))
    expect(screen.getByRole('heading')).toBeVisible()
    await waitFor(() => expect(expectConsole()).toEqual([expect.stringContaining('gone')]))
  })

  test('renders no box without the setting that it needs', () => {
    const remotes = ['searchUrl', 'apiUrl'].map((config) =>
      remoteOf(`mfe-${config.toLowerCase()}`, { condition: { config } }),
    )
    render(pageOf(createHost(async () => moduleOf(Count), {}, remotes)))
    expect(places().map(({ dataset }) => dataset.box)).toEqual(['cart.empty mfe-apiurl/box'])
  })

  test('gives up a box whose code never comes', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const host = createHost(() => new Promise(() => {}))
    render(pageOf(host))
    await comeNear()
    await act(() => jest.advanceTimersByTimeAsync(BOX_TIMEOUT_MS))
    expect(String(host.onFailure.mock.calls[0]?.[2])).toContain('timed out after 20 s')
    expect(expectConsole()).toEqual([expect.stringContaining('timed out')])
  })

  test('leaves the place of a box empty that throws, and names the box', async () => {
    const caught = jest.fn()
    const host = createHost(async () =>
      moduleOf(() => {
        throw new Error('broken')
      }),
    )
    render(pageOf(host), {
      onCaughtError: (error, { errorBoundary }) => caught(error, boxOf(errorBoundary)?.remote),
    })
    await comeNear()
    await waitFor(() => expect(caught).toHaveBeenCalledWith(new Error('broken'), 'mfe-x'))
    expect(places()[0]).toHaveTextContent(/^$/)
  })

  test('empties a box that outgrows its place', async () => {
    let callback: () => void = () => {}
    jest.spyOn(window, 'ResizeObserver').mockImplementation((given) => {
      callback = () => given([], {} as ResizeObserver)
      return { observe: () => {}, disconnect: () => {} } as unknown as ResizeObserver
    })
    const host = createHost(async () => moduleOf(Count))
    render(pageOf(host))
    await comeNear()
    await screen.findByText('Count 1')
    const content = places()[0]?.firstElementChild as HTMLElement
    const heights = (height: number) =>
      jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
    heights(210)
    act(callback)
    expect(content).toBeInTheDocument()
    heights(500)
    act(callback)
    expect(places()[0]).toHaveTextContent(/^$/)
    const message = 'cart.empty mfe-x/box is 500 px high in a place of 200 px'
    expect(host.onFailure.mock.calls[0]?.[2]).toEqual(new Error(message))
  })
})

describe('a box that the server has rendered', () => {
  const rendered = new Set(['cart.empty mfe-x/box'])
  const onEnter = jest.fn()

  const renderOnServer = (Component: ComponentType<object>) => {
    const server = { componentOf: () => Component, onPlace: () => {}, onEnter }
    return renderToString(pageOf(createHost(jest.fn(), { rendered, server })))
  }

  async function hydrate(load: Load) {
    document.body.innerHTML = `<div id="page">${renderOnServer(Count as ComponentType<object>)}</div>`
    const text = screen.getByText('Count 1')
    const page = document.getElementById('page') as HTMLElement
    const host = createHost(load, { rendered })
    await act(async () => void hydrateRoot(page, pageOf(host)))
    await comeNear()
    return { text, host }
  }

  test('tells the server whose code it runs', () => {
    renderOnServer(Count as ComponentType<object>)
    expect(onEnter.mock.calls.map(([entered]) => (entered as Box | null)?.remote)).toEqual([
      'mfe-x',
      undefined,
    ])
  })

  test('leaves its place, and the page, when it throws there', () => {
    const html = renderOnServer(() => {
      throw new Error('broken')
    })
    expect(html).toContain('<h1>Cart</h1>')
    expect(html).toMatch(/data-box="cart\.empty mfe-x\/box"[^>]*><div[^>]*><!--\$!-->/)
  })

  test('is hydrated when its code is there', async () => {
    const code = deferred<ExtensionModule>()
    const { text } = await hydrate(() => code.promise)
    expect(text.closest('[translate=no]')).not.toBeNull()
    code.resolve(moduleOf(Count))
    await waitFor(() => expect(text.closest('[translate=no]')).toBeNull())
    expect(screen.getByText('Count 1')).toBe(text)
  })

  test('stays when its code cannot be loaded', async () => {
    const { text, host } = await hydrate(() => Promise.reject(new Error('gone')))
    await waitFor(() => expect(host.onFailure).toHaveBeenCalled())
    expect(screen.getByText('Count 1')).toBe(text)
  })
})
