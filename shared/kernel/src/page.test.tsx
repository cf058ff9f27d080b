import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { useBrowserValue } from './page.ts'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** Hydrates a component that the server has rendered. @returns what it has rendered in the browser, each time */
async function hydrate(known: string): Promise<string[]> {
  const rendered: string[] = []
  function Component() {
    const value = useBrowserValue(known, 'on the server')
    rendered.push(value)
    return <p>{value}</p>
  }
  document.body.innerHTML = renderToString(<Component />)
  rendered.length = 0
  await act(async () => void (root = hydrateRoot(document.body, <Component />)))
  return rendered
}

test('a page shows what the server has rendered, then what only the browser knows', async () => {
  expect(await hydrate('in the browser')).toEqual(['on the server', 'in the browser'])
})

test('what the server has rendered already is not rendered again', async () => {
  expect(await hydrate('on the server')).toEqual(['on the server'])
})
