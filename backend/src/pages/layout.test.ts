import { alertBox, field } from './field.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

const page = {
  lang: 'en',
  title: 'Log in',
  main: html`<h1>Hello</h1>`,
  url: '/portal/login',
} as const

describe('a page', () => {
  test('says its language and direction', () => {
    expect(layout(page)).toContain('<html lang="en" dir="ltr">')
    expect(layout({ ...page, lang: 'ar' })).toContain('<html lang="ar" dir="rtl">')
  })

  test('leads to itself in the other language, keeping what its address says', () => {
    const url = '/portal/login?returnTo=http%3A%2F%2Fsite.test%2F&lang=en'
    expect(layout({ ...page, url })).toContain(
      'href="/portal/login?returnTo=http%3A%2F%2Fsite.test%2F&amp;lang=ar"',
    )
    expect(layout({ ...page, lang: 'ar', url })).toContain('&amp;lang=en"')
  })

  test('never leads elsewhere, whatever its address looks like', () => {
    const english = layout({ ...page, url: '//evil.test/portal' })
    expect(english).not.toContain('evil.test')
  })

  test('has no scripts and no inline styles', () => {
    const text = layout({ ...page, aside: html`<aside>Story</aside>` })
    expect(text).not.toMatch(/<script|style="| on\w+=/)
    expect(text).toContain('<aside>Story</aside>')
  })
})

describe('a field', () => {
  const base = { name: 'email', label: 'E-mail', autocomplete: 'username' }

  test('is named by its label', () => {
    const { text } = field(base)
    expect(text).toContain('<label for="email">E-mail</label>')
    expect(text).toContain('id="email"')
    expect(text).not.toMatch(/aria-invalid|aria-describedby/)
  })

  test('is described by its error and its hint', () => {
    const { text } = field({ ...base, error: 'Wrong', hint: 'Like a@b.c' })
    expect(text).toContain('aria-describedby="email-error email-hint"')
    expect(text).toContain('aria-invalid="true"')
    expect(text).toContain('<p class="error" id="email-error">Wrong</p>')
  })

  test('keeps what was typed, harmless', () => {
    expect(field({ ...base, value: '"onfocus="x' }).text).toContain('value="&quot;onfocus=&quot;x"')
  })
})

test('a problem is announced, and there is no empty announcement', () => {
  expect(alertBox('No')?.text).toBe('<p class="alert" role="alert">No</p>')
  expect(alertBox(undefined)).toBeUndefined()
})
