import { waitFor } from '@testing-library/react'

import { ENTRY_SCRIPT_ATTRIBUTE, retryPendingScripts } from './pending-scripts.ts'

afterEach(() => document.head.replaceChildren())

/** Inserts a script as webpack and the federation runtime do. */
function insertScript(attribute: string, src = 'http://localhost/page.1.js') {
  const script = Object.assign(document.createElement('script'), { src })
  script.setAttribute(attribute, 'x')
  const onload = jest.fn(() => script.remove())
  Object.assign(script, { onload })
  document.head.append(script)
  return { script, onload }
}

const requestedAgain = () =>
  [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('retry='))

describe('retryPendingScripts', () => {
  test.each(['data-webpack', ENTRY_SCRIPT_ATTRIBUTE])(
    'requests a pending script with %s by another address, which completes it',
    (attribute) => {
      const { onload } = insertScript(attribute)
      retryPendingScripts()
      const [second, ...others] = requestedAgain()
      expect(others).toEqual([])
      expect(second?.src).toMatch(/^http:\/\/localhost\/page\.1\.js\?retry=\d+$/)
      second?.dispatchEvent(new Event('load'))
      expect(onload).toHaveBeenCalledTimes(1)
      expect(document.head).toBeEmptyDOMElement()
    },
  )

  test('requests anew, by an address of its own, each time', () => {
    insertScript('data-webpack')
    retryPendingScripts()
    retryPendingScripts()
    const addresses = requestedAgain().map(({ src }) => src)
    expect(new Set(addresses).size).toBe(2)
  })

  test('lets the first request go on when the second fails', () => {
    const { script, onload } = insertScript('data-webpack')
    const onerror = jest.fn()
    script.addEventListener('error', onerror)
    retryPendingScripts()
    requestedAgain()[0]?.dispatchEvent(new Event('error'))
    expect(requestedAgain()).toEqual([])
    expect(onerror).not.toHaveBeenCalled()
    script.dispatchEvent(new Event('load'))
    expect(onload).toHaveBeenCalledTimes(1)
  })

  test('requests again what is loaded within the next seconds, and nothing else', async () => {
    retryPendingScripts()
    const other = Object.assign(document.createElement('script'), { src: 'http://localhost/x.js' })
    document.head.append(other)
    insertScript('data-webpack', 'http://localhost/next.js')
    await waitFor(() => expect(requestedAgain()).toHaveLength(1))
    expect(requestedAgain()[0]?.src).toContain('/next.js?retry=')
  })

  test('leaves later scripts alone', async () => {
    jest.useFakeTimers()
    retryPendingScripts()
    jest.advanceTimersByTime(10_000)
    jest.useRealTimers()
    insertScript('data-webpack')
    await new Promise((resolve) => setTimeout(resolve))
    expect(requestedAgain()).toEqual([])
  })
})
