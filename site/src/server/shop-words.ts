interface ShopWords {
  tagline: string
  addresses: string
  languages: (page: string, other: string) => string
  markdown: (page: string, home: string) => string
  search: (address: string) => string
  ucp: (version: string, profile: string) => string
  all: (sitemap: string, feed: string) => string
  terms: string
  noTax: string
  tax: (percent: number, isIncluded: boolean) => string
  facts: string
  furtherTerms: (address: string) => string
  buying: string
  handOver: (cart: string) => string
  categories: string
  pages: string
  contact: string
  translation: (address: string) => string
}

/** What the shop's text for programs says, but for its facts. */
export const shopWords: Record<'en' | 'ar', ShopWords> = {
  en: {
    tagline: 'A shop for digital business cards and smart networking goods, in Oman.',
    addresses: 'Addresses',
    languages: (page, other) =>
      `Each page below has an address in English, such as ${page}, and in Arabic, ${other}.`,
    markdown: (page, home) =>
      `The same address with \`.md\` has its facts in Markdown: ${page}; of the home page, ${home}. Links in Markdown lead to Markdown.`,
    search: (address) => `Products are searched by ${address}?q=WORDS.`,
    ucp: (version, profile) =>
      `Agents search and read the catalogue by the Universal Commerce Protocol ${version}: ${profile}.`,
    all: (sitemap, feed) => `All addresses: ${sitemap}; all products with prices: ${feed}.`,
    terms: 'Prices, delivery, returns',
    noTax: 'Prices are in Omani rials (OMR); no tax is added.',
    tax: (percent, isIncluded) =>
      isIncluded
        ? `Prices are in Omani rials (OMR) and include ${percent}% VAT.`
        : `Prices are in Omani rials (OMR), without ${percent}% VAT, which the cart adds.`,
    facts: 'Price, availability, delivery and returns stand on the page of each product.',
    furtherTerms: (address) => `What else counts for orders: ${address}.`,
    buying: 'Buying',
    handOver: (cart) =>
      'A person buys here: they log in, and pay on the page of a payment provider. There is no checkout for agents. A link to the page of a product, or to ' +
      `${cart}?product=ID, which puts one into the cart, is where an agent hands over.`,
    categories: 'Categories',
    pages: 'Pages',
    contact: 'Contact',
    translation: (address) => `This text in Arabic: ${address}`,
  },
  ar: {
    tagline: 'متجر في عُمان للبطاقات الرقمية وأدوات التعارف الذكية.',
    addresses: 'العناوين',
    languages: (page, other) =>
      `لكل صفحة أدناه عنوان بالعربية، مثل ${page}، وآخر بالإنجليزية: ${other}`,
    markdown: (page, home) =>
      `العنوان نفسه مع \`.md\` يعرض حقائق الصفحة بصيغة Markdown: ${page}، وللصفحة الرئيسية: ${home} والروابط في Markdown تقود إلى Markdown.`,
    search: (address) => `البحث عن المنتجات: ${address}?q=WORDS`,
    ucp: (version, profile) =>
      `تبحث البرامج في المنتجات وتقرؤها عبر Universal Commerce Protocol ${version}: ${profile}`,
    all: (sitemap, feed) => `جميع العناوين: ${sitemap}، وجميع المنتجات بأسعارها: ${feed}`,
    terms: 'الأسعار والتوصيل والإرجاع',
    noTax: 'الأسعار بالريال العُماني (OMR)، ولا تُضاف إليها أي ضريبة.',
    tax: (percent, isIncluded) =>
      isIncluded
        ? `الأسعار بالريال العُماني (OMR) وتشمل ضريبة القيمة المضافة بنسبة ${percent}%.`
        : `الأسعار بالريال العُماني (OMR) ولا تشمل ضريبة القيمة المضافة بنسبة ${percent}%، وتُضاف في السلة.`,
    facts: 'السعر والتوفر والتوصيل والإرجاع مذكورة في صفحة كل منتج.',
    furtherTerms: (address) => `ما يسري على الطلبات غير ذلك: ${address}`,
    buying: 'الشراء',
    handOver: (cart) =>
      'الشراء هنا للأشخاص: يسجّلون الدخول ويدفعون في صفحة مزوّد خدمة الدفع. لا يوجد إتمام طلب للبرامج. يسلّم البرنامج الأمر إلى المشتري برابط صفحة المنتج، أو بالرابط ' +
      `${cart}?product=ID الذي يضيف المنتج إلى السلة.`,
    categories: 'الفئات',
    pages: 'الصفحات',
    contact: 'التواصل',
    translation: (address) => `هذا النص بالإنجليزية: ${address}`,
  },
}
