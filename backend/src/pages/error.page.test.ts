import { DatabaseUnavailableError } from '../db/unavailable-error.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { type TestShop, withShop } from '../testing/test-shop.ts'

describe('a page while the database is away', () => {
  const shop = withShop(openSqliteFile)
  const accept = 'text/html,application/xhtml+xml'

  /** From now on every statement fails. */
  function takeDatabaseAway({ deps }: TestShop, error: Error): void {
    const fail = () => {
      throw error
    }
    jest.spyOn(deps.db, 'selectFrom').mockImplementation(fail)
  }
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['en', 'We could not complete this just now.', 'Try again'],
    ['ar', 'تعذّر إتمام ذلك الآن.', 'إعادة المحاولة'],
  ])('says so in the language %s, with a way to try again', async (lang, sentence, retry) => {
    takeDatabaseAway(shop(), new DatabaseUnavailableError('gone'))
    const url = `/pay/cs_test_1?lang=${lang}`
    const response = await shop().app.inject({ url, headers: { accept } })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.headers['content-type']).toMatch('text/html')
    expect(response.body).toContain(sentence)
    expect(response.body).toContain(retry)
    expect(response.body).toContain(`href="${url}"`)
  })

  test('asks to go back after a form, which cannot be opened by a link', async () => {
    takeDatabaseAway(shop(), new DatabaseUnavailableError('gone'))
    const response = await shop().app.inject({
      method: 'POST',
      url: '/pay/cs_test_1',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=pay',
    })
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('Go back and send it again')
  })

  test('is a page for other failures too, and JSON for programs', async () => {
    takeDatabaseAway(shop(), new Error('secret details'))
    const page = await shop().app.inject({ url: '/pay/cs_test_1', headers: { accept } })
    expect(page.statusCode).toBe(500)
    expect(page.body).toContain('Something went wrong on our side.')
    expect(page.body).not.toContain('secret')
    const json = await shop().app.inject({ url: '/pay/cs_test_1' })
    expect(json.json()).toHaveProperty('message')
  })
})
