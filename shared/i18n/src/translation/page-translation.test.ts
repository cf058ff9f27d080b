import { HttpResponse } from 'msw'

import { CONCURRENCY } from './translator.ts'
import {
  arabic,
  waitForTranslations,
  drawPages,
  serveTranslations,
  stopTranslating,
  textNodes,
  translate,
} from './test-page.ts'
import { MAX_TEXT } from './text.rules.ts'
import { STORE_DELAY } from './translation.cache.ts'

beforeAll(drawPages)
afterEach(stopTranslating)

const read = (page: HTMLElement) => textNodes(page).map((node) => node.data)

test('what is visible and English alone is translated, nothing else', async () => {
  const service = serveTranslations()
  const kept = `
    <p>مسقط</p><p>بطاقة NFC</p><p>112</p><p>maha@example.com</p>
    <p translate="no">WX-12</p><code>npm</code><textarea>Mine</textarea>
    <div contenteditable="true">Mine</div><script type="text/plain">var a</script>
    <p hidden="">Hidden</p><p style="display: none">Hidden</p><p>${'a'.repeat(MAX_TEXT + 1)}</p>
    <details><summary>مسقط</summary><p>Folded</p></details>`
  const page = translate(`<p>Muscat</p><ul><li>of <b>Oman</b></li></ul>${kept}`)
  await waitForTranslations()
  expect(service.asked).toEqual(['Muscat', 'of', 'Oman'])
  expect(page.innerHTML).toBe(
    `<p>${arabic('Muscat')}</p><ul><li>${arabic('of')} <b>${arabic('Oman')}</b></li></ul>${kept}`,
  )
})

test('each text is asked for once, and every node keeps itself and its space', async () => {
  const service = serveTranslations()
  const page = translate('<p>Muscat</p><p>\n  Muscat </p><p>\u00a0Muscat</p>')
  const nodes = textNodes(page)
  await waitForTranslations()
  expect(service.asked).toEqual(['Muscat'])
  expect(textNodes(page)).toEqual(nodes)
  const translated = arabic('Muscat')
  expect(read(page)).toEqual([translated, `\n  ${translated} `, `\u00a0${translated}`])
})

test('a few questions are under way at a time', async () => {
  const service = serveTranslations()
  const texts = Array.from({ length: 20 }, (_, index) => `Text ${index}`)
  const page = translate(texts.map((text) => `<p>${text}</p>`).join(''))
  await waitForTranslations()
  await waitForTranslations()
  expect(read(page)).toEqual(texts.map(arabic))
  expect(service.most).toBeLessThanOrEqual(CONCURRENCY)
  expect(service.most).toBeGreaterThan(1)
})

describe('what comes later is translated, too', () => {
  test('a text that is added or written anew', async () => {
    const service = serveTranslations()
    const page = translate('<p>Sur</p>')
    await waitForTranslations()
    page.insertAdjacentHTML('beforeend', '<section><p>Ibri</p></section>')
    page.append('Nizwa')
    const [first] = textNodes(page)
    if (first) first.data = 'Sohar'
    await waitForTranslations()
    expect(read(page)).toEqual(['Sohar', 'Ibri', 'Nizwa'].map(arabic))
    expect(service.asked.toSorted()).toEqual(['Ibri', 'Nizwa', 'Sohar', 'Sur'])
  })

  test.each([
    ['hidden', '<p hidden>Sur</p>', (p: Element) => p.removeAttribute('hidden')],
    ['its style', '<p style="display:none">Sur</p>', (p: Element) => p.removeAttribute('style')],
    ['its class', '<style>.x{display:none}</style><p class="x">Sur</p>', dropClass],
    [
      'a fold',
      '<details><p>Sur</p></details>',
      (p: Element) => p.parentElement?.toggleAttribute('open'),
    ],
    ['a ban', '<p translate="no">Sur</p>', (p: Element) => p.removeAttribute('translate')],
  ])('a text that is revealed by %s', async (_, html, reveal) => {
    const service = serveTranslations()
    const page = translate(html)
    await waitForTranslations()
    expect(service.asked).toEqual([])
    const paragraph = page.querySelector('p')
    if (paragraph) reveal(paragraph)
    await waitForTranslations()
    expect(paragraph).toHaveTextContent(arabic('Sur'))
  })

  test.each(['resize', 'toggle'])('a text that a %s reveals', async (event) => {
    const service = serveTranslations()
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = 'p { display: none }'
    const page = translate('<p>Sur</p>')
    await waitForTranslations()
    expect(service.asked).toEqual([])
    sheet.remove()
    page.querySelector('p')?.dispatchEvent(new Event(event, { bubbles: event === 'resize' }))
    await waitForTranslations()
    expect(page.querySelector('p')).toHaveTextContent(arabic('Sur'))
  })
})

