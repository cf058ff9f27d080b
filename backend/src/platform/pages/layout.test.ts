import fc from 'fast-check'

import { renderField, renderNotice } from './field.ts'
import { html } from './html.ts'
import { renderLayout } from './layout.ts'
import type { PageView } from './page-view.ts'

const brand = { name: { en: 'Shop', ar: 'متجر' } }
const toPicture = (name: string) => ({ url: `http://b.test/${name}.png`, width: 120, height: 30 })

describe('layout', () => {
  const view: PageView = {
    lang: 'en',
    theme: null,
    url: '/portal/login',
    shopOrigin: 'http://site.test',
    brand,
  }
  const page = { title: 'Log in', main: html`<h1>Hello</h1>` }
  const render = (changes: Partial<PageView> = {}) =>
    renderLayout({ ...page, view: { ...view, ...changes } })

  describe('renderLayout', () => {
    test('sets language and direction', () => {
      expect(render()).toContain('<html lang="en" dir="ltr"')
      expect(render({ lang: 'ar' })).toContain('<html lang="ar" dir="rtl"')
    })

    test('links to the same page in the other language with its query', () => {
      const url = '/portal/login?returnTo=http%3A%2F%2Fsite.test%2F&lang=en'
      expect(render({ url })).toContain(
        'href="/portal/login?returnTo=http%3A%2F%2Fsite.test%2F&amp;lang=ar"',
      )
      expect(render({ lang: 'ar', url })).toContain('&amp;lang=en"')
    })

    test('never links to another host', () => {
      const english = render({ url: '//evil.test/portal' })
      expect(english).not.toContain('evil.test')
    })

    test('applies the chosen theme and links to the other one with the page’s query', () => {
      const dark = render({ theme: 'dark', url: '/portal/login?returnTo=x' })
      expect(dark).toContain('class="dark"')
      expect(dark).toContain('href="/portal/login?returnTo=x&amp;theme=light"')
      expect(dark).toContain('aria-label="Switch to the light theme"')
    })

    test('leads back to the shop by its logo and its footer', () => {
      expect(render()).toContain('class="brand" href="http://site.test/?lang=en"')
      expect(render()).toContain('href="http://site.test/terms?lang=en"')
    })

    test('hands its language and theme over to the shop', () => {
      const page = render({ lang: 'ar', theme: 'dark' })
      expect(page).toContain('class="brand" href="http://site.test/?lang=ar&amp;theme=dark"')
      expect(page).toContain('href="http://site.test/terms?lang=ar&amp;theme=dark"')
    })

    test('names the shop, and has its logo and colour where an owner has saved them', () => {
      expect(render({ lang: 'ar' })).toContain('<span>متجر</span>')
      expect(render()).not.toMatch(/<img|accent-/)
      const logo = { light: toPicture('light'), dark: toPicture('dark'), withName: false }
      const accent = { light: '#d0021b', dark: '#e5717f' }
      const page = render({ brand: { ...brand, logo, accent } })
      expect(page).toMatch(/<img\s+class="logo on-light"\s+src="http:\/\/b.test\/light.png"/)
      expect(page).toMatch(
        /src="http:\/\/b.test\/dark.png"\s+width="120"\s+height="30"\s+alt="Shop"/,
      )
      expect(page).not.toContain('<span>Shop</span>')
      expect(page).toContain('<link rel="icon" href="http://b.test/light.png" />')
      expect(page).toContain('href="/assets/accent-d0021b-e5717f.css"')
    })

    test('renders no scripts and no inline styles', () => {
      const text = renderLayout({ ...page, view, aside: html`<aside>Story</aside>` })
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

  test('renderNotice announces errors at once and good news politely', () => {
    expect(renderNotice('error', 'No')?.text).toBe('<p class="notice error" role="alert">No</p>')
    expect(renderNotice('success', 'Yes')?.text).toBe(
      '<p class="notice success" role="status">Yes</p>',
    )
    expect(renderNotice('error', undefined)).toBeUndefined()
  })
})

describe('html', () => {
  test('html escapes values in text and in attributes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { text: out } = html`<p title="${text}">${text}</p>`
        expect(out.match(/[<>]/g)).toEqual(['<', '>', '<', '>'])
        expect(out.match(/"/g)).toHaveLength(2)
      }),
    )
  })

  test('html does not escape Html values, alone and in arrays', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
    expect(
      html`<ul>
        ${items}
      </ul>`.text.replace(/\s/g, ''),
    ).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
  })

  test('html renders false, null, undefined and empty text as nothing, and zero as 0', () => {
    expect(html`${false}${null}${undefined}${''}${0}`.text).toBe('0')
  })
})
