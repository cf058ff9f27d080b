import { JSDOM } from 'jsdom'

import { composeLayout, composePage } from './compose-page.ts'
import type { RenderedPage } from './render-worker-messages.ts'

const html = `<!doctype html>
<html lang="en" dir="ltr" class="light" data-font-ar="/shell/1.0.0/arabic.woff2">
<head>
<title data-written>Shop · Wasla</title>
<meta data-written name="description" content="Cards.">
<link data-written rel="canonical" href="http://shop.test/shop"><meta data-written="picture" property="og:image" content="http://shop.test/brand.png">
<script>early()</script>
<script defer fetchpriority="high" src="/shell/1.0.0/main.js"></script>
<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/shell/1.0.0/latin.woff2">
<link rel="preload" as="script" href="/mfe-catalog/1.0.0/remoteEntry.js">
<link rel="preload" as="style" href="/mfe-catalog/1.0.0/layout.css">
<link rel="preload" as="style" href="https://cdn.test/mfe-catalog/1.0.0/page.css" crossorigin="anonymous">
</head>
<body><div id="root"></div></body>
</html>`

const rendered: RenderedPage = {
  status: 200,
  redirect: null,
  head: '<title>Steel card · Wasla</title>',
  styles: '<style data-styled="true">.a{color:red}</style>',
  html: '<main>Steel card</main>',
  data: '{"queries":{"queries":[]}}',
}

const compose = (changes: Partial<RenderedPage> = {}, language: 'en' | 'ar' = 'en') =>
  new JSDOM(composePage(html, { ...rendered, ...changes }, { language, url: '/shop?q="a"' })).window
    .document

describe('composePage', () => {
  test('puts markup, styles and head into the page', () => {
    const { body, head, title } = compose()
    expect(body.querySelector('#root > main')).toHaveProperty('textContent', 'Steel card')
    expect(head.querySelector('style')?.textContent).toBe('.a{color:red}')
    expect(title).toBe('Steel card · Wasla')
    expect(head.querySelectorAll('title, [name=description], [rel=canonical]')).toHaveLength(1)
  })

  test('states the language and its direction', () => {
    const { documentElement } = compose({}, 'ar')
    expect(documentElement.lang).toBe('ar')
    expect(documentElement.dir).toBe('rtl')
    expect(documentElement.dataset.renderedLang).toBe('ar')
  })

  test('keeps the brand’s picture unless the page has one of its own', () => {
    const picture = '<meta property="og:image" content="/card.webp">'
    expect(compose().head.querySelectorAll('[property="og:image"]')).toHaveLength(1)
    const images = compose({ head: picture }).head.querySelectorAll('[property="og:image"]')
    expect([...images].map((image) => image.getAttribute('content'))).toEqual(['/card.webp'])
  })

  test('asks for the Arabic font in Arabic only', () => {
    const fonts = (language: 'en' | 'ar') =>
      [...compose({}, language).head.querySelectorAll('link[as=font]')]
        .map((link) => link.getAttribute('href'))
        .sort()
    expect(fonts('en')).toEqual(['/shell/1.0.0/latin.woff2'])
    expect(fonts('ar')).toEqual(['/shell/1.0.0/arabic.woff2', '/shell/1.0.0/latin.woff2'])
  })

  test('leaves scripts and their preloads to the inline script for late scripts, but not the font', () => {
    const { head } = compose()
    expect(head.querySelector('script[src]')?.getAttribute('type')).toBe('late')
    expect(head.querySelector('link[as=script]')?.getAttribute('rel')).toBe('late')
    expect(head.querySelector('link[as=font]')?.getAttribute('rel')).toBe('preload')
  })

  test('links the style sheets of the page after its other styles, in their order', () => {
    const { head } = compose()
    const last = [...head.children].slice(-3).map(({ outerHTML }) => outerHTML)
    expect(last).toEqual([
      rendered.styles,
      '<link rel="stylesheet" href="/mfe-catalog/1.0.0/layout.css">',
      '<link rel="stylesheet" href="https://cdn.test/mfe-catalog/1.0.0/page.css" crossorigin="anonymous">',
    ])
    expect(head.querySelector('link[as=style]')).toBeNull()
  })

  test.each(['</script><script>alert(1)</script>', '<!--<script>', 'line\u2028separator', '$&$1'])(
    'keeps %j in the data inert and whole',
    (name) => {
      const page = compose({ data: JSON.stringify({ name }), html: `<p>${'$&'}</p>` })
      const data = page.getElementById('page-data')
      expect(JSON.parse(data?.textContent ?? '')).toEqual({ name })
      expect(page.querySelectorAll('body script')).toHaveLength(1)
      expect(page.querySelector('#root')?.textContent).toBe('$&')
    },
  )
})

describe('composeLayout', () => {
  test('leaves it to the browser to link the style sheets of the page, which it renders', () => {
    const text = composeLayout(html, rendered, { language: 'en', url: '/shop' })
    const { head } = new JSDOM(text).window.document
    expect(head.querySelectorAll('link[rel=preload][as=style]')).toHaveLength(2)
    expect(head.querySelector('link[rel=stylesheet]')).toBeNull()
  })

  test('preloads the messages of the language', () => {
    const page = html.replace(
      ' data-font-ar',
      () => ' data-messages-ar="/shell/1.0.0/messages.ar.js /old/messages.ar.js" data-font-ar',
    )
    const { head } = new JSDOM(composeLayout(page, rendered, { language: 'ar', url: '/shop' }))
      .window.document
    const links = [...head.querySelectorAll('link[rel=preload][as=script][href*="messages"]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/shell/1.0.0/messages.ar.js',
      '/old/messages.ar.js',
    ])
  })
})
