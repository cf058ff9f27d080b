import { findUntranslated, isEnglish, isMessageId } from './page-texts.ts'
import { createDataFilter } from './recorded-api.ts'

describe('isEnglish', () => {
  test.each([
    // Sentences, whatever the English page says.
    'Talk to us.',
    'This page is ready for its first words.',
    'We’ll send it to info@wasla.om',
    'Don’t miss it!',
    'Follow us on Instagram',
    'Sign in with Google',
    'Pay with Apple Pay',
    'WhatsApp us',
    'Powered by wasla and you',
    'iOS 16 or newer',
    'Visa ending in 4242',
    '© 2026 Wasla Trading LLC. All rights reserved.',
    'Page 2 of 5',
    'PNG and JPEG up to 5 MB',
    'Order #1234',
    '28 November 2026',
    // Controls and headings of one word, or a few.
    'Start',
    'Close',
    'E-mail: info@wasla.om',
    'Buy now',
    'Shop now',
    'Learn more',
    'Add card',
    'Add to Cart',
    'ADD TO CART',
    'About us',
    'Contact Us',
    'View all',
    'Try again…',
    'Sign-in',
    'Sign In',
    'Log out',
    'Send message',
    'Choose colour',
    'Apply filters',
    'Click & Collect',
    'Privacy Policy',
    'Terms of Service',
    'Opening hours',
    'Shop by category',
  ])('returns true for “%s”', (text) => expect(isEnglish(text)).toBe(true))

  test.each([
    // Addresses, files and numbers.
    'info@wasla.om',
    'wasla.om',
    'www.wasla.om',
    'https://wa.me/96890000000',
    'WhatsApp: https://wa.me/96890000000',
    'wa.me/96890000000',
    '/shop/cards',
    '@wasla.om #NFC',
    'card.vcf',
    'price-list-2026.pdf',
    'README.md',
    'name@example.com',
    '+968 9000 0000',
    'OMR 5.000',
    '85 × 54 mm',
    '12 in',
    'NFC, NTAG213',
    'WS-001-XL',
    '10:30 AM',
    // Brands, products and versions.
    'Visa, Mastercard, Apple Pay',
    'Visa, Mastercard or Apple Pay',
    'iOS 16, Android 12, Windows 11',
    'iPhone 15 Pro Max',
    'Bluetooth 5.0, Wi-Fi, USB-C',
    'Facebook, Instagram, TikTok, X (Twitter)',
    'App Store',
    'Google Play',
    'Best Buy',
    'adidas originals',
    'Node.js',
    'Chanel No. 5',
    'Save the Children',
    'The Times',
    'PNG, JPEG or SVG',
    'Powered by Stripe',
    'Wasla for Business',
    'Ministry of Commerce, Industry & Investment Promotion',
    'Discover',
    'Smart Key Fobs & Tags',
    // Companies, people and places.
    '© 2026 Wasla Trading LLC',
    'The Smart Card Company of Muscat',
    'Marks and Spencer',
    'Salim & Sons Trading LLC',
    'Bank of Muscat',
    'Banque Nationale de Paris',
    'Société générale',
    'Médecins sans frontières',
    'Maha bint Salim Al Harthy',
    'Will Smith',
    'Madinat as Sultan Qaboos',
    'Al Khuwair, Way 3701, Muscat 133, Oman',
    'P.O. Box 112, Ruwi',
    'Ahlan wa sahlan',
    // Other languages and scripts.
    'English',
    'تحدث إلينا',
    'تابعنا على Instagram',
    'Talk to us هنا.',
    'お問い合わせ now',
    '…',
    '',
  ])('returns false for “%s”', (text) => expect(isEnglish(text)).toBe(false))

  test.each([
    ['Engraved steel trophies', true],
    ['Trophies of steel', true],
    ['Adidas originals', false],
    ['Banque nationale de Paris', false],
    ['Visa, Mastercard, Apple Pay', false],
  ])('returns for “%s”, which the English page has as well, %s', (text, expected) => {
    expect(isEnglish(text, true)).toBe(expected)
  })
})

describe('isMessageId', () => {
  test.each(['agents.title', 'probe.intro', 'listings.price.max', 'contact.info', 'home.shop'])(
    'returns true for %s',
    (text) => expect(isMessageId(text)).toBe(true),
  )

  test.each([
    'wasla.om',
    'www.wasla.shop',
    'shop.wasla.com',
    'card.vcf',
    'prices.pdf',
    'info@wasla.om',
    'Talk to us.',
    'e.g.',
  ])('returns false for %s', (text) => expect(isMessageId(text)).toBe(false))
})

describe('findUntranslated', () => {
  const isData = createDataFilter({
    addresses: {},
    responses: {
      'GET /': {
        status: 200,
        body: [
          { title: 'A card of steel, brushed', colour: 'Black' },
          { text: '<p>Order now</p>\nAbout our cards, and about us' },
        ],
      },
    },
  })
  const find = (...texts: string[]) =>
    findUntranslated(texts, new Set(['Engraved steel trophies']), isData)

  test('names English texts', () => {
    expect(find('Visa', 'Talk to us.', 'مرحبًا', 'Engraved steel trophies')).toEqual([
      'It shows “Talk to us., Engraved steel trophies” in Arabic too. Translate it in messages/ar.json, or mark a name with translate="no".',
    ])
  })

  test.each([
    ['names', 'Apple Pay'],
    ['data', 'A card of steel, brushed'],
    ['a part of data', 'A card of steel…'],
    ['a line of data', 'Order now'],
    ['what consists of data', 'a card of steel – Black, 5 OMR'],
  ])('passes %s', (_name, text) => expect(find(text)).toEqual([]))

  test.each([
    ['a few words that are part of data', 'About us'],
    ['a sentence with data in it', 'Buy it now: A card of steel, brushed'],
  ])('does not pass %s', (_name, text) => expect(find(text)).toHaveLength(1))
})
