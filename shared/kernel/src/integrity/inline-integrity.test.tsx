import { readInlineScript } from '../testing/read-inline-script.ts'

const script = readInlineScript('integrity/inline-integrity.ts')
const { documentElement: root, head } = document
const shell = 'http://localhost/shell/1.0.0/'

/** Runs the script in a page of a shell whose list has this digest. */
function runScript() {
  root.dataset.folder = '/shell/1.0.0/'
  root.dataset.digests = 'sha384-list'
  ;(0, eval)(script)
  if (!window.integrity) throw new Error('It has not run')
  return window.integrity
}

/** Answers requests for lists; `requests` has the address and the options of each. */
function mockFetch(answer: () => Promise<Record<string, string>>) {
  const requests: [string, RequestInit][] = []
  window.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    requests.push([url as string, init])
    const files = await answer()
    return { json: async () => files } as Response
  })
  return requests
}

const { fetch } = window
const { timeout } = AbortSignal
beforeEach(() => {
  AbortSignal.timeout = () => new AbortController().signal
})
afterEach(() => {
  window.fetch = fetch
  AbortSignal.timeout = timeout
  delete window.integrity
  delete root.dataset.folder
  delete root.dataset.digests
  head.innerHTML = ''
})

describe('the inline script for integrity', () => {
  test('knows the files that the page names, without a request', () => {
    head.innerHTML = '<link rel="late" href="/mfe-a/1.0.0/page.js" integrity="sha384-page">'
    const { find, prepare } = runScript()
    expect(find('/mfe-a/1.0.0/page.js?retry=1')).toBe('sha384-page')
    expect(prepare(['/mfe-a/1.0.0/page.js'])).toBeUndefined()
    expect(find('/mfe-a/1.0.0/other.js')).toBeUndefined()
  })

  test('fetches the list of a version once, with its digest, for a file that the page does not name', async () => {
    const requests = mockFetch(async () => ({ 'later.js': 'sha384-later' }))
    const { find, prepare } = runScript()
    await Promise.all([prepare([`${shell}later.js`]), prepare([`${shell}later.js`])])
    expect(requests).toMatchObject([[`${shell}digests.json`, { integrity: 'sha384-list' }]])
    expect(find(`${shell}later.js`)).toBe('sha384-later')
    expect(prepare([`${shell}later.js`])).toBeUndefined()
  })

  test('fetches the list of what runs without the shop for a file that the first list does not name', async () => {
    const lists: Record<string, Record<string, string>> = {
      [`${shell}digests.json`]: {
        'page.js': 'sha384-page',
        'digests.standalone.json': 'sha384-standalone',
      },
      [`${shell}digests.standalone.json`]: { 'alone.js': 'sha384-alone' },
    }
    const requests = mockFetch(async () => lists[requests.at(-1)?.[0] ?? ''] ?? {})
    const { find, prepare } = runScript()
    await prepare([`${shell}page.js`])
    expect(requests).toHaveLength(1)
    await Promise.all([prepare([`${shell}alone.js`]), prepare([`${shell}added.js`])])
    expect(requests.slice(1)).toMatchObject([
      [`${shell}digests.standalone.json`, { integrity: 'sha384-standalone' }],
    ])
    expect(find(`${shell}alone.js`)).toBe('sha384-alone')
    expect(find(`${shell}page.js`)).toBe('sha384-page')
    expect(find(`${shell}added.js`)).toBe('sha384-none')
    expect(prepare([`${shell}added.js`])).toBeUndefined()
  })

  test('gives a file that is not on the list a digest that matches nothing', async () => {
    mockFetch(async () => ({}))
    const { find, prepare } = runScript()
    await prepare([`${shell}added.js`])
    expect(find(`${shell}added.js`)).toBe('sha384-none')
  })

  test('knows the entry of a remote, and its list', async () => {
    const requests = mockFetch(async () => ({ 'entry.js': 'sha384-e', 'page.js': 'sha384-p' }))
    const { expect: state, find, prepare } = runScript()
    state('/mfe-a/2.0.0/entry.js', 'sha384-e', 'sha384-a')
    expect(find('/mfe-a/2.0.0/entry.js')).toBe('sha384-e')
    await prepare(['/mfe-a/2.0.0/page.js'])
    expect(requests).toMatchObject([
      [expect.stringContaining('/mfe-a/2.0.0/digests.json'), { integrity: 'sha384-a' }],
    ])
    expect(find('/mfe-a/2.0.0/page.js')).toBe('sha384-p')
  })

  test('rejects when the list cannot be fetched, and fetches it again for the next file', async () => {
    let damaged = true
    mockFetch(async () => {
      if (damaged) throw new TypeError('Failed to fetch')
      return { 'later.js': 'sha384-later' }
    })
    const { find, prepare } = runScript()
    await expect(prepare([`${shell}later.js`])).rejects.toThrow('Failed to fetch')
    damaged = false
    await prepare([`${shell}later.js`])
    expect(find(`${shell}later.js`)).toBe('sha384-later')
  })

  test('sends a second request for a list that hangs when loads are retried', async () => {
    const answers = [
      new Promise<Record<string, string>>(() => {}),
      Promise.resolve({ 'later.js': 'sha384-later' }),
    ]
    const requests = mockFetch(() => answers.shift() ?? Promise.resolve({}))
    const { prepare } = runScript()
    const prepared = prepare([`${shell}later.js`])
    window.dispatchEvent(new Event('retryloads'))
    await prepared
    expect(requests[1]).toMatchObject([`${shell}digests.json`, { cache: 'reload' }])
    window.dispatchEvent(new Event('retryloads'))
    expect(requests).toHaveLength(2)
  })

  test('expects nothing of files that were published without digests', () => {
    const { find, prepare } = runScript()
    expect(find('http://localhost:5000/remoteEntry.js')).toBeUndefined()
    expect(prepare(['http://localhost:5000/page.js'])).toBeUndefined()
  })
})
