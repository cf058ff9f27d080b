import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { startTranslation } from '@shop/i18n/translation/start-translation.ts'
import { setLanguage } from '@shop/kernel/language'
import { testConfig } from '@shop/testing/config.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderUi } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { Amount } from './Amount.tsx'
import { DataText } from './DataText.tsx'
import { DotList } from './DotList.tsx'
import { PersonalText } from './PersonalText.tsx'
import { Time } from './Time.tsx'

describe('Amount', () => {
  test('renders two decimals and the currency, untranslated', () => {
    renderUi(<Amount hundredths={2100} />)
    expect(screen.getByText(/^OMR\s21\.00$/)).toHaveAttribute('translate', 'no')
  })

  test('renders Western digits in Arabic', () => {
    renderUi(<Amount hundredths={123456} />, { lang: 'ar' })
    expect(screen.getByText(/1,234\.56/)).toBeVisible()
  })
})

describe('DotList', () => {
  test('renders each fact apart, without what is not there', () => {
    renderUi(
      <DotList>
        {['Arabic', 'English']}
        {false}
        {'Hindi'}
      </DotList>,
    )
    // The dots are drawn by styles.
    expect(document.body).toHaveTextContent(/^Arabic English Hindi$/)
  })
})

describe('DataText', () => {
  test('renders the text of the page’s language without attributes', () => {
    const { container } = renderUi(<DataText text={{ en: 'Card', ar: 'بطاقة' }} />, { lang: 'ar' })
    expect(container).toHaveTextContent('بطاقة')
    expect(container.querySelector('[lang], [translate]')).toBeNull()
  })

  test.each([{ en: 'Card' }, { en: 'Card', ar: '' }])(
    'marks the English of %j as such on an Arabic page',
    (text) => {
      renderUi(<DataText text={text} translate="no" />, { lang: 'ar' })
      expect(screen.getByText('Card')).toHaveAttribute('lang', 'en')
      expect(screen.getByText('Card')).toHaveAttribute('dir', 'auto')
      expect(screen.getByText('Card')).not.toHaveAttribute('translate')
    },
  )

  test.each([
    ['en', 'Card'],
    ['ar', 'بطاقة'],
  ] as const)('keeps the %s text untranslated when told to', (lang, content) => {
    renderUi(<DataText text={{ en: 'Card', ar: 'بطاقة' }} translate="no" />, { lang })
    expect(screen.getByText(content)).toHaveAttribute('translate', 'no')
    expect(screen.getByText(content)).not.toHaveAttribute('lang')
  })

  test('changes a text that the browser has wrapped', async () => {
    renderUi(<DataText text={{ en: 'Card' }} />)
    const element = screen.getByText('Card')
    const font = document.createElement('font')
    font.append(...element.childNodes)
    element.append(font)
    act(() => setLanguage('ar'))
    await waitFor(() => expect(screen.getByText('Card').closest('[lang=en]')).not.toBeNull())
  })

  test('changes the mark when the text is machine-translated, and drops it for Arabic data', async () => {
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
})

describe('PersonalText', () => {
  test('breaks an e-mail address before its @, and stays one text', () => {
    renderUi(<PersonalText>salma@example.com</PersonalText>)
    const address = screen.getByText('salma@example.com')
    expect(address).toContainHTML('salma<wbr>@example.com')
  })

  test('is never sent to the translation service', async () => {
    const requested: (string | null)[] = []
    server.use(
      http.get(testConfig.translationUrl, ({ request }) => {
        requested.push(new URL(request.url).searchParams.get('q'))
        return HttpResponse.json({ responseData: { translatedText: 'بطاقة' } })
      }),
    )
    setUpBrowser({ lang: 'ar' })
    render(
      <p>
        <PersonalText>Salma Rose</PersonalText> <span>Card</span>
      </p>,
    )
    const stop = startTranslation()
    expect(await screen.findByText('بطاقة')).toBeVisible()
    expect(screen.getByText('Salma Rose')).toBeVisible()
    expect(requested).toEqual(['Card'])
    stop()
  })

  test('keeps a phone number beside Arabic letters from left to right', () => {
    renderUi(<PersonalText>هاتف: +968 9123 4567</PersonalText>)
    expect(screen.getByText('هاتف: \u2066+968 9123 4567\u2069')).toBeVisible()
  })

  test('keeps the lines of a message in a block of its own', () => {
    renderUi(<PersonalText multiline>{'One\nTwo'}</PersonalText>)
    expect(screen.getByText(/One\s+Two/)).toHaveStyle({ display: 'block', whiteSpace: 'pre-wrap' })
  })
})

describe('Time', () => {
  test('keeps the words of the server', async () => {
    setUpBrowser()
    let words = '5 September 2026'
    const Updated = () => <Time dateTime="2026-09-05">{words}</Time>
    await hydrateUi(<Updated />, () => {
      words = 'September 5, 2026'
    })
    const time = screen.getByText('5 September 2026')
    expect(time).toHaveAttribute('datetime', '2026-09-05')
  })
})
