import { Script } from 'node:vm'

import {
  FOLDER_PLACEHOLDER,
  STATIC_META_ATTRIBUTE,
} from '@shop/release-format/html-placeholders.js'
import { JSDOM } from 'jsdom'

import { STATIC_META_ATTRIBUTE as UI_STATIC_META_ATTRIBUTE } from '../../shared/ui/src/page/static-meta.ts'
import { createHtmlPlugin } from './html-page.js'
import { build } from './testing/build.ts'

const sources = {
  'main.js': 'import(/* webpackChunkName: "messages.ar" */ "./ar.js")',
  'ar.js': 'export default "ar"',
  'other.js': 'console.log("other")',
}

const buildPage = (
  files: Record<string, string> = {},
  options?: Parameters<typeof createHtmlPlugin>[0],
) =>
  build(
    { ...sources, ...files },
    { entry: { main: './main.js', other: './other.js' }, plugins: [createHtmlPlugin(options)] },
  )

async function pageOf(options?: Parameters<typeof createHtmlPlugin>[0]): Promise<Document> {
  const assets = await buildPage({}, options)
  return new JSDOM(assets['index.html']).window.document
}

/** Addresses of scripts; a script in the page itself is `inline`. */
const scriptsOf = (html: Document) =>
  [...html.scripts].map((script) => script.getAttribute('src') ?? 'inline')