function dropClass(paragraph: Element) {
  paragraph.className = ''
}

test('its own writing sets nothing off', async () => {
  const service = serveTranslations()
  const page = translate('<p>Sur</p>')
  await waitForTranslations()
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
  page.append('Ibri')
  await waitForTranslations()
  await waitForTranslations()
  observer.disconnect()
  expect(changes.map(({ type }) => type)).toEqual(['childList', 'characterData'])
  expect(service.asked).toEqual(['Sur', 'Ibri'])
})

test.each([
  ['refuses', () => new HttpResponse(null, { status: 403 })],
  ['is down', () => HttpResponse.error()],
  ['answers with a page', () => HttpResponse.html('<p>مسقط</p>')],
  ['has no translation', () => HttpResponse.json({ responseData: { translatedText: 'Sur' } })],
])('a service that %s leaves the text, and is not asked again', async (_, respond) => {
  const service = serveTranslations(respond)
  const page = translate('<p>Sur</p>')
  await waitForTranslations()
  page.append('Sur')
  page.className = 'x'
  await waitForTranslations()
  expect(read(page)).toEqual(['Sur', 'Sur'])
  expect(service.asked).toEqual(['Sur'])
})

test('an answer to what a node no longer says is not written into it', async () => {
  serveTranslations()
  const page = translate('<p>Sur</p>')
  const [node] = textNodes(page)
  await new Promise((resolve) => setTimeout(resolve, 3))
  if (node) node.data = 'Ibri'
  await waitForTranslations()
  expect(read(page)).toEqual([arabic('Ibri')])
})

test('what leaves the page before its turn is not asked for', async () => {
  const service = serveTranslations()
  const texts = Array.from({ length: 30 }, (_, index) => `Text ${index}`)
  const page = translate(texts.map((text) => `<p>${text}</p>`).join(''))
  await new Promise((resolve) => setTimeout(resolve, 3))
  page.replaceChildren('Sur')
  await waitForTranslations()
  expect(service.asked.length).toBeLessThanOrEqual(CONCURRENCY + 1)
  expect(read(page)).toEqual([arabic('Sur')])
})

test('what is known from the page before is there before anybody sees the English', async () => {
  const service = serveTranslations()
  translate('<p>Sur</p>')
  await new Promise((resolve) => setTimeout(resolve, STORE_DELAY + 200))
  stopTranslating()
  const page = translate()
  page.append('Sur')
  // The observer is told before the browser draws.
  await Promise.resolve()
  expect(read(page)).toEqual([arabic('Sur')])
  expect(service.asked).toEqual(['Sur'])
})

test('after the stop nothing is asked, and nothing written', async () => {
  const service = serveTranslations()
  const page = translate('<p>Sur</p>')
  await new Promise((resolve) => setTimeout(resolve, 3))
  stopTranslating()
  page.append('Ibri')
  window.dispatchEvent(new Event('resize'))
  await waitForTranslations()
  expect(read(page)).toEqual(['Sur', 'Ibri'])
  expect(service.asked).toEqual(['Sur'])
})
