import { translationSchema } from '@shop/contracts/translation.ts'

import { API_BASE } from '../app.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { withShop } from '../testing/test-shop.ts'
import dictionary from './dictionary.json' with { type: 'json' }
import { translate } from './translate.ts'

test('translate ignores case and spacing', () => {
  expect(translate('Order confirmed successfully!', 'en|ar')).toBe('تم تأكيد الطلب بنجاح!')
  expect(translate('  order  CONFIRMED successfully! ', 'en|ar')).toBe('تم تأكيد الطلب بنجاح!')
})

test('translate returns unknown texts and languages unchanged', () => {
  expect(translate('No such sentence', 'en|ar')).toBe('No such sentence')
  expect(translate('Order confirmed successfully!', 'en|fr')).toBe('Order confirmed successfully!')
})

test('translate fills in placeholders', () => {
  expect(
    translate(
      'The price of Steel Card is now OMR\u00a021.00 (your cart says OMR\u00a01.00).',
      'en|ar',
    ),
  ).toBe('أصبح سعر Steel Card الآن 21.00 ر.ع. (في سلتك 1.00 ر.ع.).')
})

test.each([
  ['paid', 'مدفوعة'],
  ['unpaid', 'غير مدفوعة'],
  ['expired', 'منتهية الصلاحية'],
  ['cancelled', 'ملغاة'],
])('translate calls a payment %s as the site does', (status, arabic) => {
  expect(translate(status, 'en|ar')).toBe(arabic)
})

test('translate translates the values of placeholders where they are known', () => {
  expect(translate('Matte Black Steel Card is in the order twice.', 'en|ar')).toBe(
    'المنتج «بطاقة فولاذية سوداء مطفأة» مكرر في الطلب.',
  )
  expect(translate('Please check email: Invalid email address.', 'en|ar')).toBe(
    'يُرجى التحقق من الحقل «البريد الإلكتروني»: عنوان البريد الإلكتروني غير صالح.',
  )
})

test('translate translates several sentences when it knows all of them', () => {
  const total = 'The total is now OMR\u00a09.50 (your cart says OMR\u00a08.00).'
  expect(translate(`${total} If you have a discount code, please apply it again.`, 'en|ar')).toBe(
    'أصبح الإجمالي الآن 9.50 ر.ع. (في سلتك 8.00 ر.ع.). إذا كان لديك رمز خصم، يُرجى تطبيقه مجددًا.',
  )
  expect(translate(`${total} Bring it back.`, 'en|ar')).toBe(`${total} Bring it back.`)
})

test('translate translates addresses place by place', () => {
  expect(translate('112, Muscat, Elsewhere, Oman', 'en|ar')).toBe('112، مسقط، Elsewhere، عُمان')
  expect(translate('Way 3015, Al Khuwair, Muscat', 'en|ar')).toBe('سكة 3015، الخوير، مسقط')
  expect(translate('red, green', 'en|ar')).toBe('red, green')
})

test('every entry of the dictionary is Arabic and has the same placeholders', () => {
  for (const [english, arabic] of Object.entries(dictionary)) {
    expect(arabic).toMatch(/[\u0600-\u06ff]/)
    const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    expect(names(arabic)).toEqual(names(english))
  }
})

describe('GET /translate', () => {
  const shop = withShop(openSqliteFile)
  const requestTranslation = (query: Record<string, string>) =>
    shop().app.inject({ url: `${API_BASE}/translate?${new URLSearchParams(query)}` })

  test('returns the public service’s shape', async () => {
    const response = await requestTranslation({ q: 'There is no such product.', langpair: 'en|ar' })
    const { responseData } = translationSchema.parse(response.json())
    expect(responseData.translatedText).toBe('هذا المنتج غير موجود.')
  })

  test.each<Record<string, string>>([
    { q: 'x'.repeat(1001), langpair: 'en|ar' },
    { q: 'hello', langpair: 'english' },
    { q: 'hello' },
    { langpair: 'en|ar' },
  ])('rejects %j', async (query) => {
    expect((await requestTranslation(query)).statusCode).toBe(400)
  })
})
