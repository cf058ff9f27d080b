import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

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
