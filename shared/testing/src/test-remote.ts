import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { testMessageCatalogs } from './message-catalogs.ts'

/**
 * Declares the tests that every remote needs: its generated modules are those of `pages.json`, and its message catalogs
 * are complete.
 * @param source `src` of the remote
 * @param generatePages of `@shop/config/generate-pages.js`
 */
export function testRemote(
  source: string,
  generatePages: (directory: string) => Record<string, string>,
): void {
  const directory = path.dirname(source)

  test.each(Object.entries(generatePages(directory)))(
    '%s is generated from pages.json and the catalogs',
    (file, text) => {
      const absolute = path.join(directory, file)
      expect(existsSync(absolute) && readFileSync(absolute, 'utf8')).toBe(text)
    },
  )

  testMessageCatalogs(source)
}
