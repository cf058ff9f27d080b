import { expect, test } from './support/fixtures.ts'
import { isRendered } from './support/shopping.ts'
import { sitePages } from './support/site-pages.ts'

const REQUESTS = 200
/** More than the server renders at a time. */
const AT_A_TIME = 20

/** Pages of remotes that are rendered for everybody who asks, and do not redirect. */
const pages = sitePages.filter(({ page, session }) => page !== undefined && !session)

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

test('nothing of one answer is in another, in both languages, of members and visitors', async ({
  request,
}) => {
  const ask = async (index: number) => {
    const lang = index % 2 ? 'ar' : 'en'
    const { address, heading } = pages[index % pages.length] ?? sitePages[0]!
    // Nobody has asked for it before.
    const separator = address.includes('?') ? '&' : '?'
    const mark = `asked-${Date.now()}-${index}-end`
    const url = `${address}${separator}from=${mark}`
    const member = index % 3 ? '' : `; portal_session=secret-of-${mark}; visitor=${index}`
    const headers = { cookie: `lang=${lang}${member}` }
    let html = ''
    // A page that is late is there for who asks again.
    while (!isRendered(html)) html = await (await request.get(url, { headers })).text()
    return { html, lang, heading: heading[lang], mark, url }
  }
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  let next = 0
  const askOn = async () => {
    while (next < REQUESTS) answers.push(await ask(next++))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, askOn))
  for (const { html, lang, heading, mark, url } of answers) {
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
    expect(toText(title), url).toBe(heading)
    expect(html, url).toContain(`lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`)
    const marks = new Set(html.match(/asked-\d+-\d+-end/g))
    marks.delete(mark)
    expect([...marks], url).toEqual([])
    expect(html, url).not.toContain('secret-of')
  }
})
