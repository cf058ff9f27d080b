import {
  calm,
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
  await calm()
  expect(marks(page)).toEqual(['ar', 'en', 'fr'])
})

test('the mark covers all that stands in it, but for what is never translated', async () => {
  knows({ Sur: 'صور', in: 'في' })
  const page = translate('<p lang="en">in <b>Sur</b> <code>411</code> <code>OM</code></p>')
  await calm()
  expect(marks(page)).toEqual(['ar'])
})

test('it is English again when the text is', async () => {
  knows({ Sur: 'صور' })
  const page = translate('<bdi lang="en">Sur</bdi>')
  await calm()
  const [node] = textNodes(page)
  if (node) node.data = 'Elsewhere'
  await calm()
  expect(marks(page)).toEqual(['en'])
  if (node) node.data = 'Sur'
  await calm()
  expect(marks(page)).toEqual(['ar'])
})

test('a mark that somebody else has changed is not touched', async () => {
  knows({ Sur: 'صور' })
  const page = translate('<bdi lang="en">Sur</bdi>')
  await calm()
  page.querySelector('bdi')?.setAttribute('lang', 'fr')
  page.querySelector('bdi')?.append('Elsewhere')
  await calm()
  expect(marks(page)).toEqual(['fr'])
})

test('the page’s own language is not a mark', async () => {
  knows({})
  translate('<p>Elsewhere</p>')
  await calm()
  expect(document.documentElement.lang).toBe('ar')
})
