import { materials } from './materials.ts'
import { createProducts } from './product.rows.ts'

const metalSize = { en: '85.6 × 54 × 0.8 mm', ar: '85.6 × 54 × 0.8 مم' }
const woodSize = { en: '85.6 × 54 × 1.2 mm', ar: '85.6 × 54 × 1.2 مم' }
const plasticSize = { en: '85.6 × 54 × 1 mm', ar: '85.6 × 54 × 1 مم' }

export const cards = createProducts('digital-business-cards', 'pack-card', [
  {
    slug: 'matte-black-steel-card',
    price: 24.9,
    details: { material: materials.steel, size: metalSize },
    title: { en: 'Matte Black Steel Card', ar: 'بطاقة فولاذية سوداء مطفأة' },
    description: {
      en: 'A solid steel card with a soft matte finish and a bright laser-cut mark. Hold it near any recent phone and your contact details open in a second, with no app to install. Edit your profile whenever you like; the card stays the same.',
      ar: 'بطاقة من الفولاذ الصلب بلمسة مطفأة ناعمة وشعار لامع محفور بالليزر. قرّبها من أي هاتف حديث فتظهر بيانات التواصل في ثانية دون تنزيل أي تطبيق. عدّل ملفك متى شئت، وتبقى البطاقة كما هي.',
    },
  },
  {
    slug: 'brushed-silver-steel-card',
    price: 22.5,
    details: { material: materials.steel, size: metalSize },
    title: { en: 'Brushed Silver Steel Card', ar: 'بطاقة فولاذية فضية مصقولة' },
    description: {
      en: 'Fine horizontal brushing catches the light every time you hand it over. The chip sits behind a slim window, so it reads instantly, even through a phone case. It weighs 22 grams, and you can feel it.',
      ar: 'خطوط دقيقة مصقولة تعكس الضوء كلما ناولتها أحدًا. تستقر الشريحة خلف نافذة رقيقة، فتُقرأ فورًا حتى مع غطاء الهاتف. وزنها 22 غرامًا، وتشعر بقيمتها من أول لمسة.',
    },
  },
  {
    slug: 'gold-finish-metal-card',
    price: 29,
    details: { material: materials.steel, size: metalSize },
    title: { en: 'Gold Finish Metal Card', ar: 'بطاقة معدنية بطلاء ذهبي' },
    description: {
      en: 'Stainless steel with a warm brushed-gold coating that resists scratches and fingerprints. Made for first meetings that matter: one tap shares your name, numbers, location and links. Comes in a rigid presentation box.',
      ar: 'فولاذ مقاوم للصدأ بطلاء ذهبي دافئ يقاوم الخدوش وآثار الأصابع. صُممت للقاءات الأولى المهمة: لمسة واحدة تشارك اسمك وأرقامك وموقعك وروابطك. تصلك في علبة تقديم صلبة.',
    },
  },
  {
    slug: 'rose-gold-metal-card',
    price: 27.5,
    details: { material: materials.steel, size: metalSize },
    title: { en: 'Rose Gold Metal Card', ar: 'بطاقة معدنية بلون الذهب الوردي' },
    description: {
      en: 'A blush metal tone with polished edges and a crisp mark on both sides. A favourite of designers, stylists and wedding planners. Share your portfolio and booking page with a single tap.',
      ar: 'لون معدني وردي هادئ بحواف لامعة وشعار دقيق على الوجهين. اختيار مفضّل في عالم التصميم والأزياء وتنظيم الأعراس. لمسة واحدة تشارك أعمالك وصفحة الحجز.',
    },
  },
  {
    slug: 'copper-metal-card',
    price: 26,
    details: { material: materials.copper, size: metalSize },
    title: { en: 'Brushed Copper Card', ar: 'بطاقة نحاسية مصقولة' },
    description: {
      en: 'Brushed copper under a satin lacquer that keeps its colour for years. The code on the back is there for guests whose phones cannot read the chip. It looks at home with leather and walnut.',
      ar: 'نحاس مصقول تحت طبقة حماية حريرية تحفظ لونه سنوات. وعلى الظهر رمز يُمسح بالكاميرا لمن لا يقرأ هاتفه الشريحة. تنسجم مع الجلد وخشب الجوز.',
    },
  },
  {
    slug: 'gunmetal-steel-card',
    price: 23.9,
    details: { material: materials.steel, size: metalSize },
    title: { en: 'Gunmetal Steel Card', ar: 'بطاقة فولاذية رمادية داكنة' },
    description: {
      en: 'A deep blue-grey steel that looks sober in daylight and striking under warm light. With its rounded corners it sits safely in a wallet beside bank cards. Ready to use in under two minutes.',
      ar: 'فولاذ رمادي مائل إلى الزرقة، رصين في ضوء النهار وآسر تحت الإضاءة الدافئة. زواياها مستديرة، وآمنة في المحفظة بجوار بطاقات البنك. جاهزة للاستخدام في أقل من دقيقتين.',
    },
  },
  {
    slug: 'walnut-wood-card',
    price: 12.5,
    details: { material: materials.walnut, size: woodSize },
    title: { en: 'Walnut Wood Card', ar: 'بطاقة من خشب الجوز' },
    description: {
      en: 'Cut from thin walnut veneer, so no two cards share the same grain. The mark is burnt in rather than printed and never wears off. Finished with natural oil and pleasant to touch.',
      ar: 'تُقص من قشرة رقيقة من خشب الجوز، فلا تتشابه بطاقتان في عروقهما. الشعار محروق في الخشب وليس مطبوعًا، فلا يزول مع الوقت. تُختم بزيت طبيعي يمنحها ملمسًا دافئًا.',
    },
  },
  {
    slug: 'bamboo-card',
    price: 9.9,
    details: { material: materials.bamboo, size: woodSize },
    title: { en: 'Natural Bamboo Card', ar: 'بطاقة من الخيزران الطبيعي' },
    description: {
      en: 'Light, warm and made from fast-growing bamboo. One card replaces the hundreds of paper ones you would print in a year. A simple first step towards a greener office.',
      ar: 'خفيفة ودافئة الملمس ومصنوعة من الخيزران سريع النمو. بطاقة واحدة تغنيك عن مئات البطاقات الورقية كل عام. خطوة أولى بسيطة نحو مكتب صديق للبيئة.',
    },
  },
  {
    slug: 'cherry-wood-card',
    price: 11.5,
    details: { material: materials.cherry, size: woodSize },
    title: { en: 'Cherry Wood Card', ar: 'بطاقة من خشب الكرز' },
    description: {
      en: 'Cherry wood deepens in colour with every month of use, like a good pair of leather shoes. The chip is sealed between two layers and survives an accidental spill. Smooth edges, no varnish, no shine.',
      ar: 'يزداد خشب الكرز عمقًا في لونه شهرًا بعد شهر كما يفعل الجلد الأصيل. الشريحة محكمة بين طبقتين فلا يضرها انسكاب عابر. حواف ناعمة بلا ورنيش ولا لمعان.',
    },
  },
  {
    slug: 'oak-wood-card',
    price: 10.9,
    details: { material: materials.oak, size: woodSize },
    title: { en: 'Light Oak Card', ar: 'بطاقة من خشب البلوط الفاتح' },
    description: {
      en: 'Pale oak with an open grain and a calm, Nordic look. It reads from both sides and fits every card slot. A popular choice among architects and interior designers.',
      ar: 'بلوط فاتح بعروق واضحة ومظهر هادئ. تُقرأ من الوجهين وتناسب كل محفظة. اختيار محبب لدى المعماريين ومكاتب التصميم الداخلي.',
    },
  },
  {
    slug: 'ebony-wood-card',
    price: 14.5,
    details: { material: materials.ebony, size: woodSize },
    title: { en: 'Ebony Wood Card', ar: 'بطاقة من خشب الأبنوس' },
    description: {
      en: 'A near-black wood with a fine chocolate grain that only shows up close. The pale mark stands out without shouting. Sourced from certified plantations.',
      ar: 'خشب يقارب السواد بعروق بنية دقيقة لا تظهر إلا عن قرب. يبرز الشعار الفاتح عليه بأناقة دون مبالغة. من مزارع معتمدة.',
    },
  },
  {
    slug: 'ocean-recycled-card',
    price: 6.5,
    details: { material: materials.recycled, size: plasticSize },
    title: { en: 'Ocean Blue Recycled Card', ar: 'بطاقة زرقاء من بلاستيك مُعاد تدويره' },
    description: {
      en: 'Pressed from bottle caps and fishing nets, with flecks that make each card one of a kind. Waterproof, flexible and hard to break. An affordable way to equip a whole team.',
      ar: 'تُكبس من أغطية القوارير وشباك الصيد، وتمنحها الرقائق الملونة طابعًا لا يتكرر. لا يؤثر فيها الماء ويصعب كسرها. خيار موفّر لتجهيز فريق كامل.',
    },
  },
  {
    slug: 'confetti-recycled-card',
    price: 5.9,
    details: { material: materials.recycled, size: plasticSize },
    title: { en: 'Confetti Recycled Card', ar: 'بطاقة بيضاء مرقطة مُعاد تدويرها' },
    description: {
      en: 'White recycled plastic sprinkled with bright chips left over from our other colours. Cheerful at trade fairs and easy to spot in a bag. Works with every phone that can pay by tapping.',
      ar: 'بلاستيك أبيض مُعاد تدويره تتناثر فيه رقائق ملونة بقيت من ألواننا الأخرى. مبهجة في المعارض وسهلة التمييز في الحقيبة. تعمل مع كل هاتف يدعم الدفع باللمس.',
    },
  },
  {
    slug: 'sage-recycled-card',
    price: 5.9,
    details: { material: materials.recycled, size: plasticSize },
    title: { en: 'Sage Green Recycled Card', ar: 'بطاقة خضراء من بلاستيك مُعاد تدويره' },
    description: {
      en: 'A quiet grey-green made entirely from post-consumer plastic. The matte surface hides fingerprints and small scratches. Light in the pocket and easy on the conscience.',
      ar: 'أخضر رمادي هادئ مصنوع بالكامل من بلاستيك مستعمل. سطحها المطفأ يخفي آثار الأصابع والخدوش الصغيرة. خفيفة في الجيب ورفيقة بالبيئة.',
    },
  },
  {
    slug: 'clay-recycled-card',
    price: 5.9,
    details: { material: materials.recycled, size: plasticSize },
    title: { en: 'Desert Clay Recycled Card', ar: 'بطاقة بلون الطين من بلاستيك مُعاد تدويره' },
    description: {
      en: 'An earthy terracotta inspired by old mud-brick towns, speckled with sand and cream. Waterproof and flexible, so it survives the back pocket. Tap it once to set it up; after that, every tap shares your page.',
      ar: 'لون ترابي مستوحى من حارات الطين القديمة تتخلله حبيبات بلون الرمل. مرنة لا يؤثر فيها الماء، فتتحمل الجيب الخلفي. المسها مرة لتفعيلها، ثم تشارك كل لمسة صفحتك.',
    },
  },
])
