import {
  LOGIN_STATE_PARAMETER,
  sessionStorageKeys,
  TOKEN_PARAMETER,
} from '@shop/contracts/browser/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { screen, waitFor } from '@testing-library/react'

import { readInlineScript } from '../testing/read-inline-script.ts'
import ar from './messages/ar.json'
import en from './messages/en.json'

// As the build puts it together.
const script = `{const STARTUP_TEXTS=${JSON.stringify({ en, ar })};${readInlineScript('startup/inline-startup-notice.ts')}}`

function openPage(lang = 'en') {
  document.documentElement.lang = lang
  document.body.innerHTML = '<div id="root"></div>'
  void (0, eval)(script)
}

const root = () => document.getElementById('root') as HTMLElement

function appendShellScript() {
  const element = Object.assign(document.createElement('script'), { defer: true })
  element.setAttribute('src', 'http://localhost/main.js')
  return element
}

let added: [type: string, listener: EventListener][] = []

beforeEach(() => {
  jest.useFakeTimers()
  const add = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    added.push([type, listener as EventListener])
    add(type, listener, options)
  })
})
afterEach(() => {
  // The script listens as long as the page lives; here, every test is a page.
  for (const [type, listener] of added) {
    window.removeEventListener(type, listener, true)
    window.removeEventListener(type, listener)
  }
  added = []
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
  delete window.incomingLogin
})

