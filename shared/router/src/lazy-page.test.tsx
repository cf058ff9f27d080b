import { CODE_TIMEOUT_MS } from '@shop/kernel'
import { expectConsole } from '@shop/testing/console.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import {
  createMemoryRouter,
  redirect,
  RouterProvider,
  useRevalidator,
  useRouteError,
  type RouteObject,
} from 'react-router-dom'

import { makeRetryable } from './lazy-page.tsx'

function Failed() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <button onClick={() => void revalidate()}>{String(error)}</button>
}

const page = (lazy: RouteObject['lazy'], rest: Partial<RouteObject> = {}) =>
  [
    { id: 'root', ErrorBoundary: Failed, children: [{ path: '/page', lazy, ...rest }] },
  ] as RouteObject[]

test('a page whose code was missing comes back when it is asked for again', async () => {
  let missing = true
  const lazy = async () => {
    if (missing) throw new Error('Loading chunk failed')
    return { Component: () => <h1>Here</h1> }
  }
  const { user } = renderRoutes(page(lazy), { at: '/page' })
  const again = await screen.findByRole('button', { name: 'Error: Loading chunk failed' })
  missing = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  expectConsole()
})

test('the code is fetched once, and its data is asked for without waiting for it', async () => {
  const order: string[] = []
  const lazy = async () => {
    order.push('code')
    await Promise.resolve()
    order.push('code is there')
    return { Component: () => <h1>Here</h1> }
  }
  const loader = () => {
    order.push('data')
    return null
  }
  const { router } = renderRoutes(page(lazy, { loader }), { at: '/page' })
  await screen.findByRole('heading', { name: 'Here' })
  await act(() => router.navigate('/page?again'))
  expect(order).toEqual(['data', 'code', 'code is there', 'data'])
})

test('a page whose code hangs is given up, and is there when it arrives after all', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let arrive = () => undefined as void
  const lazy = () =>
    new Promise<{ Component: () => ReactElement }>((resolve) => {
      arrive = () => resolve({ Component: () => <h1>Here</h1> })
    })
  renderRoutes(page(lazy), { at: '/page' })
  await act(() => jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS))
  const again = screen.getByRole('button', { name: /did not arrive within 4.5 s/ })
  arrive()
  jest.useRealTimers()
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  expectConsole()
})

describe('whoever adopted the routes', () => {
  const failing = page(() => Promise.reject(new Error('Loading chunk failed')))

  test('is asked what to do about missing code, and for which page', async () => {
    const asked: unknown[] = []
    const onMissing = (...args: unknown[]) => {
      asked.push(args)
      return Promise.reject(new Error('as decided'))
    }
    render(
      <RouterProvider
        router={createMemoryRouter(makeRetryable(failing, onMissing), {
          initialEntries: ['/page?a=b'],
        })}
      />,
    )
    expect(await screen.findByRole('button', { name: 'Error: as decided' })).toBeVisible()
    expect(asked).toEqual([
      [new Error('Loading chunk failed'), expect.stringMatching(/\/page\?a=b$/)],
    ])
    expectConsole()
  })

  test('is not asked about a page that leads elsewhere', async () => {
    const onMissing = jest.fn()
    const routes = [
      { path: '/from', loader: () => redirect('/to'), element: null },
      { path: '/to', element: <h1>There</h1> },
    ]
    render(
      <RouterProvider
        router={createMemoryRouter(makeRetryable(routes, onMissing), {
          initialEntries: ['/from'],
        })}
      />,
    )
    expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible()
    expect(onMissing).not.toHaveBeenCalled()
    expectConsole()
  })
})
