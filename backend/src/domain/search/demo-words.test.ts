import { findSearchPages } from '@shop/contracts/browser/search-pages.ts'
import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import { demoData } from '../seed/demo-data.ts'
import { buildProductIndex, type ProductIndex } from './product-index.ts'

/** Words as shoppers type them, by what has to be found before everything else. */
const words: Record<string, string> = {
  allCards: `cards, بطاقات, البطاقات`,
  cards: `card, Card, kart, bitaqa, betaqa, bitaka, كرت, کرت, كارت, کارت, كارد, كروت, بطاقه, بطاقة, البطاقة, بطایق,
    business card, busines card, business cards, visiting card, name card, calling card, smart card, digital card, nfc card,
    name on card, card with my name, بطاقة عمل, بطاقات عمل, بطاقات الأعمال, بطاقة أعمال, كروت عمل, كرت عمل, كارت عمل, بيزنس كارد,
    بيزنس كارت, بزنس كارد, بطاقة شخصية, كرت شخصي, بطاقة تعريف, بطاقة ذكية, بطاقة ذکیہ, كرت ذكي, بطاقة رقمية, بطاقة إلكترونية, بطاقة باسمي`,
  named: `engraved, engraving, personalised, personalized, custom, customised, with your name, نقش, نقش اسم, محفور, منقوش, باسمي, اسمي, تخصيص`,
  steel: `steel, stainless, stainless steel, inox, silver, فضة, فضية, فضي, سلفر, ستيل, ستانلس, ستانلس ستيل, فولاذ, فولاذية, فولاذي`,
  gold: `gold, golden, gold card, ذهب, ذهبي, ذهبية, الذهبية, ذهبیة, بطاقة ذهبية, كرت ذهبي, قولد, thahab`,
  rose: `rose gold, rose, pink, وردي, وردية, بطاقة وردية`,
  copper: `copper, copper card, نحاس, نحاسي, نحاسية, بطاقة نحاسية, coper`,
  metal: `metal, metals, metallic, معدن, معدني, معدنية, معادن, المعدن`,
  wood: `wood card, wooden card, wood cards, بطاقة خشب, بطاقة على خشب, بطاقة خشبية, كروت خشب, كرت خشبي, khashab card`,
  walnut: `walnut, walnut wood, الجوز, جوز, wallnut, خشب الجوز, خشب جوز`,
  recycled: `recycled, recycled card, plastic, بلاستيك, بلاستیک, البلاستيك, بلاستيكي, معاد تدويره, مُعاد تدويرها`,
  eco: `eco, eco friendly, eco-friendly, sustainable, صديق للبيئة, صديقة للبيئة, بيئي, مستدام`,
  gifts: `gift, gifts, present, presents, a gift for my boss, present for boss, gift for friend, birthday, birthday gift, graduation, wedding,
    hadiya, hadaya, هدية, هديه, هدايا, الهدايا, هدایا, هدية للمدير, هدية تخرج, عرس, أعراس, زواج, تخرج, عيد ميلاد, العيد, مناسبات, gift wrap, تغليف`,
  menus: `menu, menus, cafe, café, coffee shop, restaurant, restaurants, منيو, مقهى, مقهي, مقاهي, كوفي, كافيه, مطعم, مطاعم, قائمة طعام`,
  reviews: `review, reviews, google review, google, google reviews, rating, tripadvisor, تقييم, تقييمات, تقييم قوقل, جوجل, قوقل`,
  fobs: `keychain, key chain, keychains, keyring, key ring, key holder, key fob, مدالية, ميدالية, ميداليات, ميدالية مفاتيح, سلسلة مفاتيح, حمالة مفاتيح, midalya`,
  keyTag: `علاقة مفاتيح, key tag, steel tag`,
  leather: `leather, جلد, جلدي, جلدية, جلود, lether`,
  luggage: `luggage, luggage tag, travel, suitcase, سفر, أمتعة, علاقة أمتعة`,
  tees: `tshirt, t-shirt, t shirt, tshirts, tee, تيشرت, تي شيرت, قميص, قمصان, shirt`,
  hoodies: `hoodie, hoodies, hoody, sweatshirt, هودي, سويتر`,
  caps: `cap, caps, hat, كاب, قبعة, قبعه, قبعات, طاقية`,
  totes: `tote, tote bag, حقيبة قماشية`,
  bands: `wristband, wrist band, bracelet, bracelets, سوار, سواره, أساور, اساور ذكية, اسوارة, wrsitband`,
  desks: `desk stand, desk stands, حامل مكتب, حامل على المكتب, حامل مكاتب, ستاند مكتب`,
  signs: `table sign, table signs, لوحة طاولة, لوحة على الطاولة, لوحات الطاولات`,
  stickers: `sticker, stickers, ستيكر, ملصق, ملصقات, dots, أقراص لاصقة`,
  teams: `team, team pack, bulk, wholesale, جملة, باقة الفريق`,
}

