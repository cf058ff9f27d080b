import type { LocalizedText } from '@shop/contracts/text.ts'
import { startTranslation } from '@shop/i18n/translation/start-translation.ts'
import { testConfig } from '@shop/testing/config.ts'
import { setUpBrowser, renderUi } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { DataText } from './DataText.tsx'

test('a text is shown in the shopper’s language, without further marks', () => {
  const { container } = renderUi(<DataText text={{ en: 'Card', ar: 'بطاقة' }} />, { lang: 'ar' })
  expect(container).toHaveTextContent('بطاقة')
  expect(container.querySelector('[lang]')).toBeNull()
})

test.each([{ en: 'Card' }, { en: 'Card', ar: '' }])(
  'without Arabic, %j is marked as English, in English direction',
  (text) => {
    renderUi(<DataText text={text} />, { lang: 'ar' })
    expect(screen.getByText('Card')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Card')).toHaveAttribute('dir', 'auto')
  },
)

test('in English nothing needs a mark', () => {
  const { container } = renderUi(<DataText text={{ en: 'Card' }} />)
  expect(container).toHaveTextContent('Card')
  expect(container.querySelector('[lang]')).toBeNull()
})

test('markup in a text stays text', () => {
  const { container } = renderUi(<DataText text={{ en: '<img src=x onerror=alert(1)>' }} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>')
})

test('the mark gives way when the text is translated, and goes when it has Arabic of its own', async () => {
  server.use(
    http.get(testConfig.translationUrl, () =>
      HttpResponse.json({ responseData: { translatedText: 'بطاقة' } }),
    ),
  )
  const show = (text: LocalizedText) => <DataText text={text} />
  setUpBrowser({ lang: 'ar' })
  const { container, rerender } = render(show({ en: 'Card' }))
  const stop = startTranslation()
  expect(await screen.findByText('بطاقة')).toHaveAttribute('lang', 'ar')
  rerender(show({ en: 'Card', ar: 'بطاقة ذكية' }))
  expect(container).toHaveTextContent('بطاقة ذكية')
  expect(container.querySelector('[lang]')).toBeNull()
  stop()
})
