import fc from 'fast-check'

import { redactPath, redactStack, redactText } from './redact.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiJ1LTEifQ.c2lnbmF0dXJl'

describe('redactText', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'map')"],
    ['mfe-gift-cards@1.0.0-9fdad2efd6 could not be loaded: 404'],
    ['Expected property name or "}" in JSON at position 1 (line 1 column 2)'],
    ['/mfe-agents/1.0.0-9fdad2efd6/page.agents.4f0a1b2c3d.js: no "./routes"'],
    ['لا توجد صفحة 🙂 at row 12'],
  ])('leaves %j as it is', (text) => expect(redactText(text)).toBe(text))

  test.each([
    ['No user noor.al-said@site.test.', 'No user [e-mail].'],
    ['mailto:نور@موقع.شبكة', 'mailto:[e-mail]'],
    [`Token ${TOKEN} expired`, 'Token [token] expired'],
    ['Bearer abc.def refused', '[token] refused'],
    ['No session 9f86d081884c7d659a2feaa0c55ad015', 'No session [token]'],
    ['GET https://api.test/users?email=a&token=b#c failed', 'GET https://api.test/users failed'],
    ['GET https://me:secret@api.test/x failed', 'GET https://api.test/x failed'],
    ['"/user/x?token=b" is unknown', '"/user/x" is unknown'],
    ['Call +968 9123 4567 now', 'Call [number] now'],
    ['Call ٩١٢٣٤٥٦٧ now', 'Call [number] now'],
    [
      `Unexpected token 'N', "Noor Al Said"... is not valid JSON`,
      `Unexpected token 'N', "[text]"... is not valid JSON`,
    ],
    ['"a b" of noor@shop.test "c d"', '"[text]" of [e-mail] "[text]"'],
    ['"name" is not "text"', '"name" is not "text"'],
    ['"x, “a b”', '"x, “[text]”'],
  ])('of %j is %j', (text, redacted) => expect(redactText(text)).toBe(redacted))

  test('is 300 characters at most, whole ones, and does not change when it is redacted again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.emailAddress(),
        (text, email) => {
          const redacted = redactText(`${text} ${email} ${text}`)
          expect(redacted.length).toBeLessThanOrEqual(300)
          // It throws for half a character.
          expect(() => encodeURIComponent(redacted)).not.toThrow()
          expect(redactText(redacted)).toBe(redacted)
        },
      ),
    )
  })

  test('takes no longer for what is long', () => {
    for (const part of ['a@', '@', '"', '/?', '1 ', 'eyJ', 'a.']) {
      expect(redactText(part.repeat(100_000)).length).toBeLessThanOrEqual(300)
    }
  })
})

describe('redactPath', () => {
  test.each([
    ['/', '/'],
    ['/shop-grid-left', '/shop-grid-left'],
    ['/product-detail/:id', '/product-detail/:id'],
    ['/blog-detail/:id?', '/blog-detail/:id'],
    ['/portal/*', '/portal/*'],
    ['/product-detail/card-7?x=1#y', '/product-detail/:id'],
    ['/agents/Noor', '/agents/:id'],
    ['/x/a@b.test', '/x/:id'],
    ['/x/%D9%86', '/x/:id'],
    [`/x/${'long-'.repeat(9)}word`, '/x/:id'],
  ])('of %j is %j', (path, redacted) => expect(redactPath(path)).toBe(redacted))
})

describe('redactStack', () => {
  test.each([
    [
      'Chrome',
      `TypeError: noor@site.test
    at t (https://shop.test/mfe-agents/1.2.0-ab/page.js?x=1:1:20)
    at async Promise.all (index 0)
    at https://cdn.test/main/shell/1.0.0/vendor.js:2:1
    at Object.x [as onClick] (https://shop.test/shell/1.0.0/main.js:3:4)
    at https://shop.test/user/noor?token=secret:9:9
    at chrome-extension://abcdef/content.js:1:1`,
      `    at t (/mfe-agents/1.2.0-ab/page.js:1:20)
    at /shell/1.0.0/vendor.js:2:1
    at Object.x [as onClick] (/shell/1.0.0/main.js:3:4)`,
    ],
    [
      'Firefox and Safari',
      `t@https://shop.test/mfe-agents/1.2.0-ab/page.js:1:20
async*r@https://shop.test/shell/1.0.0/main.js:3:4
[native code]
@https://shop.test/shell/1.0.0/main.js:5:6
global code@https://shop.test/user/noor?token=secret:9:9`,
      `t@/mfe-agents/1.2.0-ab/page.js:1:20
async*r@/shell/1.0.0/main.js:3:4
@/shell/1.0.0/main.js:5:6`,
    ],
    ['an error without frames', 'Error: noor', ''],
  ])('has the frames of releases only: %s', (_, stack, redacted) => {
    expect(redactStack(stack)).toBe(redacted)
    expect(redactStack(redacted)).toBe(redacted)
  })

  test('has 12 frames and 2,000 characters at most', () => {
    const frames = (name: string) => `${name}@/shell/1.0.0/main.js:1:1\n`.repeat(50)
    expect(redactStack(frames('f')).split('\n')).toHaveLength(12)
    const long = redactStack(frames('f').replaceAll('main', 'm'.repeat(400)))
    expect(long.length).toBeLessThanOrEqual(2_000)
    expect(long).toMatch(/:1:1$/)
  })
})
