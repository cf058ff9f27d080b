import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { startStandalone } from './start.tsx'

// What the build points at the remote that it builds.
jest.mock(
  'remote-routes',
  () => ({
    routes: [
      { path: '/brands', element: <h1>Brands</h1> },
      { path: '/agents', element: <p lang="en">Muscat</p> },
      { path: '/user-setting', handle: { requiresSession: true }, element: <h1>Settings</h1> },
    ],
  }),
  { virtual: true },
)

const serve = (config: object) =>
  server.use(http.get('http://localhost/config.json', () => HttpResponse.json(config)))

async function start(at: string, folder?: string) {
  window.history.replaceState(null, '', at)
  if (folder !== undefined) document.documentElement.dataset.folder = folder
  document.body.innerHTML = '<div id="root"></div>'
  await act(startStandalone)
}

afterEach(() => delete document.documentElement.dataset.folder)

test('shows a page of the remote', async () => {
  serve(testConfig)
  await start('/brands')
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
  expect(screen.getByText('This part of the shop runs alone')).toBeInTheDocument()
})

test('works below the address that its version is released at', async () => {
  serve(testConfig)
  await start('/mfe-x/1.0.0-abc/brands', '/mfe-x/1.0.0-abc/')
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '/brands' })).toHaveAttribute(
    'href',
    '/mfe-x/1.0.0-abc/brands',
  )
})

test.each(['/', '/terms'])('says of %s that it belongs to another team', async (path) => {
  serve(testConfig)
  await start(path)
  expect(await screen.findByText('This page belongs to another team')).toBeInTheDocument()
  for (const shown of screen.getAllByText(path)) expect(shown).toHaveAttribute('translate', 'no')
})

test('lets members in where the shell would', async () => {
  serve(testConfig)
  localStorage.setItem('token_link_dashboard', testToken())
  await start('/user-setting')
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument()
})

test('names every wrong value of the configuration instead of starting', async () => {
  serve({ ...testConfig, apiUrl: 'nowhere', checkoutOrigins: [] })
  await start('/brands')
  expect(screen.getByText(/apiUrl: .*\s*checkoutOrigins: /)).toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(expectConsole()).toEqual([expect.stringContaining('config.json')])
})

test('translates what has no Arabic of its own', async () => {
  serve(testConfig)
  server.use(
    http.get(testConfig.translationUrl, () =>
      HttpResponse.json({ responseData: { translatedText: 'مسقط' } }),
    ),
  )
  localStorage.setItem('lang', 'ar')
  await start('/agents')
  expect(await screen.findByText('مسقط')).toHaveAttribute('lang', 'ar')
})
