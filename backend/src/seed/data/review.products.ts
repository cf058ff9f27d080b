import { createProducts } from './product.rows.ts'

export const review = createProducts('review-menu-stands', 'pack-stand', [
  {
    slug: 'black-review-plate',
    price: 8.5,
    title: { en: 'Black Review Plate', ar: 'لوحة تقييم سوداء' },
    description: {
      en: 'Stands by the till and asks for the review at the right moment. A tap opens your review page directly, so customers rate you before they reach the door. Sticks to any smooth counter.',
      ar: 'تقف بجوار الصندوق وتطلب التقييم في اللحظة المناسبة. لمسة واحدة تفتح صفحة تقييمك مباشرة، فيقيّمك الزبون قبل أن يغادر. تثبت على أي سطح أملس.',
    },
  },
  {
    slug: 'white-review-plate',
    price: 8.5,
    title: { en: 'White Review Plate', ar: 'لوحة تقييم بيضاء' },
    description: {
      en: 'The bright version of our best-selling review plate, with five engraved stars. See how many taps became reviews in your dashboard. Works with any review site.',
      ar: 'النسخة المشرقة من أكثر لوحات التقييم مبيعًا لدينا، بخمس نجوم محفورة. تابع في لوحة التحكم كم لمسة تحولت إلى تقييم. تعمل مع أي موقع تقييم.',
    },
  },
  {
    slug: 'oak-menu-stand',
    price: 13.9,
    title: { en: 'Oak Menu Stand', ar: 'حامل قائمة طعام من البلوط' },
    description: {
      en: 'An oak foot and a slim upright panel that opens your menu in the guest’s own language. Change dishes and prices in minutes and never reprint. Steady in a sea breeze.',
      ar: 'قاعدة من البلوط ولوح رفيع يفتح قائمتك بلغة الضيف نفسه. غيّر الأطباق والأسعار في دقائق دون إعادة طباعة. ثابت حتى في نسيم البحر.',
    },
  },
  {
    slug: 'walnut-menu-stand',
    price: 14.9,
    title: { en: 'Walnut Menu Stand', ar: 'حامل قائمة طعام من الجوز' },
    description: {
      en: 'Dark walnut and a satin panel for evening restaurants and lounges. Guests tap to see the menu, call a waiter or leave a tip. Oiled against spills.',
      ar: 'جوز داكن ولوح حريري لمطاعم المساء وصالات الضيافة. يلمسه الضيف ليرى القائمة أو ينادي النادل أو يترك إكرامية. معالج بالزيت ضد الانسكاب.',
    },
  },
  {
    slug: 'counter-tap-disc',
    price: 6.5,
    title: { en: 'Counter Tap Disc', ar: 'قرص لمس للكاونتر' },
    description: {
      en: 'A low round disc that sits flat on a bar, a shelf or a reception desk. Link it to reviews, payments or your social page. The rubber base stays where you put it.',
      ar: 'قرص دائري منخفض يستقر على البار أو الرف أو مكتب الاستقبال. اربطه بالتقييمات أو الدفع أو صفحتك على مواقع التواصل. قاعدته المطاطية تبقيه في مكانه.',
    },
  },
])
