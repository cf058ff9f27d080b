import { materials } from './materials.ts'
import { createProducts } from './product.rows.ts'

const roundSize = { en: '35 mm across, 3 mm thick', ar: 'القطر 35 مم والسماكة 3 مم' }

export const fobs = createProducts('key-fobs-tags', 'pack-fob', [
  {
    slug: 'tan-leather-key-fob',
    price: 7.5,
    details: { material: materials.leather, size: { en: '80 × 32 mm', ar: '80 × 32 مم' } },
    title: { en: 'Tan Leather Key Fob', ar: 'ميدالية مفاتيح جلدية بنية' },
    description: {
      en: 'Vegetable-tanned leather folded around a hidden chip and stitched by hand. Your contact page travels with your keys, so you are never caught without a card. It ages beautifully.',
      ar: 'جلد مدبوغ نباتيًا يلتف حول شريحة مخفية ويُخاط يدويًا. صفحة التواصل ترافق مفاتيحك، فلا تفاجئك مناسبة بلا بطاقة. يزداد جمالًا مع الأيام.',
    },
  },
  {
    slug: 'black-leather-key-fob',
    price: 7.5,
    details: { material: materials.leather, size: { en: '80 × 32 mm', ar: '80 × 32 مم' } },
    title: { en: 'Black Leather Key Fob', ar: 'ميدالية مفاتيح جلدية سوداء' },
    description: {
      en: 'Smooth black leather with tone-on-tone stitching and a brushed steel ring. Discreet on any set of keys. Hold the side with the emblem against a phone to share your profile.',
      ar: 'جلد أسود ناعم بخياطة من اللون نفسه وحلقة من الفولاذ. أنيقة على أي مجموعة مفاتيح. قرّب جهة الشعار من الهاتف لتشارك ملفك.',
    },
  },
  {
    slug: 'steel-key-tag',
    price: 6.9,
    details: { material: materials.steel, size: { en: '58 × 22 × 2 mm', ar: '58 × 22 × 2 مم' } },
    title: { en: 'Steel Key Tag', ar: 'تعليقة مفاتيح فولاذية' },
    description: {
      en: 'A slim steel tag no bigger than a house key. If your keys are lost, whoever finds them taps the tag and reaches you the way you allow. It stands up to water, dust and dropping.',
      ar: 'تعليقة فولاذية رفيعة لا تزيد على حجم مفتاح البيت. إذا ضاعت مفاتيحك لمسها من يجدها فيصل إليك بالطريقة التي تسمح بها. تتحمل الماء والغبار والسقوط.',
    },
  },
  {
    slug: 'teal-round-fob',
    price: 3.5,
    details: { material: materials.resin, size: roundSize },
    title: { en: 'Teal Round Fob', ar: 'ميدالية دائرية فيروزية' },
    description: {
      en: 'A domed resin disc with a glossy finish and a strong nylon core. Clip it to your keys, a gym bag or a rucksack and share your contact details anywhere. Buy one for every bag.',
      ar: 'قرص لامع من الراتنج بقلب متين من النايلون. علّقها في مفاتيحك أو حقيبة النادي أو حقيبة الظهر وشارك بيانات التواصل أينما كنت. اقتنِ واحدة لكل حقيبة.',
    },
  },
  {
    slug: 'coral-round-fob',
    price: 3.5,
    details: { material: materials.resin, size: roundSize },
    title: { en: 'Coral Round Fob', ar: 'ميدالية دائرية مرجانية' },
    description: {
      en: 'The same tough resin fob in a warm coral that is easy to find at the bottom of a bag. Waterproof and happy at the beach. Point it to any link you choose.',
      ar: 'الميدالية المتينة نفسها بلون مرجاني دافئ يسهل العثور عليه في قاع الحقيبة. لا تتأثر بالماء وترافقك إلى الشاطئ. وجّهها إلى أي رابط تختاره.',
    },
  },
  {
    slug: 'navy-luggage-tag',
    price: 8.9,
    details: { material: materials.leather, size: { en: '110 × 65 mm', ar: '110 × 65 مم' } },
    title: { en: 'Navy Smart Luggage Tag', ar: 'تعليقة أمتعة ذكية كحلية' },
    description: {
      en: 'Grained navy leather with a sturdy buckle strap. Whoever finds your bag taps the tag and sees only the contact details you allow; your address stays private. Change them from your phone before each trip.',
      ar: 'جلد كحلي محبب بحزام متين وإبزيم. من يجد حقيبتك يلمس التعليقة فيرى وسيلة التواصل التي تسمح بها فقط، ويبقى عنوانك خاصًا. غيّرها من هاتفك قبل كل سفر.',
    },
  },
  {
    slug: 'phone-tap-dots',
    price: 2.5,
    details: {
      material: materials.adhesive,
      size: { en: 'Three dots, 30 mm across', ar: 'ثلاثة أقراص بقطر 30 مم' },
    },
    title: { en: 'Phone Tap Dots, Set of 3', ar: 'أقراص لاصقة للهاتف، 3 قطع' },
    description: {
      en: 'Thin adhesive dots for the back of a phone, a laptop or a notebook. Stick one on and your device becomes your business card. They come off cleanly and leave no residue.',
      ar: 'أقراص لاصقة رقيقة لظهر الهاتف أو الحاسوب أو دفتر الملاحظات. ألصق واحدًا ليصبح جهازك بطاقة أعمالك. تُنزع بسهولة ولا تترك أثرًا.',
    },
  },
])
