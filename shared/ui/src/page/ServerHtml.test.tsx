import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'

import { ServerHtml as OnServer } from './ServerHtml.server.tsx'
import { ServerHtml } from './ServerHtml.tsx'

const link = <a href="/shop">Metal cards</a>

function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <ServerHtml>{link}</ServerHtml>
    </>
  )
}

test('ServerHtml leaves what the server has rendered, however often it is rendered', async () => {
  setUpBrowser()
  await hydrateUi(<Page />, () => {
    const part = document.body.lastElementChild?.querySelector('div')
    part?.replaceWith(...createNodes(renderToString(<OnServer>{link}</OnServer>)))
  })
  const element = screen.getByRole('link', { name: 'Metal cards' })
  await userEvent.click(screen.getByRole('button', { name: '0' }))
  expect(screen.getByRole('button', { name: '1' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Metal cards' })).toBe(element)
})

const createNodes = (html: string) =>
  document.createRange().createContextualFragment(html).childNodes