const { products, categories } = demoData
const inTitle = (part: RegExp) =>
  products.filter(({ title }) => part.test(title.en)).map(({ slug }) => slug)
const inCategory = (category: string) =>
  products.filter((product) => product.category === category).map(({ slug }) => slug)

const groups: Record<string, string[]> = {
  allCards: inTitle(/Card/),
  cards: inTitle(/Card$/),
  named: products.filter(({ details }) => details?.surface).map(({ slug }) => slug),
  steel: inTitle(/Steel Card/),
  gold: ['gold-finish-metal-card'],
  rose: ['rose-gold-metal-card'],
  copper: ['copper-metal-card'],
  metal: [...inTitle(/(Metal|Steel|Copper) Card/), 'steel-key-tag'],
  wood: [...inTitle(/Wood Card|Oak Card/), 'bamboo-card'],
  walnut: inTitle(/Walnut/),
  recycled: inTitle(/Recycled/),
  eco: [...inTitle(/Recycled/), 'bamboo-card'],
  gifts: inCategory('gift-sets'),
  menus: inTitle(/Menu/),
  reviews: inTitle(/Review/),
  fobs: inTitle(/Key Fob|Round Fob|Key Tag/),
  keyTag: ['steel-key-tag'],
  leather: inTitle(/Leather/),
  luggage: inTitle(/Luggage/),
  tees: inTitle(/Tee$/),
  hoodies: inTitle(/Hoodie/),
  caps: inTitle(/Cap$/),
  totes: inTitle(/Tote/),
  bands: inCategory('smart-wristbands'),
  desks: inTitle(/Desk Stand/),
  signs: inTitle(/Table Sign/),
  stickers: inTitle(/Dots/),
  teams: inTitle(/Team/),
}

/** What is found for these words and nothing else. */
const ONLY = ['metal', 'named', 'recycled', 'caps', 'hoodies', 'tees', 'bands', 'gifts']

const toWords = (text: string) => text.split(',').map((word) => word.trim())
const cases = Object.entries(words).flatMap(([group, text]) =>
  toWords(text).map((word): [string, string] => [word, group]),
)

let index: ProductIndex
beforeAll(async () => {
  const titles = new Map(categories.map(({ slug, title }) => [slug, title]))
  index = await buildProductIndex(
    products.map(({ slug, title, description, category, details, price }) => ({
      ...{ id: slug, title, description, details, price },
      category: titles.get(category) ?? { en: '' },
    })),
  )
})
const search = (query: string, lang: 'en' | 'ar') =>
  index.search(query, { lang, sort: 'relevance' })

