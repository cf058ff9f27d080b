import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { startStandalone } from './start.tsx'

// The build makes it an alias of the remote's routes.
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

describe('startStandalone', () => {
  afterEach(() => delete document.documentElement.dataset.folder)

  test('renders a page of the remote', async () => {
    serve(testConfig)
    await start('/brands')
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
    expect(screen.getByText('This part of the shop runs alone')).toBeInTheDocument()
  })

  test('works below the base path of a released version', async () => {
    serve(testConfig)
    await start('/mfe-x/1.0.0-abc/brands', '/mfe-x/1.0.0-abc/')
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '/brands' })).toHaveAttribute(
      'href',
      '/mfe-x/1.0.0-abc/brands',
    )
  })

  test.each(['/', '/terms'])('renders %s as a page of another team', async (path) => {
    serve(testConfig)
    await start(path)
    expect(await screen.findByText('This page belongs to another team')).toBeInTheDocument()
    for (const element of screen.getAllByText(path))
      expect(element).toHaveAttribute('translate', 'no')
  })

  test('renders a page that requires a session for a member', async () => {
    serve(testConfig)
    localStorage.setItem('token_link_dashboard', testToken())
    await start('/user-setting')
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument()
  })

  test('renders the invalid values of the configuration instead of the page', async () => {
    serve({ ...testConfig, apiUrl: 'nowhere', checkoutOrigins: [] })
    await start('/brands')
    expect(screen.getByText(/apiUrl: .*\s*checkoutOrigins: /)).toBeInTheDocument()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(expectConsole()).toEqual([expect.stringContaining('config.json')])
  })

  test('explains in Arabic that the configuration is missing, and starts by a retry', async () => {
    localStorage.setItem('lang', 'ar')
    const missing = () => new HttpResponse(null, { status: 404 })
    server.use(http.get('http://localhost/config.json', missing))
    await start('/terms')
    expect(await screen.findByRole('alert')).toHaveTextContent('المشكلة من جانبنا')
    expect(expectConsole()).toEqual([expect.stringContaining('404')])
    serve(testConfig)
    fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect(await screen.findByText('هذه الصفحة تابعة لفريق آخر')).toBeInTheDocument()
  })

  test('translates data without Arabic', async () => {
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
})
