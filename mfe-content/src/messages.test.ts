import { createMessages } from '@shop/i18n/messages.tsx'
import { arrange } from '@shop/testing/render.tsx'

import carouselAr from './carousel/messages/ar.json'
import carouselEn from './carousel/messages/en.json'
import contactAr from './contact/messages/ar.json'
import contactEn from './contact/messages/en.json'
import faqsAr from './faqs/messages/ar.json'
import faqsEn from './faqs/messages/en.json'
import homeAr from './home/messages/ar.json'
import homeEn from './home/messages/en.json'

type Catalogue = Record<string, string>

const catalogues: [string, Catalogue, Catalogue][] = [
  ['carousel', carouselEn, carouselAr],
  ['contact', contactEn, contactAr],
  ['faqs', faqsEn, faqsAr],
  ['home', homeEn, homeAr],
]

const values = {
  name: 'سلمى',
  position: 1,
  count: 2,
  email: 'a@b.example',
  phone: '+968 2400 0000',
}

describe.each(catalogues)('the messages of %s', (_, en, ar) => {
  test('are the same in both languages, each with a text', () => {
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort())
    expect(Object.values({ ...en, ...ar }).filter((message) => message.length === 0)).toEqual([])
  })

  test('are written in Arabic', () => {
    arrange({ lang: 'ar' })
    const { t } = createMessages({ en: { default: en }, ar: { default: ar } })
    const texts = Object.keys(ar).map((id) => [id, t(id, values)] as const)
    expect(texts.filter(([, text]) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
  })
})