describe('the search of the demo catalogue', () => {
  test('knows 200 words', () => expect(cases.length).toBeGreaterThanOrEqual(200))

  test.each(cases)('finds for %s first: %s', (word, group) => {
    const wanted = groups[group] ?? []
    expect(wanted.length).toBeGreaterThan(0)
    for (const lang of ['en', 'ar'] as const) {
      const found = search(word, lang)
      expect(found.slice(0, wanted.length).toSorted()).toEqual(wanted.toSorted())
    }
  })

  test.each(cases.filter(([, group]) => ONLY.includes(group)))(
    'finds for %s nothing but %s, or what is sold with it',
    (word, group) => {
      const others = search(word, 'en').filter((id) => !groups[group]?.includes(id))
      expect(others.filter((id) => !groups.gifts?.includes(id))).toEqual([])
    },
  )

  test.each([
    ['ذکیة', 'ذكية'],
    ['smart', 'ذكي'],
    ['حامل على المكتب', 'حامل مكتب'],
    ['بطاقة على خشب', 'بطاقة خشب'],
    ['هدية إلى المدير', 'هدية المدير'],
    ['فضي', 'فضية'],
    ['ٱلبَطَاقَةُ', 'بطاقة'],
    ['محفظـــة', 'محفظة'],
  ])('finds the same for %s and %s', (first, second) => {
    expect(search(first, 'ar').toSorted()).toEqual(search(second, 'ar').toSorted())
  })

  test.each<[string, string[]]>([
    ['metal', ['teal-silicone-wristband', 'marble-desk-stand']],
    ['معدن', ['teal-silicone-wristband', 'marble-desk-stand']],
    ['varnish', ['cherry-wood-card']],
    ['plastic', ['starter-set']],
    ['sale', ['sage-recycled-card']],
    ['بطاقة ذكية', inTitle(/Hoodie|Key Fob|Dots/)],
    ['smart card', inTitle(/Hoodie|Key Fob|Dots/)],
  ])('does not find for %s: %s', (word, ids) => {
    for (const lang of ['en', 'ar'] as const) {
      expect(search(word, lang).filter((id) => ids.includes(id))).toEqual([])
    }
  })
})

describe('findSearchPages', () => {
  const TERMS = `${sitePaths.terms}#terms`
  test.each<[string, string]>([
    [
      sitePaths.sale,
      'sale, Sales, offers, discount, discount code, deals, cheap, cheap cards, coupon, خصم, الخصومات, عرض, عروض, تخفيضات, تنزيلات, رخيص, رخيصة, كوبون, كود خصم',
    ],
    [
      `${TERMS}.delivery`,
      'delivery, shipping, delivery to Salalah, return, returns, refund, exchange, توصيل, التوصيل, شحن, إرجاع, الارجاع, استرجاع, استبدال',
    ],
    [`${TERMS}.liability`, 'warranty, guarantee, ضمان, الضمان, كفالة'],
    [
      sitePaths.stores,
      'store, stores, opening hours, branches, متجر, متاجر, فروع, الفروع, اوقات العمل',
    ],
    [sitePaths.help, 'help, how to order, how to pay, مساعدة, المساعدة, كيف أطلب'],
    [sitePaths.faqs, 'faq, FAQs, questions, اسئلة, أسئلة, سؤال'],
    [sitePaths.contact, 'contact us, whatsapp, اتصال, واتساب, تواصل معنا'],
  ])('leads to %s', (path, text) => {
    const missed = toWords(text).filter(
      (word) => !findSearchPages(word).some((page) => page.path === path),
    )
    expect(missed).toEqual([])
  })

  test.each(['', ' ', '"', 'card', 'walnut stand', 'بطاقة ذكية', 'wholesale', 'salem'])(
    'leads nowhere for %j',
    (query) => expect(findSearchPages(query)).toEqual([]),
  )

  test('lets products be found besides', () => {
    expect(search('cards on sale', 'en').toSorted()).toEqual(groups.allCards?.toSorted())
    expect(search('sale', 'en')).toEqual([])
    expect(findSearchPages('cards on sale').map(({ path }) => path)).toEqual([sitePaths.sale])
  })
})
