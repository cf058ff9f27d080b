import { readTab, writeTab } from './tab-storage.ts'

afterEach(() => jest.restoreAllMocks())

test('keeps a text for the tab until it is taken away', () => {
  expect(readTab('a')).toBeNull()
  expect(writeTab('a', '1')).toBe(true)
  expect(readTab('a')).toBe('1')
  expect(sessionStorage.getItem('a')).toBe('1')
  expect(writeTab('a', null)).toBe(true)
  expect(readTab('a')).toBeNull()
})

test.each(['getItem', 'setItem'] as const)('says so where %s is refused', (refused) => {
  jest.spyOn(Storage.prototype, refused).mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(writeTab('a', '1')).toBe(false)
  expect(readTab('a')).toBeNull()
})
