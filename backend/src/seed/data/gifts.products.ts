import { materials } from './materials.ts'
import { createProducts } from './product.rows.ts'

export const gifts = createProducts('gift-sets', 'pack-gift', [
  {
    slug: 'starter-set',
    price: 10.9,
    details: {
      material: materials.mixed,
      size: { en: 'Five pieces; box 16 × 12 × 3 cm', ar: 'خمس قطع؛ العلبة 16 × 12 × 3 سم' },
    },
    title: { en: 'Starter Set', ar: 'طقم البداية' },
    description: {
      en: 'A recycled card, a round fob and three tap dots: everything one person needs to stop printing paper cards. Let all of them open the same profile. Packed in a plastic-free box.',
      ar: 'بطاقة مُعاد تدويرها وميدالية دائرية وثلاثة أقراص لاصقة: كل ما يحتاجه المرء ليودّع البطاقات الورقية. اجعلها كلها تفتح الملف نفسه. معبأة في علبة خالية من البلاستيك.',
    },
  },
  {
    slug: 'executive-set',
    price: 36.5,
    details: {
      material: materials.mixed,
      size: { en: 'Two pieces; case 18 × 12 × 4 cm', ar: 'قطعتان؛ العلبة 18 × 12 × 4 سم' },
    },
    title: { en: 'Executive Set', ar: 'طقم المدير التنفيذي' },
    description: {
      en: 'Our matte black steel card with a black leather key fob in a lined presentation case. Black on black, nothing superfluous. A thoughtful welcome for a new partner or board member.',
      ar: 'بطاقتنا الفولاذية السوداء مع ميدالية جلدية سوداء في علبة مبطنة. أسود على أسود بلا زوائد. ترحيب لائق بشريك جديد أو عضو مجلس إدارة.',
    },
  },
  {
    slug: 'walnut-desk-set',
    price: 26.5,
    details: {
      material: materials.walnut,
      size: { en: 'Two pieces; box 20 × 14 × 6 cm', ar: 'قطعتان؛ العلبة 20 × 14 × 6 سم' },
    },
    title: { en: 'Walnut Desk Set', ar: 'طقم مكتب من الجوز' },
    description: {
      en: 'A walnut card and the matching walnut desk stand, cut from the same batch of timber. One for your pocket, one for your visitors. Arrives in a box that is ready to give.',
      ar: 'بطاقة من الجوز وحامل مكتب يماثلها من دفعة الخشب نفسها. واحدة لجيبك وأخرى لزوارك. يصلك الطقم في علبة جاهزة للإهداء.',
    },
  },
  {
    slug: 'team-pack',
    price: 52,
    details: {
      material: materials.recycled,
      size: { en: 'Ten cards, 85.6 × 54 × 1 mm each', ar: 'عشر بطاقات، 85.6 × 54 × 1 مم لكل منها' },
    },
    title: { en: 'Team Pack of 10 Cards', ar: 'باقة الفريق، 10 بطاقات' },
    description: {
      en: 'Ten recycled cards in our four colours, mixed. Each colleague sets up their own card with a first tap. Costs over a tenth less than ten single cards.',
      ar: 'عشر بطاقات مُعاد تدويرها بألواننا الأربعة معًا. يفعّل كل زميل بطاقته بلمسة أولى. أوفر بأكثر من العُشر من شراء عشر بطاقات مفردة.',
    },
  },
  {
    slug: 'gift-suite-box',
    price: 45,
    details: {
      material: materials.mixed,
      size: { en: 'Three pieces; box 22 × 16 × 6 cm', ar: 'ثلاث قطع؛ العلبة 22 × 16 × 6 سم' },
    },
    title: { en: 'The Gift Suite Box', ar: 'مجموعة الهدايا' },
    description: {
      en: 'A gold finish card, a tan leather fob and a woven band in a keepsake box tied with ribbon. No price is printed on the box or inside it. A present people remember.',
      ar: 'بطاقة ذهبية وميدالية جلدية بنية وسوار منسوج في علبة تُحفظ للذكرى ويزينها شريط. لا يظهر السعر على العلبة ولا بداخلها. هدية لا تُنسى.',
    },
  },
])
