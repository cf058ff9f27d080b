import {
  waitForTranslations,
  drawPages,
  serveTranslations,
  stopTranslating,
  textNodes,
  translate,
} from './test-page.ts'
import { HttpResponse } from 'msw'

beforeAll(drawPages)
afterEach(stopTranslating)

const knows = (known: Record<string, string>) =>
  serveTranslations((text) =>
    HttpResponse.json({ responseData: { translatedText: known[text] ?? text } }),
  )

const marks = (page: HTMLElement) =>
  [...page.querySelectorAll('[lang]')].map((element) => element.getAttribute('lang'))

test('what was marked as English is Arabic once it is translated', async () => {
  knows({ Sur: 'صور' })
  const page = translate(
    '<bdi lang="en">Sur</bdi><p lang="en">in <b>Sur</b></p><i lang="fr">Sur</i>',
  )
  await waitForTranslations()
  expect(marks(page)).toEqual(['ar', 'en', 'fr'])
})

test('the mark covers all that stands in it, but for what is never translated', async () => {
  knows({ Sur: 'صور', in: 'في' })
  const page = translate('<p lang="en">in <b>Sur</b> <code>411</code> <code>OM</code></p>')
  await waitForTranslations()
  expect(marks(page)).toEqual(['ar'])
})

test('it is English again when the text is', async () => {
  knows({ Sur: 'صور' })
  const page = translate('<bdi lang="en">Sur</bdi>')
  await waitForTranslations()
  const [node] = textNodes(page)
  if (node) node.data = 'Elsewhere'
  await waitForTranslations()
  expect(marks(page)).toEqual(['en'])
  if (node) node.data = 'Sur'
  await waitForTranslations()
  expect(marks(page)).toEqual(['ar'])
})

test('a mark that somebody else has changed is not touched', async () => {
  knows({ Sur: 'صور' })
  const page = translate('<bdi lang="en">Sur</bdi>')
  await waitForTranslations()
  page.querySelector('bdi')?.setAttribute('lang', 'fr')
  page.querySelector('bdi')?.append('Elsewhere')
  await waitForTranslations()
  expect(marks(page)).toEqual(['fr'])
})

test('the page’s own language is not a mark', async () => {
  knows({})
  translate('<p>Elsewhere</p>')
  await waitForTranslations()
  expect(document.documentElement.lang).toBe('ar')
})
