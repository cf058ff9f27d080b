import { HttpResponse } from 'msw'

import {
  arabic,
  mockTranslationService,
  setUpTranslatedPages,
  stopTranslating,
  textNodes,
  translate,
  waitForTranslations,
} from '../testing/test-page.ts'
import { MAX_TEXT_LENGTH } from './is-translatable.ts'
import { WRITE_DELAY_MS } from './translation-cache.ts'

setUpTranslatedPages()

const read = (page: HTMLElement) => textNodes(page).map((node) => node.data)

test('translates rendered English text and nothing else', async () => {
  const service = mockTranslationService()
  const untranslated = `
    <p>مسقط</p><p>بطاقة NFC</p><p>112</p><p>maha@example.com</p>
    <p translate="no">WX-12</p><code>npm</code><textarea>Mine</textarea>
    <div contenteditable="true">Mine</div><script type="text/plain">var a</script>
    <p hidden="">Hidden</p><p style="display: none">Hidden</p><p>${'a'.repeat(MAX_TEXT_LENGTH + 1)}</p>
    <details><summary>مسقط</summary><p>Folded</p></details>`
  const page = translate(`<p>Muscat</p><ul><li>of <b>Oman</b></li></ul>${untranslated}`)
  await waitForTranslations()
  expect(service.requested).toEqual(['Muscat', 'of', 'Oman'])
  expect(page.innerHTML).toBe(
    `<p>${arabic('Muscat')}</p><ul><li>${arabic('of')} <b>${arabic('Oman')}</b></li></ul>${untranslated}`,
  )
})

test('requests each text once, and keeps every node and its white space', async () => {
  const service = mockTranslationService()
  const page = translate('<p>Muscat</p><p>\n  Muscat </p><p>\u00a0Muscat</p>')
  const nodes = textNodes(page)
  await waitForTranslations()
  expect(service.requested).toEqual(['Muscat'])
  expect(textNodes(page)).toEqual(nodes)
  const translated = arabic('Muscat')
  expect(read(page)).toEqual([translated, `\n  ${translated} `, `\u00a0${translated}`])
})

describe('translates later changes', () => {
  test('of added and changed text', async () => {
    const service = mockTranslationService()
    const page = translate('<p>Sur</p>')
    await waitForTranslations()
    page.insertAdjacentHTML('beforeend', '<section><p>Ibri</p></section>')
    page.append('Nizwa')
    const [first] = textNodes(page)
    if (first) first.data = 'Sohar'
    await waitForTranslations()
    expect(read(page)).toEqual(['Sohar', 'Ibri', 'Nizwa'].map(arabic))
    expect(service.requested.toSorted()).toEqual(['Ibri', 'Nizwa', 'Sohar', 'Sur'])
  })

  test.each([
    ['the hidden attribute', '<p hidden>Sur</p>', (p: Element) => p.removeAttribute('hidden')],
    ['its style', '<p style="display:none">Sur</p>', (p: Element) => p.removeAttribute('style')],
    ['its class', '<style>.x{display:none}</style><p class="x">Sur</p>', dropClass],
    [
      'opened details',
      '<details><p>Sur</p></details>',
      (p: Element) => p.parentElement?.toggleAttribute('open'),
    ],
    [
      'the translate attribute',
      '<p translate="no">Sur</p>',
      (p: Element) => p.removeAttribute('translate'),
    ],
  ])('of text that is revealed by %s', async (_, html, reveal) => {
    const service = mockTranslationService()
    const page = translate(html)
    await waitForTranslations()
    expect(service.requested).toEqual([])
    const paragraph = page.querySelector('p')
    if (paragraph) reveal(paragraph)
    await waitForTranslations()
    expect(paragraph).toHaveTextContent(arabic('Sur'))
  })

  test.each(['resize', 'toggle'])('of text that is revealed by a %s event', async (event) => {
    const service = mockTranslationService()
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = 'p { display: none }'
    const page = translate('<p>Sur</p>')
    await waitForTranslations()
    expect(service.requested).toEqual([])
    sheet.remove()
    page.querySelector('p')?.dispatchEvent(new Event(event, { bubbles: event === 'resize' }))
    await waitForTranslations()
    expect(page.querySelector('p')).toHaveTextContent(arabic('Sur'))
  })
})

function dropClass(paragraph: Element) {
  paragraph.className = ''
}

test('ignores its own mutations', async () => {
  const service = mockTranslationService()
  const page = translate('<p>Sur</p>')
  await waitForTranslations()
  const mutations: MutationRecord[] = []
  const observer = new MutationObserver((records) => mutations.push(...records))
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
  page.append('Ibri')
  await waitForTranslations()
  await waitForTranslations()
  observer.disconnect()
  expect(mutations.map(({ type }) => type)).toEqual(['childList', 'characterData'])
  expect(service.requested).toEqual(['Sur', 'Ibri'])
})

test('leaves the text, and does not request it again, when the service is down', async () => {
  const service = mockTranslationService(() => HttpResponse.error())
  const page = translate('<p>Sur</p>')
  await waitForTranslations()
  page.append('Sur')
  page.className = 'x'
  await waitForTranslations()
  expect(read(page)).toEqual(['Sur', 'Sur'])
  expect(service.requested).toEqual(['Sur'])
})

test('does not write the translation of a text that a node had before', async () => {
  mockTranslationService()
  const page = translate('<p>Sur</p>')
  const [node] = textNodes(page)
  await jest.advanceTimersByTimeAsync(3)
  if (node) node.data = 'Ibri'
  await waitForTranslations()
  expect(read(page)).toEqual([arabic('Ibri')])
})

test('writes cached translations before the browser paints', async () => {
  const service = mockTranslationService()
  translate('<p>Sur</p>')
  await waitForTranslations()
  await jest.advanceTimersByTimeAsync(WRITE_DELAY_MS)
  stopTranslating()
  const page = translate()
  page.append('Sur')
  // Mutation observers run before the next paint.
  await Promise.resolve()
  expect(read(page)).toEqual([arabic('Sur')])
  expect(service.requested).toEqual(['Sur'])
})

test('requests and writes nothing once it is stopped', async () => {
  const service = mockTranslationService()
  const page = translate('<p>Sur</p>')
  await jest.advanceTimersByTimeAsync(3)
  stopTranslating()
  page.append('Ibri')
  window.dispatchEvent(new Event('resize'))
  await waitForTranslations()
  expect(read(page)).toEqual(['Sur', 'Ibri'])
  expect(service.requested).toEqual(['Sur'])
})