describe('createHtmlPlugin', () => {
  test('inlines the head script first, small and self-contained', async () => {
    const html = await pageOf()
    expect(scriptsOf(html)[0]).toBe('inline')
    const text = html.scripts[0]?.text ?? ''
    expect(text).toContain('token_link_dashboard')
    expect(text).not.toMatch(/import|export|\/\/ /)
    expect(text.length).toBeLessThan(2_900)
    expect(() => new Script(text)).not.toThrow()
  })

  test('lets nothing be painted before an element has arrived', async () => {
    const query = 'link[rel=expect][blocking=render]'
    const html = await pageOf({ paintAfter: 'end' })
    expect(html.querySelector(query)?.getAttribute('href')).toBe('#end')
    expect((await pageOf()).querySelector(query)).toBeNull()
  })

  test('inlines the startup script, with the texts of its notice and the colours of the theme', async () => {
    const html = await pageOf()
    expect(scriptsOf(html)[1]).toBe('inline')
    const text = html.scripts[1]?.text ?? ''
    for (const part of ['earlyClicks', 'first-contentful-paint', '"Try again"', 'إعادة المحاولة']) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/import|export|\/\/ /)
    expect(text.length).toBeLessThan(5_900)
    expect(() => new Script(text)).not.toThrow()
    const style = html.querySelector('style')?.textContent ?? ''
    expect(style).toMatch(/#startup-notice\{[^}]*color:var\(--color-text\)/)
    expect(html.getElementById('early-click-status')?.dataset).toMatchObject({
      en: 'One moment…',
      ar: 'لحظة من فضلك…',
    })
  })

  describe('without scripts', () => {
    const linesOf = async (renderedLang?: string) => {
      const { document, getComputedStyle } = new JSDOM((await buildPage())['index.html']).window
      if (renderedLang) document.documentElement.dataset.renderedLang = renderedLang
      return [...document.querySelectorAll<HTMLElement>('.no-script p')]
        .filter((line) => getComputedStyle(line).display !== 'none')
        .map((line) => [line.lang, line.dir, line.textContent])
    }

    test.each([
      ['en', 'ltr', /^Without JavaScript you can read/],
      ['ar', 'rtl', /^يمكنك دون JavaScript/],
    ])('says in the page’s language what works: %s', async (lang, dir, sentence) => {
      expect(await linesOf(lang)).toEqual([[lang, dir, expect.stringMatching(sentence)]])
    })

    test('says in both languages that a page that was not rendered needs them', async () => {
      expect(await linesOf()).toEqual([
        ['en', 'ltr', 'This shop needs JavaScript.'],
        ['ar', 'rtl', 'يحتاج هذا المتجر إلى JavaScript.'],
      ])
    })

    test('fades the controls that need them', async () => {
      const { window } = new JSDOM((await buildPage())['index.html'])
      const root = window.document.getElementById('root') as HTMLElement
      root.innerHTML = '<button></button><form><input></form><form action="/s"><input></form>'
      const opacities = [...root.querySelectorAll('button, input')].map(
        (control) => window.getComputedStyle(control).opacity,
      )
      expect(opacities).toEqual(['0.5', '0.5', ''])
    })
  })

  test('hides a page in another language until it is rendered', async () => {
    const { window } = new JSDOM((await buildPage())['index.html'])
    const root = window.document.getElementById('root') as HTMLElement
    window.document.documentElement.classList.add('unrendered')
    expect(window.getComputedStyle(root).display).toBe('none')
  })

  test('defers the main script below the folder placeholder', async () => {
    const html = await pageOf()
    expect(FOLDER_PLACEHOLDER).toBe('%FOLDER%')
    expect(scriptsOf(html).filter((src) => src !== 'inline')).toEqual(['%FOLDER%main.js'])
    expect(html.documentElement.dataset.folder).toBe('%FOLDER%')
    const main = html.querySelector('script[src]')
    expect(main?.hasAttribute('defer')).toBe(true)
    expect(main?.getAttribute('fetchpriority')).toBe('high')
  })

  test('writes the page of a remote alone from another entry, with what it is told and no messages', async () => {
    const options = { filename: 'alone.html', entry: 'other', remote: '%REMOTE%' }
    const assets = await buildPage({}, options)
    const { document } = new JSDOM(assets['alone.html']).window
    expect(scriptsOf(document).filter((src) => src !== 'inline')).toEqual(['%FOLDER%other.js'])
    const { remote, folder, messagesAr } = document.documentElement.dataset
    expect({ remote, folder, messagesAr }).toEqual({ remote: '%REMOTE%', folder: '%FOLDER%' })
  })

  test('lists the message scripts of each language as data attributes', async () => {
    const { dataset } = (await pageOf()).documentElement
    expect(dataset.messagesEn).toBe('')
    expect(dataset.messagesAr).toBe('%FOLDER%messages.ar.js')
  })

  test('inlines the style sheet, and asks for the font of each language before the first paint', async () => {
    const font = (subset: string) => `readex-pro-${subset}.woff2`
    const face = (subset: string) =>
      `@font-face { font-family: A; src: url('./${font(subset)}') } /* ${subset} */`
    const assets = await build(
      {
        'main.js': 'import "./fonts.css"',
        'fonts.css':
          "@font-face { font-family: B; src: local('Arial') }" +
          face('latin-rare') +
          face('latin') +
          face('arabic'),
        [font('latin-rare')]: 'rare',
        [font('latin')]: 'latin',
        [font('arabic')]: 'arabic',
      },
      {
        entry: { main: './main.js' },
        experiments: { css: true },
        output: { assetModuleFilename: '[name][ext]' },
        module: {
          rules: [{ test: /woff2$/, type: 'asset/resource', generator: { publicPath: './' } }],
        },
        plugins: [createHtmlPlugin()],
      },
    )
    const html = new JSDOM(assets['index.html']).window.document
    expect(html.querySelector('link[rel="stylesheet"]')).toBeNull()
    const style = [...html.querySelectorAll('style')].at(-1)?.textContent ?? ''
    expect(style).toContain('url(%FOLDER%readex-pro-latin.woff2)')
    expect(style).not.toContain('/*')
    const preload = html.querySelector('link[rel="preload"]')
    expect(preload?.outerHTML).toBe(
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="%FOLDER%readex-pro-latin.woff2">',
    )
    expect(html.documentElement.dataset.fontAr).toBe('%FOLDER%readex-pro-arabic.woff2')
  })

  test('contains the meta elements and the placeholders for head and preload links', async () => {
    const html = await pageOf()
    const meta = (name: string) =>
      html.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
    expect(html.querySelector('meta[charset]')?.getAttribute('charset')).toBe('utf-8')
    expect(meta('viewport')).toBe('width=device-width, initial-scale=1')
    expect(meta('color-scheme')).toBe('light dark')
    expect(html.documentElement).toMatchObject({ lang: 'en', dir: 'ltr', className: 'light' })
    expect(html.head.innerHTML).toContain('<!--preload-->')
    expect(html.head.innerHTML).toContain('<!--head-->')
    expect(html.getElementById('root')?.childNodes).toHaveLength(0)
  })

  test('inlines the icon', async () => {
    const icon =
      (await pageOf()).querySelector('link[type="image/svg+xml"]')?.getAttribute('href') ?? ''
    const [kind, data = ''] = icon.split(',')
    expect(kind).toBe('data:image/svg+xml;base64')
    expect(Buffer.from(data, 'base64').toString()).toMatch(/^<svg/)
  })

  test('emits and links the icons that have a file of their own', async () => {
    const assets = await buildPage()
    const { document } = new JSDOM(assets['index.html']).window
    for (const rel of ['icon', 'apple-touch-icon']) {
      const href = document.querySelector(`link[rel=${rel}]`)?.getAttribute('href') ?? ''
      expect(href).toMatch(/^%FOLDER%/)
      expect(Object.keys(assets)).toContain(href.replace('%FOLDER%', ''))
    }
    expect(Object.keys(assets)).toEqual(expect.arrayContaining(['icon-192.png', 'icon-512.png']))
    expect(document.querySelector('link[rel=manifest]')).not.toBeNull()
  })

  describe('the preview image', () => {
    test('is emitted and linked by its absolute URL', async () => {
      const assets = await buildPage({ 'src/brand/social.png': 'a picture' })
      expect(assets['social.png']).toBe('a picture')
      const { document } = new JSDOM(assets['index.html']).window
      const preview = document.querySelector('meta[property="og:image"]')
      expect(preview?.getAttribute('content')).toBe('%SITE%%FOLDER%social.png')
      expect(preview?.getAttribute(STATIC_META_ATTRIBUTE)).toBe('picture')
      const width = document.querySelector('meta[property="og:image:width"]')
      expect(width?.getAttribute('content')).toBe('1200')
    })

    test('is not linked when there is none', async () => {
      const assets = await buildPage()
      expect(Object.keys(assets)).not.toContain('social.png')
      expect(assets['index.html']).not.toContain('og:image')
    })

    test('has the attribute by which PageMeta finds it', () =>
      expect(STATIC_META_ATTRIBUTE).toBe(UI_STATIC_META_ATTRIBUTE))
  })
})
