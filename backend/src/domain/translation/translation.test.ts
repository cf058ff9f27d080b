import { emailChangeSchema } from '@shop/contracts/wire/account.ts'
import { agentMessageSchema } from '@shop/contracts/wire/agent.ts'
import { orderRequestSchema } from '@shop/contracts/wire/order.ts'
import { translationSchema } from '@shop/contracts/wire/translation.ts'
import { profileUpdateSchema } from '@shop/contracts/wire/user.ts'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'

import { API_BASE } from '../../app.ts'
import { describeError } from '../../platform/http/error.handler.ts'
import { translations } from '../../platform/i18n/messages.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { collectServerMessages } from '../../testing/server-messages.ts'
import { withShop } from '../../testing/test-shop.ts'
import { demoData, demoShopper } from '../seed/demo-data.ts'
import dictionary from './dictionary.json'
import { translate } from './translate.ts'

describe('translation', () => {
  test('translate ignores case and spacing', () => {
    expect(translate('Order confirmed successfully!', 'en|ar')).toBe('تم تأكيد الطلب بنجاح!')
    expect(translate('  order  CONFIRMED successfully! ', 'en|ar')).toBe('تم تأكيد الطلب بنجاح!')
  })

  test('translate returns unknown texts and languages unchanged', () => {
    expect(translate('No such sentence', 'en|ar')).toBe('No such sentence')
    expect(translate('Order confirmed successfully!', 'en|fr')).toBe(
      'Order confirmed successfully!',
    )
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
    const hints = 'Please reload the page. If you have a discount code, please apply it again.'
    expect(translate(`${total} ${hints}`, 'en|ar')).toBe(
      'أصبح الإجمالي الآن 9.50 ر.ع. (في سلتك 8.00 ر.ع.). يُرجى إعادة تحميل الصفحة. إذا كان لديك رمز خصم، يُرجى تطبيقه مجددًا.',
    )
    expect(translate(`${total} Bring it back.`, 'en|ar')).toBe(`${total} Bring it back.`)
  })

  test('translate names each of several products that are sold out', () => {
    const sentences =
      'Matte Black Steel Card is sold out. Please remove it from your cart. Walnut Wood Card: only 2 left. Please lower the quantity.'
    expect(translate(sentences, 'en|ar')).toMatch(
      /^نفد هذا المنتج: بطاقة فولاذية سوداء مطفأة\. .*المتبقي من «[^A-Za-z]+»: 2 فقط\./,
    )
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
      const response = await requestTranslation({
        q: 'There is no such product.',
        langpair: 'en|ar',
      })
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
})

describe('dictionary', () => {
  z.config(z.locales.en())

  const arabic = /\p{Script=Arabic}/u
  const latin = /\p{Script=Latin}/u

  /** Texts that are not translated, in whole or in part. */
  function findUntranslated(texts: readonly string[]): string[] {
    return texts.filter((text) => {
      const translated = translate(text, 'en|ar')
      return latin.test(translated) || !arabic.test(translated)
    })
  }

  describe('the dictionary translates', () => {
    const { agents } = demoData

    test('every place of the demo data', () => {
      const places = agents.flatMap(({ city, state, country }) => [city, state, country])
      expect(findUntranslated(places.filter(Boolean))).toEqual([])
    })

    test('every address as a whole', () => {
      // A zip code is the same in both languages.
      const addresses = agents.map(({ city, state, country }) =>
        ['112', city, state, country].filter(Boolean).join(', '),
      )
      expect(findUntranslated(addresses.filter((address) => latin.test(address)))).toEqual([])
      expect(findUntranslated([demoShopper.address])).toEqual([])
    })

    test('every name as the directory formats it', () => {
      const names = [...agents, demoShopper].map(
        ({ firstName, lastName }) => `${firstName || '--'} ${lastName || '--'}`,
      )
      expect(findUntranslated(names)).toEqual([])
    })

    test('every title of the demo data', () => {
      const titles = [...demoData.categories, ...demoData.products].map(({ title }) => title.en)
      expect(findUntranslated(titles)).toEqual([])
    })

    test('every message of the API', () => {
      const sentences = collectServerMessages({
        name: 'Steel Key Tag',
        'formatOmr(offer.price)': 'OMR\u00a021.00',
        limit: 'OMR\u00a099,999.99',
        amount: 'OMR\u00a0100,000.00',
        'formatOmr(price)': 'OMR\u00a01.00',
        'formatOmr(full.total)': 'OMR\u00a021.00',
        'formatOmr(cart.total)': 'OMR\u00a01.00',
        hint: '',
        field: 'firstName',
        reason: 'Invalid email address',
        MIN_SIDE: '320',
        MIN_LOGO_HEIGHT: '24',
        left: '2',
        MAX_ENGRAVINGS: '100',
        MAX_REPORT_DAYS: '1100',
        blank: '2',
        pieces: '10',
      })
      for (const key of ['form.tooManyAttempts', 'form.tooManySearches'] as const) {
        sentences.push(translations.en(key, { minutes: 5 }))
      }
      expect(sentences.length).toBeGreaterThan(30)
      expect(sentences).toContain(
        'The price of Steel Key Tag is now OMR\u00a021.00 (your cart says OMR\u00a01.00).',
      )
      expect(findUntranslated(sentences)).toEqual([])
    })

    test.each([
      ['1 minute', 'دقيقة واحدة'],
      ['2 minutes', 'دقيقتين'],
      ['10 minutes', '10 دقائق'],
      ['15 minutes', '15 دقيقة'],
    ])('how long to wait: %s', (wait, arabicWait) => {
      expect(translate(`Too many attempts. Please try again in ${wait}.`, 'en|ar')).toBe(
        `عدد المحاولات كبير. يُرجى إعادة المحاولة بعد ${arabicWait}.`,
      )
    })

    test('validation errors', () => {
      const requests: [z.ZodMiniType, unknown][] = [
        [profileUpdateSchema, {}],
        [profileUpdateSchema, 'text'],
        [profileUpdateSchema, { firstName: '', email: 'a@b.example' }],
        [profileUpdateSchema, { firstName: 'a', email: 'nobody' }],
        [profileUpdateSchema, { firstName: 'a'.repeat(101), email: 'a@b.example' }],
        [emailChangeSchema, { email: 'a@deleted.invalid', currentPassword: 'x' }],
        [agentMessageSchema, { senderId: 'a', receiverId: 'b', message: 'x'.repeat(5001) }],
        [orderRequestSchema, { buyerEmail: 'nobody' }],
        [orderRequestSchema, order({ orderLists: [] })],
        [orderRequestSchema, order({ buyerAdress: '' })],
        [orderRequestSchema, order({ TotalOrderPrice: 1.234 })],
        [orderRequestSchema, order({ trackingOrderId: 5 })],
      ]
      const sentences = requests.map(([schema, body]) => getValidationMessage(schema, body))
      expect(sentences[3]).toBe('Please check email: Invalid email address.')
      expect(findUntranslated(sentences)).toEqual([])
    })
  })

  function order(changes: object): object {
    const line = { itemId: 'a', itemImage: '', itemName: '', itemPrice: 1, itemQuantity: 1 }
    return {
      buyerEmail: 'a@b.example',
      buyerPhoneNumber: '',
      buyerAdress: 'a',
      orderLists: [line],
      trackingOrderId: 123_456,
      TotalOrderPrice: 1,
      ...changes,
    }
  }

  /** Error message of the API for an invalid request. */
  function getValidationMessage(schema: z.ZodMiniType, body: unknown): string {
    const result = validatorCompiler({ schema, method: 'POST', url: '/' })(body)
    const validation = (result as { error: never }).error
    const error = Object.assign(new Error(), { code: 'X', name: 'X', statusCode: 400, validation })
    return describeError(error).message
  }
})
