import { normalizeSearchText, splitWords, stemWord } from '../rules/search-text.ts'
import type { LocalizedText } from '../wire/text.ts'
import { sitePaths } from './site-paths.ts'

/** A page that a search leads to besides products. */
export interface SearchPage {
  path: string
  title: LocalizedText
}

/** Pages that every site has, each with the words and phrases that ask for it, comma-separated. */
const pages: (SearchPage & { words: string })[] = [
  {
    path: sitePaths.sale,
    title: { en: 'Sale', ar: 'التخفيضات' },
    words:
      'sale, offer, discount, deal, promo, promotion, coupon, voucher, cheap, cheapest, clearance, تخفيض, تنزيل, خصم, خصومات, عرض, عروض, رخيص, ارخص, كوبون, كود خصم, قسيمة, اوكازيون',
  },
  {
    path: `${sitePaths.terms}#terms.delivery`,
    title: { en: 'Delivery and returns', ar: 'التوصيل والإرجاع' },
    words:
      'delivery, deliver, shipping, ship, courier, return, exchange, refund, money back, توصيل, شحن, ارسال, ارجاع, استرجاع, ترجيع, استبدال, تبديل, استرداد',
  },
  {
    path: `${sitePaths.terms}#terms.liability`,
    title: { en: 'Warranty', ar: 'الضمان' },
    words: 'warranty, guarantee, ضمان, كفالة',
  },
  {
    path: sitePaths.stores,
    title: { en: 'Our stores', ar: 'متاجرنا' },
    words:
      'store, branch, location, opening hours, pickup, pick up, showroom, متجر, متاجر, فرع, فروع, موقعكم, عنوانكم, ساعات العمل, اوقات العمل, دوام, معرض',
  },
  {
    path: sitePaths.help,
    title: { en: 'Help center', ar: 'مركز المساعدة' },
    words:
      'help, support, how to order, how to pay, payment, track order, مساعدة, دعم, كيف اطلب, الدفع, تتبع الطلب',
  },
  {
    path: sitePaths.faqs,
    title: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
    words: 'faq, question, سؤال, اسئلة, استفسار',
  },
  {
    path: sitePaths.contact,
    title: { en: 'Contact us', ar: 'اتصل بنا' },
    words:
      'contact us, phone number, call you, email address, whatsapp, complaint, اتصل, اتصال, تواصل معنا, رقمكم, واتساب, واتس, شكوى',
  },
]

const toStems = (text: string) => splitWords(text).map(stemWord)

/** Folded once: a page may ask with every letter. */
const phrases = pages.map(({ words, ...page }) => ({
  page,
  phrases: normalizeSearchText(words).split(',').map(toStems),
}))

/** The pages whose words are in a query, in a fixed order. */
export function findSearchPages(query: string): SearchPage[] {
  const stems = new Set(toStems(query))
  return phrases
    .filter(({ phrases }) => phrases.some((phrase) => phrase.every((stem) => stems.has(stem))))
    .map(({ page }) => page)
}
