import { HttpResponse } from 'msw'

import {
  mockTranslationService,
  polyfillCheckVisibility,
  stopTranslating,
  textNodes,
  translate,
  useFakePageTimers,
  waitForTranslations,
} from '../testing/test-page.ts'

beforeAll(polyfillCheckVisibility)
beforeEach(useFakePageTimers)
afterEach(() => {
  stopTranslating()
  jest.useRealTimers()
})

const serve = (translations: Record<string, string>) =>
  mockTranslationService((text) =>
    HttpResponse.json({ responseData: { translatedText: translations[text] ?? text } }),
  )

const langs = (page: HTMLElement) =>
  [...page.querySelectorAll('[lang]')].map((element) => element.getAttribute('lang'))

test('changes lang to Arabic once the element is translated', async () => {
  serve({ Sur: 'صور' })
  const page = translate(
    '<bdi lang="en">Sur</bdi><p lang="en">in <b>Sur</b></p><i lang="fr">Sur</i>',
  )
  await waitForTranslations()
  expect(langs(page)).toEqual(['ar', 'en', 'fr'])
})

test('changes lang once all translatable text of the element is translated', async () => {
  serve({ Sur: 'صور', in: 'في' })
  const page = translate('<p lang="en">in <b>Sur</b> <code>411</code> <code>OM</code></p>')
  await waitForTranslations()
  expect(langs(page)).toEqual(['ar'])
})

test('restores lang when the text is English again', async () => {
  serve({ Sur: 'صور' })
  const page = translate('<bdi lang="en">Sur</bdi>')
  await waitForTranslations()
  const [node] = textNodes(page)
  if (node) node.data = 'Elsewhere'
  await waitForTranslations()
  expect(langs(page)).toEqual(['en'])
  if (node) node.data = 'Sur'
  await waitForTranslations()
  expect(langs(page)).toEqual(['ar'])
})

test('leaves a lang alone that something else has changed', async () => {
  serve({ Sur: 'صور' })
  const page = translate('<bdi lang="en">Sur</bdi>')
  await waitForTranslations()
  page.querySelector('bdi')?.setAttribute('lang', 'fr')
  page.querySelector('bdi')?.append('Elsewhere')
  await waitForTranslations()
  expect(langs(page)).toEqual(['fr'])
})

test('leaves the lang of the document alone', async () => {
  serve({})
  translate('<p>Elsewhere</p>')
  await waitForTranslations()
  expect(document.documentElement.lang).toBe('ar')
})
