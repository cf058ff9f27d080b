import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { mainApi, queryClient, serverMessage } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import hotToast from 'react-hot-toast'

import { start } from './start.tsx'

describe('start', () => {
  const empty = { schema: 'x', microFrontends: {} }

  function serve(
    config: () => Response,
    discovery: () => Response = () => HttpResponse.json(empty),
  ) {
    server.use(
      http.get('http://localhost/config.json', config),
      http.get('http://localhost/discovery.json', discovery),
    )
  }

  async function open(at: string, rendered = '') {
    window.history.replaceState(null, '', at)
    document.body.innerHTML = `<div id="root">${rendered}</div>`
    await act(start)
  }

  const fine = () => HttpResponse.json(testConfig)

  beforeEach(() => queryClient.clear())

  test('renders the shop without remotes', async () => {
    serve(fine)
    await open('/nowhere')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
    expect(screen.getByRole('banner')).toBeInTheDocument()
  })

  test('renders in the stored language', async () => {
    localStorage.setItem(storageKeys.lang, 'ar')
    serve(fine)
    await open('/nowhere')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('الصفحة غير موجودة')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  })

  test('lists every invalid value of the configuration', async () => {
    serve(() => HttpResponse.json({ ...testConfig, apiUrl: 'nowhere', checkoutOrigins: [] }))
    await open('/')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The configuration of this site is not usable',
    )
    expect(screen.getByText(/apiUrl: .*\n?checkoutOrigins: /)).toHaveAttribute('dir', 'ltr')
    expect(expectConsole()).toEqual([expect.stringContaining('apiUrl')])
  })

  test('says when to try again after a request too many that the server does not explain', async () => {
    serve(fine)
    await open('/nowhere')
    const tooMany = new HttpResponse(null, { status: 429, headers: { 'retry-after': '180' } })
    server.use(http.get(mainUrl('/thing'), () => tooMany))
    const error: unknown = await mainApi.request({ url: '/thing' }).catch((error: unknown) => error)
    expect(serverMessage(error)).toBe('Too many attempts. Please try again in 3 minutes.')
  })

  const ours = /could not start.*The problem is on our side/
  test.each([
    ['the discovery file is missing', fine, () => new HttpResponse(null, { status: 404 }), ours],
    ['the discovery file is HTML', fine, () => HttpResponse.html('<!doctype html>'), ours],
    ['the discovery file is empty', fine, () => new HttpResponse(''), ours],
    ['the discovery file is an array', fine, () => HttpResponse.json([]), ours],
    ['the configuration is HTML', () => HttpResponse.html('<!doctype html>'), undefined, ours],
    ['nothing can be fetched', fine, () => HttpResponse.error(), /Check your connection/],
  ])('says what is true when %s', async (_, config, discovery, sentence) => {
    serve(config, discovery)
    await open('/')
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByRole('alert')).not.toHaveTextContent('configuration')
    if (sentence === ours) expect(screen.getByRole('alert')).not.toHaveTextContent('connection')
    expect(expectConsole()).toHaveLength(1)
  })

  test('says that the shopper is offline, and starts when the connection is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serve(() => HttpResponse.error())
    await open('/nowhere')
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expectConsole()

    serve(fine)
    onLine.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  })

  test('starts with a malformed entry in the discovery file, which is logged', async () => {
    serve(fine, () => HttpResponse.json({ microFrontends: { 'mfe-x': [{ url: 7 }] } }))
    await open('/error')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
    expect(expectConsole()).toEqual([expect.stringContaining('mfe-x is not usable')])
  })

  test('starts by Try again, without a reload', async () => {
    serve(() => HttpResponse.error())
    await open('/nowhere')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expectConsole()

    serve(fine)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('leaves a page from the server as it is, and has the startup notice say that it failed', async () => {
    const reported = jest.fn()
    Object.assign(window, { reportError: reported })
    window.earlyClicks = { count: () => 0, replay: async () => undefined }
    serve(() => HttpResponse.error())
    document.documentElement.dataset.renderedLang = 'en'
    const data = { queries: { queries: [], mutations: [] }, missing: [], remote: null, path: '/' }
    await open('/', `<h1>Steel card</h1></div><i id="page-data">${JSON.stringify(data)}</i>`)
    await waitFor(() => expect(reported).toHaveBeenCalled())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Steel card')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    delete window.earlyClicks
    delete document.documentElement.dataset.renderedLang
  })

  test('leaves clicks to the error when the page that the server rendered cannot be hydrated', async () => {
    const replay = jest.fn(async () => undefined)
    window.earlyClicks = { count: () => 0, replay }
    serve(() => HttpResponse.error())
    await open('/')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(replay).toHaveBeenCalled()
    delete window.earlyClicks
    expectConsole()
  })

  test('says that it is waiting for a file that hangs, and starts by Try again', async () => {
    jest.useFakeTimers()
    const requests: string[] = []
    server.use(
      http.get('http://localhost/config.json', fine),
      http.get('http://localhost/discovery.json', ({ request }) => {
        requests.push(request.cache)
        return requests.length === 1 ? delay('infinite') : HttpResponse.json(empty)
      }),
    )
    localStorage.setItem(storageKeys.lang, 'ar')
    window.history.replaceState(null, '', '/nowhere')
    document.body.innerHTML = '<div id="root"></div>'
    await act(async () => void start())
    await act(() => jest.advanceTimersByTimeAsync(300))
    await act(() => jest.advanceTimersByTimeAsync(4_500))
    const retry = screen.getByRole('button', { name: 'إعادة المحاولة' })
    jest.useRealTimers()
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('الصفحة غير موجودة')
    expect(requests).toHaveLength(2)
    expect(requests.at(-1)).toBe('reload')
  })

  test('translates texts that have no Arabic message', async () => {
    server.use(
      http.get(testConfig.translationUrl, () =>
        HttpResponse.json({ responseData: { translatedText: 'هذا الوكيل غير موجود.' } }),
      ),
    )
    localStorage.setItem(storageKeys.lang, 'ar')
    serve(fine)
    await open('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    act(() => toast.error('There is no such agent.'))
    expect(await screen.findByText('هذا الوكيل غير موجود.')).toBeInTheDocument()
    act(() => hotToast.remove())
  })
})