describe('the startup notice', () => {
  test.each([
    ['en', 'The shop is taking longer than usual', 'Try again'],
    ['ar', 'يستغرق فتح المتجر وقتًا أطول من المعتاد', 'إعادة المحاولة'],
  ])('is shown after 5 s in %s', (lang, title, button) => {
    openPage(lang)
    jest.advanceTimersByTime(4_999)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    jest.advanceTimersByTime(1)
    expect(screen.getByRole('alert')).toHaveTextContent(title)
    expect(screen.getByRole('button', { name: button })).toBeEnabled()
  })

  test('is removed as soon as the shop renders', async () => {
    openPage()
    jest.advanceTimersByTime(5_000)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    root().append('The shop')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('is not shown beside the shop, whatever fails later', () => {
    openPage()
    root().append('The shop')
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }))
    jest.advanceTimersByTime(10_000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('says without waiting that a script of the shell is missing', () => {
    openPage()
    const element = appendShellScript()
    document.body.append(element)
    element.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(500)
    expect(screen.getByRole('alert')).toHaveTextContent('The shop could not be loaded')
  })

  test('says that the shop is broken when its script throws, not when an extension does', () => {
    openPage()
    const throwIn = (filename: string) =>
      window.dispatchEvent(new ErrorEvent('error', { filename, message: 'Unexpected token' }))
    throwIn('chrome-extension://abc/inject.js')
    jest.advanceTimersByTime(4_000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    throwIn('http://localhost/main.js')
    jest.advanceTimersByTime(500)
    expect(screen.getByRole('alert')).toHaveTextContent('The shop could not be loaded')
  })

  test('names what is wrong with a configuration that cannot be used', () => {
    openPage()
    const error = Object.assign(new Error(), { problems: ['apiUrl: Invalid URL'] })
    window.dispatchEvent(new ErrorEvent('error', { error }))
    jest.advanceTimersByTime(500)
    expect(screen.getByText('apiUrl: Invalid URL')).toHaveAttribute('dir', 'ltr')
  })

  test('says that the shopper is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openPage()
    jest.advanceTimersByTime(5_000)
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline')
  })

  describe('below a page that the server rendered', () => {
    let clicks = 0
    function openRenderedPage() {
      clicks = 0
      window.earlyClicks = { count: () => clicks, replay: async () => undefined }
      openPage()
      root().append('The shop')
    }
    /** As the page does when it is hydrated. */
    const hydratePage = () => delete window.earlyClicks
    afterEach(hydratePage)

    test('is shown when a button is clicked in vain', () => {
      openRenderedPage()
      jest.advanceTimersByTime(8_000)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      clicks = 1
      jest.advanceTimersByTime(1_000)
      expect(screen.getByRole('alert')).toHaveTextContent('The shop is taking longer than usual')
      expect(screen.getByRole('alert')).toHaveTextContent('What you pressed will be done')
      expect(screen.getByRole('alert')).toHaveClass('bar')
    })

    test('says without a click that a script of the shell is missing', () => {
      openRenderedPage()
      const element = appendShellScript()
      document.body.append(element)
      element.dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(500)
      expect(screen.getByRole('alert')).toHaveTextContent('The shop could not be loaded')
      expect(screen.getByRole('alert')).toHaveTextContent('Its buttons and forms do not work')
      expect(root()).toHaveTextContent('The shop')
    })

    test('is not shown beside the notice of the shell, whose scripts are there', () => {
      openRenderedPage()
      clicks = 1
      document.body.append(Object.assign(document.createElement('div'), { id: 'waiting-notice' }))
      jest.advanceTimersByTime(8_000)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    test('is not shown once the page is hydrated', () => {
      openRenderedPage()
      clicks = 1
      hydratePage()
      jest.advanceTimersByTime(20_000)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })
  })

  describe('a retry', () => {
    function setUpRetry() {
      const navigation = recordNavigation()
      const fetch = jest.fn(() => Promise.resolve(new Response()))
      Object.assign(window, { fetch, stop: jest.fn() })
      return { navigation, fetch }
    }
    /** Opens a page whose scripts do not come. */
    function openSlowPage() {
      openPage()
      jest.advanceTimersByTime(5_000)
      jest.useRealTimers()
    }
    const original = window.fetch
    afterEach(() => Object.assign(window, { fetch: original }))

    test('reads the scripts past the cache and loads the page anew', async () => {
      const { navigation, fetch } = setUpRetry()
      openPage()
      document.head.append(appendShellScript())
      jest.advanceTimersByTime(5_000)
      jest.useRealTimers()
      screen.getByRole('button').click()
      expect(screen.getByRole('button', { name: 'Trying again…' })).toBeDisabled()
      await waitFor(() => expect(navigation.reloads).toBe(1))
      expect(fetch).toHaveBeenCalledWith(
        'http://localhost/main.js',
        expect.objectContaining({ cache: 'reload' }),
      )
    })

    test('happens by itself when the browser is online again', async () => {
      const { navigation } = setUpRetry()
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      openSlowPage()
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(navigation.reloads).toBe(1))
    })

    const login = { token: 'abc', state: 'xyz' }

    test('keeps the log-in that nobody has read', async () => {
      const { navigation } = setUpRetry()
      window.incomingLogin = login
      openSlowPage()
      screen.getByRole('button').click()
      await waitFor(() => expect(navigation.reloads).toBe(1))
      const stored = sessionStorage.getItem(sessionStorageKeys.incomingLogin) ?? ''
      expect(JSON.parse(stored)).toEqual(login)
    })

    test('puts that log-in back into the address when storage is blocked', async () => {
      const { navigation } = setUpRetry()
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('No', 'SecurityError')
      })
      window.history.replaceState(null, '', '/shop?title=Cards')
      window.incomingLogin = login
      openSlowPage()
      screen.getByRole('button').click()
      await waitFor(() => expect(navigation.reloads).toBe(1))
      expect(window.location.search).toBe(
        `?title=Cards&${TOKEN_PARAMETER}=abc&${LOGIN_STATE_PARAMETER}=xyz`,
      )
    })
  })

  test('does not let a style sheet that hangs block the page', () => {
    openPage()
    const href = 'http://localhost/main.css'
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
    link.setAttribute('href', href)
    document.head.append(link)
    jest.advanceTimersByTime(3_000)
    expect(link.isConnected).toBe(false)
    expect(document.head.querySelector('link')?.href).toBe(`${href}?retry`)
  })
})
