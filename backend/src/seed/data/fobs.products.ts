import { createProducts } from './product.rows.ts'

export const fobs = createProducts('key-fobs-tags', 'pack-fob', [
  {
    slug: 'tan-leather-key-fob',
    price: 7.5,
    title: { en: 'Tan Leather Key Fob', ar: 'ميدالية مفاتيح جلدية بنية' },
    description: {
      en: 'Vegetable-tanned leather folded around a hidden chip and stitched by hand. Your contact page travels with your keys, so you are never caught without a card. Ages beautifully.',
      ar: 'جلد مدبوغ نباتيًا يلتف حول شريحة مخفية ويُخاط يدويًا. صفحة التواصل ترافق مفاتيحك، فلا تفاجئك مناسبة بلا بطاقة. يزداد جمالًا مع الأيام.',
    },
  },
  {
    slug: 'black-leather-key-fob',
    price: 7.5,
    title: { en: 'Black Leather Key Fob', ar: 'ميدالية مفاتيح جلدية سوداء' },
    description: {
      en: 'Smooth black leather with tone-on-tone stitching and a brushed steel ring. Discreet on any set of keys. Tap the emblem side against a phone to share your profile.',
      ar: 'جلد أسود ناعم بخياطة من اللون نفسه وحلقة من الفولاذ. أنيقة على أي مجموعة مفاتيح. قرّب جهة الشعار من الهاتف لتشارك ملفك.',
    },
  },
  {
    slug: 'steel-key-tag',
    price: 6.9,
    title: { en: 'Steel Key Tag', ar: 'علامة مفاتيح فولاذية' },
    description: {
      en: 'A slim steel tag no bigger than a house key. If your keys are lost, the finder taps the tag and reaches you without seeing your number. Engraved and weatherproof.',
      ar: 'علامة فولاذية رفيعة لا تزيد على حجم مفتاح البيت. إذا ضاعت مفاتيحك لمسها من يجدها فيصل إليك دون أن يرى رقمك. محفورة وتقاوم الماء والغبار.',
    },
  },
  {
    slug: 'teal-round-fob',
    price: 3.5,
    title: { en: 'Teal Round Fob', ar: 'ميدالية دائرية فيروزية' },
    description: {
      en: 'A domed resin disc with a glossy finish and a strong nylon core. Good for gyms, clubs and staff access as well as for sharing contacts. Buy one for every bag.',
      ar: 'قرص لامع من الراتنج بقلب متين من النايلون. مناسب للنوادي الرياضية ودخول الموظفين كما لمشاركة بيانات التواصل. اقتنِ واحدة لكل حقيبة.',
    },
  },
  {
    slug: 'coral-round-fob',
    price: 3.5,
    title: { en: 'Coral Round Fob', ar: 'ميدالية دائرية مرجانية' },
    description: {
      en: 'The same tough resin fob in a warm coral that is easy to find at the bottom of a bag. Waterproof and happy at the beach. Point it to any link you choose.',
      ar: 'الميدالية المتينة نفسها بلون مرجاني دافئ يسهل العثور عليه في قاع الحقيبة. لا تتأثر بالماء وترافقك إلى الشاطئ. وجّهها إلى أي رابط تختاره.',
    },
  },
  {
    slug: 'navy-luggage-tag',
    price: 8.9,
    title: { en: 'Navy Smart Luggage Tag', ar: 'بطاقة أمتعة ذكية كحلية' },
    description: {
      en: 'Grained navy leather with a sturdy buckle strap. Airline staff can tap it to see the contact you allow, and your address stays private. Update your itinerary from your phone before each trip.',
      ar: 'جلد كحلي محبب بحزام متين وإبزيم. يلمسها موظف المطار فيرى وسيلة التواصل التي تسمح بها، ويبقى عنوانك خاصًا. حدّث بيانات رحلتك من هاتفك قبل كل سفر.',
    },
  },
  {
    slug: 'phone-tap-dots',
    price: 2.5,
    title: { en: 'Phone Tap Dots, Set of 3', ar: 'أقراص لاصقة للهاتف، 3 قطع' },
    description: {
      en: 'Thin adhesive dots for the back of a phone, a laptop or a notebook. Stick one on and your device becomes your business card. Removes cleanly and leaves no residue.',
      ar: 'أقراص لاصقة رقيقة لظهر الهاتف أو الحاسوب أو دفتر الملاحظات. ألصق واحدًا ليصبح جهازك بطاقة أعمالك. تُنزع بسهولة ولا تترك أثرًا.',
    },
  },
])
