import { setConfig } from '@shop/kernel/config'
import { Slot, SlotHostProvider } from '@shop/kernel/slots'
import { testConfig } from '@shop/testing/config.ts'
import { act, render, screen, waitFor } from '@testing-library/react'

import { reportRenderError } from '../report/global-error-handlers.ts'
import type { LiveRemote } from './discovery.ts'
import { createSlotHost } from './slot-host.ts'

const loadExtensions = jest.fn()
jest.mock('@shop/remotes/extensions.ts', () => ({
  loadExtensions: (...args: unknown[]): unknown => loadExtensions(...args),
}))

const beacon = jest.fn<boolean, [string, string]>(() => true)
const reports = () => beacon.mock.calls.flatMap(([, body]) => JSON.parse(body) as object[])

const remoteOf = (name: string): LiveRemote => ({
  name,
  entry: {
    url: `/${name}/1.0.0/entry.js`,
    metadata: { version: '1.0.0', integrity: 'sha384-e' },
    extras: {
      ...{ paths: ['/x'], kernel: '', preload: [], pages: {} },
      extensions: [
        {
          ...{ key: 'box', slots: ['cart.empty'], order: 0, files: [] },
          height: { narrow: 300, wide: 200 },
        },
      ],
    },
  },
})

/** A page with a slot, near the viewport. */
async function openPage(name: string) {
  const callbacks: (() => void)[] = []
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
    const observe = () => callbacks.push(() => callback(entries, {} as IntersectionObserver))
    return { observe, disconnect: () => {} } as unknown as IntersectionObserver
  })
  render(
    <SlotHostProvider value={createSlotHost([remoteOf(name)])}>
      <Slot<{ 'cart.empty': object }> name="cart.empty" context={{}} />
    </SlotHostProvider>,
    { onCaughtError: reportRenderError },
  )
  await waitFor(() => expect(callbacks).not.toEqual([]))
  act(() => callbacks.forEach((comeNear) => comeNear()))
}

beforeEach(() => {
  beacon.mockClear()
  Object.assign(navigator, { sendBeacon: beacon })
  setConfig({ ...testConfig, reportUrl: 'http://reports.test/failures' })
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  jest.restoreAllMocks()
  setConfig(testConfig)
})

const Broken = () => {
  throw new Error('broken box')
}

test('createSlotHost loads the box of the release that the visitor gets, with its digest', async () => {
  loadExtensions.mockResolvedValueOnce({ box: { load: async () => () => <p>Box</p> } })
  await openPage('mfe-good')
  expect(await screen.findByText('Box')).toBeVisible()
  expect(loadExtensions).toHaveBeenLastCalledWith(
    ...['mfe-good', '/mfe-good/1.0.0/entry.js', 'sha384-e'],
  )
})

test.each([
  ['mfe-gone', () => Promise.reject(new Error('gone')), 'load', 'gone'],
  [
    'mfe-broken',
    () => Promise.resolve({ box: { load: async () => Broken } }),
    'render',
    'broken box',
  ],
])(
  'createSlotHost reports the failure of a box as that of %s',
  async (remote, load, phase, message) => {
    loadExtensions.mockImplementationOnce(load)
    await openPage(remote)
    const report = { remote, version: '1.0.0', phase, message }
    await waitFor(() => expect(reports()).toEqual([expect.objectContaining(report)]))
  },
)
