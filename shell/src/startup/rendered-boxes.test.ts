import { type Box, createBoxes, type SlotHost } from '@shop/kernel/slots'

import { hasBox, withRendered } from './rendered-boxes.ts'

const extension = {
  ...{ key: 'box', slots: ['cart.empty'], order: 0, files: [] },
  height: { narrow: 300, wide: 200 },
}
const entry = {
  url: '/mfe-x/1.1.0/entry.js',
  metadata: { version: '1.1.0' },
  extras: { extensions: [extension] },
}
const boxes = createBoxes([{ name: 'mfe-x', entry }], () => Promise.resolve({}))
const slots: SlotHost = {
  find: (slot): readonly Box[] => boxes.get(slot) ?? [],
  rendered: new Set(),
  onFailure: () => undefined,
}
const id = 'cart.empty mfe-x/box'

describe('hasBox', () => {
  test.each([
    ['the same release', { id, url: entry.url, isRendered: true }, true],
    ['another release', { id, url: '/mfe-x/1.0.0/entry.js', isRendered: true }, false],
    [
      'another release, of which only the place was rendered',
      { id, url: '/mfe-x/1.0.0/entry.js', isRendered: false },
      true,
    ],
    ['a remote that is gone', { id: 'cart.empty mfe-y/box', url: '', isRendered: false }, false],
  ])('returns whether the browser has the box of %s', (_, box, expected) => {
    expect(hasBox(slots, box)).toBe(expected)
    expect(hasBox(undefined, box)).toBe(false)
  })
})

test('withRendered lets the page begin with what the server knew', () => {
  const others = { id: 'cart.empty mfe-z/box', url: '', isRendered: false }
  const host = withRendered(slots, [{ id, url: entry.url, isRendered: true }, others])
  expect([...(host.placed ?? [])]).toEqual([id, others.id])
  expect([...host.rendered]).toEqual([id])
})
