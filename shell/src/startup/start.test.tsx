import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { queryClient } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { server } from '@shop/testing/server.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import toast from 'react-hot-toast'

import { start } from './start.tsx'

const empty = { schema: 'x', microFrontends: {} }

function serve(config: () => Response, discovery: () => Response = () => HttpResponse.json(empty)) {
  server.use(
    http.get('http://localhost/config.json', config),
    http.get('http://localhost/discovery.json', discovery),
  )
}

async function open(at: string) {
  window.history.replaceState(null, '', at)
  document.body.innerHTML = '<div id="root"></div>'
  await act(start)
}

const fine = () => HttpResponse.json(testConfig)

beforeEach(() => queryClient.clear())

describe('start', () => {
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

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 })],
    ['has another shape', () => HttpResponse.json({ remotes: [] })],
    ['cannot be fetched', () => HttpResponse.error()],
  ])(
    'renders a startup error, not a configuration error, when the discovery file %s',
    async (...row) => {
      serve(fine, row[1])
      await open('/')
      expect(screen.getByRole('alert')).toHaveTextContent('The shop could not start')
      expect(screen.getByRole('alert')).not.toHaveTextContent('configuration')
      expect(expectConsole()).toHaveLength(1)
    },
  )

  test('starts by Try again, without a reload', async () => {
    serve(() => HttpResponse.error())
    await open('/nowhere')
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expectConsole()

    serve(fine)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
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
    act(() => void toast.error('There is no such agent.'))
    expect(await screen.findByText('هذا الوكيل غير موجود.')).toBeInTheDocument()
  })
})
