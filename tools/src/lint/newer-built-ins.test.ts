import { findNewerBuiltIns } from './newer-built-ins.js'

test('findNewerBuiltIns returns what one of the oldest browsers lacks, and nothing that all have', () => {
  const newer = findNewerBuiltIns().map((names) => names.join('.'))
  expect(newer).toEqual(
    expect.arrayContaining([
      'Array.toSorted',
      'URL.canParse',
      'URLPattern',
      'Window.requestIdleCallback',
    ]),
  )
  for (const name of ['Array.at', 'Object.hasOwn', 'URL', 'fetch', 'Promise.allSettled']) {
    expect(newer).not.toContain(name)
  }
})
