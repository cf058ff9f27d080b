import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import * as reactRouter from 'react-router-dom'

import { pageLoader, withProps } from './page-loader.ts'
import * as surface from './router.ts'

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

const { wrapRemoteRoutes, scrollKey: _, ...passedOn } = surface

/** Parts of the router for servers, for its framework mode and for tests, and those that it calls unstable. */
const NOT_FOR_PAGES =
  /^(UNSAFE_|unstable_|Static|Server|create(Static|RequestHandler|RoutesStub|Cookie|\w*Session)|is(Cookie|Session)$|(HydratedRouter|Links|Meta|PrefetchPageLinks|Scripts)$)/

describe('the router’s exports', () => {
  test('are the whole client API of the router itself, so that a page has one router and no team waits for a function', () => {
    const client = Object.entries(reactRouter).filter(([name]) => !NOT_FOR_PAGES.test(name))
    expect(passedOn).toEqual(Object.fromEntries(client))
  })

  test('exports wrapRemoteRoutes', () => {
    expect(wrapRemoteRoutes([{ path: '/' }])).toEqual([{ path: '/' }])
  })
})
