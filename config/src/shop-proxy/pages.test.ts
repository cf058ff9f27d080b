import { toLocalPage, toLocalStyles } from './pages.js'

const status = {
  ...{ name: 'mfe-agents', shop: 'https://shop.example', canWrite: false },
  ...{ isBroken: false, isMissing: false, prefix: '' },
}

const createPage = (remote: string) =>
  `<html data-rendered-lang="en" data-messages-en="/mfe-agents/1.0.0/messages.en.js /shell/1.0.0/messages.en.js"><head><link rel="preload" as="script" href="/mfe-agents/1.0.0/entry.js"><link rel="late" as="script" href="https://cdn.test/mfe-agents/1.0.0/page.js"><link rel="preload" href="/shell/1.0.0/main.js"></head><body><div id="root"><div>live</div></div><script type="application/json" id="page-data">{"remote":{"name":"${remote}","url":"/x"}}</script></body></html>`

describe('toLocalPage', () => {
  test('leaves a page of the remote to the browser, without files of the live version', () => {
    const page = toLocalPage(createPage('mfe-agents'), status)
    expect(page).toContain('<div id="root"></div><link rel="stylesheet"')
    expect(page).toContain('data-messages-en="/shell/1.0.0/messages.en.js"')
    expect(page).toContain('href="/shell/1.0.0/main.js"')
    expect(page).not.toMatch(/mfe-agents\/|data-rendered-lang|page-data/)
  })

  test('keeps what the server has rendered of the others', () =>
    expect(toLocalPage(createPage('mfe-catalog'), status)).toContain('<div>live</div>'))

  test('leaves a page that the live shop does not know to the browser', () => {
    const page = toLocalPage(createPage('mfe-catalog'), { ...status, isMissing: true })
    expect(page).not.toContain('<div>live</div>')
  })

  test.each([
    ['en', /mfe-agents from source.*everything else from https:\/\/shop\.example · reading only/s],
    [
      'ar',
      /mfe-agents\u2069 من المصدر.*وما عداه من \u2068https:\/\/shop\.example\u2069 · للقراءة فقط/s,
    ],
  ])('says in %s what is shown', (_, text) =>
    expect(toLocalPage(createPage('mfe-agents'), status)).toMatch(text),
  )

  test('says that changes get through, and that the source does not compile', () => {
    const page = toLocalPage('<body></body>', { ...status, canWrite: true, isBroken: true })
    expect(page).toContain('changes go to the shop')
    expect(page).not.toContain('reading only')
    expect(page).toContain('does not compile')
  })

  test('keeps the paths of another server there', () => {
    const page = toLocalPage('<form action="/portal/login"><a href="//other.test/">', {
      ...status,
      prefix: '/__shop/https/api.test',
    })
    expect(page).toContain('<form action="/__shop/https/api.test/portal/login"><a href="//other')
  })
})

test('toLocalStyles keeps the paths of another server there', () =>
  expect(toLocalStyles('a{src:url(/a.woff2)} b{src:url("data:,")}', '/__shop/https/api.test')).toBe(
    'a{src:url(/__shop/https/api.test/a.woff2)} b{src:url("data:,")}',
  ))
