import { findSources } from '../sources/find-sources.ts'

const SOURCE = /\/src\/(?!.*(\.test\.|testing\/)).*\.tsx?$/
/** Work with any key, or are inlined scripts, which import nothing; their own tests compare their keys. */
const IMPLEMENTATIONS =
  /^shared\/(testing|shop-ui\/src\/product-lists\/|kernel\/src\/(storage\/|storage\.ts|startup\/inline-[\w-]+\.ts))/
const USES_STORAGE =
  /safe(Local|Session)Storage\b|\b(local|session)Storage\.|setCookie\(|cookieKey:/

test('whatever keeps something in the browser takes its key from the contracts, which the privacy page explains', () => {
  const users = findSources(SOURCE).filter(
    ({ file, text }) => USES_STORAGE.test(text) && !IMPLEMENTATIONS.test(file),
  )
  expect(users.length).toBeGreaterThan(15)
  const others = users.filter(
    ({ text }) => !text.includes('@shop/contracts/browser/storage-keys.ts'),
  )
  expect(others.map(({ file }) => file)).toEqual([])
})
