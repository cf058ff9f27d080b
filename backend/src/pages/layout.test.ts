import { renderAlert, renderField } from './field.ts'
import { html } from './html.ts'
import { renderLayout } from './layout.ts'

const page = {
  lang: 'en',
  title: 'Log in',
  main: html`<h1>Hello</h1>`,
  url: '/portal/login',
} as const

describe('renderLayout', () => {
  test('sets language and direction', () => {
    expect(renderLayout(page)).toContain('<html lang="en" dir="ltr">')
    expect(renderLayout({ ...page, lang: 'ar' })).toContain('<html lang="ar" dir="rtl">')
  })

  test('links to the same page in the other language with its query', () => {
    const url = '/portal/login?returnTo=http%3A%2F%2Fsite.test%2F&lang=en'
    expect(renderLayout({ ...page, url })).toContain(
      'href="/portal/login?returnTo=http%3A%2F%2Fsite.test%2F&amp;lang=ar"',
    )
    expect(renderLayout({ ...page, lang: 'ar', url })).toContain('&amp;lang=en"')
  })

  test('never links to another host', () => {
    const english = renderLayout({ ...page, url: '//evil.test/portal' })
    expect(english).not.toContain('evil.test')
  })

  test('renders no scripts and no inline styles', () => {
    const text = renderLayout({ ...page, aside: html`<aside>Story</aside>` })
    expect(text).not.toMatch(/<script|style="| on\w+=/)
    expect(text).toContain('<aside>Story</aside>')
  })
})

describe('renderField', () => {
  const base = { name: 'email', label: 'E-mail', autocomplete: 'username' }

  test('labels the input', () => {
    const { text } = renderField(base)
    expect(text).toContain('<label for="email">E-mail</label>')
    expect(text).toContain('id="email"')
    expect(text).not.toMatch(/aria-invalid|aria-describedby/)
  })

  test('describes the input by its error and hint', () => {
    const { text } = renderField({ ...base, error: 'Wrong', hint: 'Like a@b.c' })
    expect(text).toContain('aria-describedby="email-error email-hint"')
    expect(text).toContain('aria-invalid="true"')
    expect(text).toContain('<p class="error" id="email-error">Wrong</p>')
  })

  test('escapes the value', () => {
    expect(renderField({ ...base, value: '"onfocus="x' }).text).toContain(
      'value="&quot;onfocus=&quot;x"',
    )
  })
})

test('renderAlert renders a live alert, and nothing without a message', () => {
  expect(renderAlert('No')?.text).toBe('<p class="alert" role="alert">No</p>')
  expect(renderAlert(undefined)).toBeUndefined()
})
