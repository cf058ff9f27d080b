import { materials } from './materials.ts'
import { createProducts } from './product.rows.ts'

const standSize = { en: '120 × 90 × 45 mm', ar: '120 × 90 × 45 مم' }
const signSize = { en: '105 × 148 mm', ar: '105 × 148 مم' }

export const stands = createProducts('desk-stands-signs', 'pack-stand', [
  {
    slug: 'walnut-desk-stand',
    price: 16.5,
    details: { material: materials.walnut, size: standSize },
    title: { en: 'Walnut Desk Stand', ar: 'حامل مكتب من خشب الجوز' },
    description: {
      en: 'A solid walnut base holds a frosted plate with a code and a chip beneath it. Visitors tap or scan while they wait and leave with your details. Felt feet protect the desk.',
      ar: 'قاعدة من خشب الجوز تحمل لوحًا شبه شفاف عليه رمز وتحته شريحة ذكية. يلمس الزوار أو يمسحون الرمز أثناء الانتظار ويغادرون ببياناتك. قواعد من اللباد تحمي سطح المكتب.',
    },
  },
  {
    slug: 'oak-desk-stand',
    price: 15.9,
    details: { material: materials.oak, size: standSize },
    title: { en: 'Oak Desk Stand', ar: 'حامل مكتب من خشب البلوط' },
    description: {
      en: 'The same clean stand on a pale oak block, made for bright receptions. The plate slides out for cleaning and back in with a click. Assembled in seconds, without tools.',
      ar: 'الحامل الأنيق نفسه على قاعدة من البلوط الفاتح تناسب الاستقبالات المضيئة. ينزلق اللوح من مكانه للتنظيف ثم يعود بنقرة. يُركب في ثوانٍ دون أدوات.',
    },
  },
  {
    slug: 'marble-desk-stand',
    price: 24.5,
    details: { material: materials.marble, size: standSize },
    title: { en: 'Marble Desk Stand', ar: 'حامل مكتب من الرخام' },
    description: {
      en: 'A hand-cut marble block with a brushed metal plate that will not tip or slide. It gives a front desk weight and calm. Every stone has its own veining.',
      ar: 'كتلة رخام مقصوصة يدويًا بلوح معدني مصقول ثابت لا يميل. تمنح مكتب الاستقبال حضورًا وهدوءًا. ولكل حجر عروقه الخاصة.',
    },
  },
  {
    slug: 'black-table-sign',
    price: 9.5,
    details: { material: materials.acrylic, size: signSize },
    title: { en: 'Black Table Sign', ar: 'لوحة طاولة سوداء' },
    description: {
      en: 'A folded matte sign that shows the same code on both sides of the table. Link it to your price list, your menu or your booking page. Wipes clean with a damp cloth.',
      ar: 'لوحة مطوية مطفأة تعرض الرمز نفسه من جهتي الطاولة. اربطها بقائمة الأسعار أو قائمة الطعام أو صفحة الحجز. تُنظف بقطعة قماش مبللة.',
    },
  },
  {
    slug: 'white-table-sign',
    price: 9.5,
    details: { material: materials.acrylic, size: signSize },
    title: { en: 'White Table Sign', ar: 'لوحة طاولة بيضاء' },
    description: {
      en: 'Crisp white with rounded corners, at home in clinics, salons and meeting rooms. Guests need no app and no account. Change the link behind it whenever you like.',
      ar: 'أبيض نقي بزوايا مستديرة يناسب العيادات والصالونات وقاعات الاجتماعات. لا يحتاج الضيف إلى تطبيق ولا حساب. غيّر الرابط الذي تفتحه متى شئت.',
    },
  },
  {
    slug: 'green-table-sign',
    price: 9.9,
    details: { material: materials.acrylic, size: signSize },
    title: { en: 'Forest Green Table Sign', ar: 'لوحة طاولة خضراء' },
    description: {
      en: 'A deep green sign that looks good beside plants and warm wood. The chip reads from both faces, and the printed code backs it up. Sold singly, so every table can have its own.',
      ar: 'لوحة بلون أخضر عميق تنسجم مع النباتات والخشب الدافئ. تُقرأ الشريحة من الوجهين ويساندها الرمز المطبوع. تُباع بالقطعة، فيكون لكل طاولة لوحتها.',
    },
  },
])
