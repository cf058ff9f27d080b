import { createProducts } from './product.rows.ts'

export const gifts = createProducts('gift-sets', 'pack-gift', [
  {
    slug: 'starter-set',
    price: 10.9,
    title: { en: 'Starter Set', ar: 'طقم البداية' },
    description: {
      en: 'A recycled card, a round fob and a set of tap dots: everything one person needs to stop printing paper cards. All three open the same profile. Packed in a plastic-free box.',
      ar: 'بطاقة مُعاد تدويرها وميدالية دائرية وأقراص لاصقة: كل ما يحتاجه المرء ليودّع البطاقات الورقية. تفتح القطع كلها الملف نفسه. معبأة في علبة خالية من البلاستيك.',
    },
  },
  {
    slug: 'executive-set',
    price: 36.5,
    title: { en: 'Executive Set', ar: 'طقم المدير التنفيذي' },
    description: {
      en: 'Our matte black steel card with a black leather key fob in a lined presentation case. Both are engraved with the same initials. A thoughtful welcome for a new partner or board member.',
      ar: 'بطاقتنا الفولاذية السوداء مع ميدالية جلدية سوداء في علبة مبطنة. تُحفر عليهما الأحرف الأولى نفسها. ترحيب لائق بشريك جديد أو عضو مجلس إدارة.',
    },
  },
  {
    slug: 'walnut-desk-set',
    price: 26.5,
    title: { en: 'Walnut Desk Set', ar: 'طقم مكتب من الجوز' },
    description: {
      en: 'A walnut card and the matching walnut desk stand, cut from the same batch of timber. One for your pocket, one for your visitors. Arrives wrapped and ready to give.',
      ar: 'بطاقة من الجوز وحامل مكتب يماثلها من دفعة الخشب نفسها. واحدة لجيبك وأخرى لزوارك. يصلك الطقم مغلفًا جاهزًا للإهداء.',
    },
  },
  {
    slug: 'team-pack',
    price: 52,
    title: { en: 'Team Pack of 10 Cards', ar: 'باقة الفريق، 10 بطاقات' },
    description: {
      en: 'Ten recycled cards in four colours, managed from one account. Add a colleague, change a title or hand a card on in a few clicks. Save over a tenth compared with single cards.',
      ar: 'عشر بطاقات مُعاد تدويرها بأربعة ألوان تُدار من حساب واحد. أضف زميلًا أو غيّر مسمى أو انقل بطاقة بنقرات قليلة. توفر أكثر من عُشر ثمن البطاقات المفردة.',
    },
  },
  {
    slug: 'gift-suite-box',
    price: 45,
    title: { en: 'The Gift Suite Box', ar: 'علبة الهدايا الفاخرة' },
    description: {
      en: 'Gold finish card, tan leather fob and woven band in a keepsake box tied with ribbon. Add a handwritten note at checkout and we will enclose it. The present people remember.',
      ar: 'بطاقة ذهبية وميدالية جلدية بنية وسوار منسوج في علبة تُحفظ للذكرى ويزينها شريط. أضف كلمة بخط اليد وسنرفقها مع الهدية. هدية لا تُنسى.',
    },
  },
])
