import { setLanguage } from '@shop/kernel'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { waitFor } from '@testing-library/react'

import { arabic, waitForTranslations, serveTranslations, textNodes } from './test-page.ts'
import { startTranslation } from './translation.start.ts'

let stop = () => {}
afterEach(() => stop())

const read = () => textNodes(document.body).map((node) => node.data)

test('a page in Arabic is translated from the start', async () => {
  serveTranslations()
  setUpBrowser({ lang: 'ar' })
  document.body.innerHTML = '<p>Sur</p>'
  stop = startTranslation()
  await waitFor(() => expect(read()).toEqual([arabic('Sur')]))
})

test('a page in English is left alone', async () => {
  const service = serveTranslations()
  setUpBrowser()
  document.body.innerHTML = '<p>Sur</p>'
  stop = startTranslation()
  await waitForTranslations()
  expect(read()).toEqual(['Sur'])
  expect(service.asked).toEqual([])
})

test('choosing Arabic translates what the page’s own messages leave in English', async () => {
  const service = serveTranslations()
  setUpBrowser()
  document.body.innerHTML = '<h1>Shop</h1><p>Sur</p>'
  stop = startTranslation()
  setLanguage('ar')
  await waitForTranslations()
  const [title] = textNodes(document.body)
  if (title) title.data = 'المتجر'
  await waitFor(() => expect(read()).toEqual(['المتجر', arabic('Sur')]))
  expect(service.asked).toEqual(['Sur'])
})

test('choosing English ends it, and reloads the page', async () => {
  const navigation = recordNavigation()
  serveTranslations()
  setUpBrowser({ lang: 'ar' })
  document.body.innerHTML = '<p>Sur</p>'
  stop = startTranslation()
  await waitFor(() => expect(read()).toEqual([arabic('Sur')]))
  setLanguage('en')
  expect(navigation.reloads).toBe(1)
})

test('what is stopped before it has begun never begins', async () => {
  const service = serveTranslations()
  setUpBrowser({ lang: 'ar' })
  document.body.innerHTML = '<p>Sur</p>'
  startTranslation()()
  await waitForTranslations()
  expect(service.asked).toEqual([])
})

test('after the stop the language is not followed any more', async () => {
  const service = serveTranslations()
  setUpBrowser()
  document.body.innerHTML = '<p>Sur</p>'
  startTranslation()()
  setLanguage('ar')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(service.asked).toEqual([])
})
