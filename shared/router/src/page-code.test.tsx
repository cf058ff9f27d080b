import { takeComplaints } from '@shop/testing/console.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'
import { useRevalidator, useRouteError, type RouteObject } from 'react-router-dom'

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
  takeComplaints()
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
