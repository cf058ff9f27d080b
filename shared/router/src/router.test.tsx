import { deferred } from '@shop/testing/deferred.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import * as reactRouter from 'react-router-dom'

import { pageLoader, withProps } from './page-loader.ts'
import * as surface from './router.ts'

const { useSearchParams, wrapRemoteRoutes } = surface
/** What the router lacks, or does otherwise. */
const own = {
  leaveOverlay: surface.leaveOverlay,
  RouterProvider: surface.RouterProvider,
  scrollKey: surface.scrollKey,
  useBackToClose: surface.useBackToClose,
  useSearchParams,
  wrapRemoteRoutes,
}

/** The router calls a loader with these. */
const args = {
  request: new Request('http://shop.test/'),
  params: { id: '7' },
} as unknown as LoaderFunctionArgs

describe('pageLoader', () => {
  test('starts the data before the messages have loaded, and waits for both', async () => {
    const order: string[] = []
    const loader = () => {
      order.push('data')
      return 'data'
    }
    const messages = async () => {
      order.push('messages')
      await Promise.resolve()
      order.push('messages loaded')
    }
    await expect(pageLoader([messages], loader)(args, undefined)).resolves.toBe('data')
    expect(order).toEqual(['data', 'messages', 'messages loaded'])
  })

  test('calls the loader as the router does', async () => {
    const loader = jest.fn(() => 'data')
    await pageLoader([], loader)(args, 'context')
    expect(loader).toHaveBeenCalledWith(args, 'context')
  })

  test('resolves with null for a page without data', async () => {
    const messages = jest.fn(() => Promise.resolve('messages'))
    await expect(pageLoader([messages, messages])(args, undefined)).resolves.toBeNull()
    expect(messages).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['messages', [() => Promise.reject(new Error('offline'))], undefined],
    ['data', [], () => Promise.reject(new Error('offline'))],
  ])('rejects when %s cannot be loaded', async (_, messages, loader) => {
    await expect(pageLoader(messages, loader)(args, undefined)).rejects.toThrow('offline')
  })
})

describe('withProps', () => {
  const Heading = ({ title }: { title: string }) => <h1>{title}</h1>

  test('renders the component with the props', async () => {
    renderRoutes([{ path: '/', Component: withProps(Heading, { title: 'Grid' }) }], { at: '/' })
    expect(await screen.findByRole('heading', { name: 'Grid' })).toBeVisible()
  })

  test('accepts only the props of the component (checked by tsc)', () => {
    // @ts-expect-error a required prop is missing
    withProps(Heading, {})
    // @ts-expect-error a prop of another type
    withProps(Heading, { title: 1 })
  })
})

describe('useSearchParams', () => {
  function Choices() {
    const [params, setParams] = useSearchParams()
    const choose = (value: string) =>
      setParams((latest) => {
        latest.append('size', value)
        return latest
      })
    return (
      <>
        {['S', 'M', 'L'].map((value) => (
          <button key={value} onClick={() => choose(value)}>
            {value}
          </button>
        ))}
        <p>{params.getAll('size').join(' ')}</p>
      </>
    )
  }

  const open = (at: string, loader: () => unknown = () => null) => {
    const routes = [
      { path: '/list', Component: Choices, loader },
      { path: '/other', loader: ({ request }: LoaderFunctionArgs) => request.url && loader() },
    ]
    return renderRoutes(routes, { at })
  }

  test('keeps every change of those that come before the first has been rendered', async () => {
    open('/list?sort=low')
    await screen.findByText('S')
    act(() => {
      for (const value of ['S', 'M', 'L']) screen.getByText(value).click()
    })
    expect(await screen.findByText('S M L')).toBeVisible()
  })

  test('keeps every change of those that come while the first loads', async () => {
    const response = deferred()
    const loader = jest.fn<unknown, []>(() => null)
    const { user, router } = open('/list?sort=low', loader)
    const [small, medium] = [await screen.findByText('S'), screen.getByText('M')]
    loader.mockReturnValue(response.promise)
    await user.click(small)
    await user.click(medium)
    response.resolve()
    expect(await screen.findByText('S M')).toBeVisible()
    expect(router.state.location.search).toBe('?sort=low&size=S&size=M')
  })

  test('changes the parameters of its own page while another one loads', async () => {
    const response = deferred()
    const loader = jest.fn<unknown, []>(() => null)
    const { user, router } = open('/list?sort=low', loader)
    const small = await screen.findByText('S')
    loader.mockReturnValueOnce(response.promise)
    act(() => void router.navigate('/other?page=2'))
    await user.click(small)
    response.resolve()
    await waitFor(() => expect(router.state.location.search).toBe('?sort=low&size=S'))
  })
})

/** Parts of the router for servers, for its framework mode and for tests, and those that it calls unstable. */
const NOT_FOR_PAGES =
  /^(UNSAFE_|unstable_|Static|Server|create(Static|RequestHandler|RoutesStub|Cookie|\w*Session)|is(Cookie|Session)$|(HydratedRouter|Links|Meta|PrefetchPageLinks|Scripts)$)/

describe('the router’s exports', () => {
  test('are the whole client API of the router itself, so that a page has one router and no team waits for a function', () => {
    const client = Object.entries(reactRouter).filter(([name]) => !NOT_FOR_PAGES.test(name))
    expect({ ...surface }).toEqual({ ...Object.fromEntries(client), ...own })
  })
})

describe('scrollKey', () => {
  const location = { pathname: '/faqs', search: '?q=card', hash: '#support', state: null }

  test.each([
    ['the key of a navigation', 'a1b2', 'a1b2'],
    ['the address for the first page of a document', 'default', '/faqs?q=card#support'],
  ])('returns %s', (_, key, expected) => {
    expect(surface.scrollKey({ ...location, key })).toBe(expected)
  })
})
