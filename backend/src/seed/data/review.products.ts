import { materials } from './materials.ts'
import { createProducts } from './product.rows.ts'

const plateSize = { en: '100 × 100 × 4 mm', ar: '100 × 100 × 4 مم' }
const menuSize = { en: '100 × 150 × 60 mm', ar: '100 × 150 × 60 مم' }

export const review = createProducts('review-menu-stands', 'pack-stand', [
  {
    slug: 'black-review-plate',
    price: 8.5,
    details: { material: materials.acrylic, size: plateSize },
    title: { en: 'Black Review Plate', ar: 'لوحة تقييم سوداء' },
    description: {
      en: 'It stands by the till and asks for the review at the right moment. A tap opens your review page directly, so customers rate you before they reach the door. Sticks to any smooth counter.',
      ar: 'تقف بجوار الصندوق وتطلب التقييم في اللحظة المناسبة. لمسة واحدة تفتح صفحة تقييمك مباشرة، فيقيّمك الزبون قبل أن يغادر. تثبت على أي سطح أملس.',
    },
  },
  {
    slug: 'white-review-plate',
    price: 8.5,
    details: { material: materials.acrylic, size: plateSize },
    title: { en: 'White Review Plate', ar: 'لوحة تقييم بيضاء' },
    description: {
      en: 'The bright version of our review plate, with five raised stars. Easy to notice beside a card machine, and as easy to wipe clean. Works with any review site.',
      ar: 'النسخة المشرقة من لوحة التقييم لدينا، بخمس نجوم بارزة. تُلاحظ بسهولة بجوار جهاز الدفع، ويسهل مسحها. تعمل مع أي موقع تقييم.',
    },
  },
  {
    slug: 'oak-menu-stand',
    price: 13.9,
    details: { material: materials.oak, size: menuSize },
    title: { en: 'Oak Menu Stand', ar: 'حامل قائمة طعام من البلوط' },
    description: {
      en: 'An oak foot and a slim upright panel that opens your menu on the guest’s own phone. Change dishes and prices online and never reprint. Steady even in a sea breeze.',
      ar: 'قاعدة من البلوط ولوح رفيع يفتح قائمتك على هاتف الضيف نفسه. غيّر الأطباق والأسعار على موقعك دون إعادة طباعة. ثابت حتى في نسيم البحر.',
    },
  },
  {
    slug: 'walnut-menu-stand',
    price: 14.9,
    details: { material: materials.walnut, size: menuSize },
    title: { en: 'Walnut Menu Stand', ar: 'حامل قائمة طعام من الجوز' },
    description: {
      en: 'Dark walnut and a satin panel for evening restaurants and lounges. Guests tap it and read the menu by the light of their own screen. Oiled against spills.',
      ar: 'جوز داكن ولوح حريري لمطاعم المساء وصالات الضيافة. يلمسه الضيف فيقرأ القائمة على ضوء شاشته. معالج بالزيت ضد الانسكاب.',
    },
  },
  {
    slug: 'counter-tap-disc',
    price: 6.5,
    details: {
      material: materials.acrylic,
      size: { en: '90 mm across, 8 mm high', ar: 'القطر 90 مم والارتفاع 8 مم' },
    },
    title: { en: 'Counter Tap Disc', ar: 'قرص لمس لطاولة الخدمة' },
    description: {
      en: 'A low round disc that sits flat on a counter, a shelf or a reception desk. Link it to your reviews, your price list or your social page. The rubber base stays where you put it.',
      ar: 'قرص دائري منخفض يستقر على طاولة الخدمة أو الرف أو مكتب الاستقبال. اربطه بالتقييمات أو قائمة الأسعار أو صفحتك على مواقع التواصل. قاعدته المطاطية تبقيه في مكانه.',
    },
  },
])
