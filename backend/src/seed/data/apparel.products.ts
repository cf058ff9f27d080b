import { materials } from './materials.ts'
import { createProducts } from './product.rows.ts'

const teeSize = {
  en: 'One size: chest 116 cm, length 74 cm',
  ar: 'مقاس واحد: محيط الصدر 116 سم والطول 74 سم',
}
const hoodieSize = {
  en: 'One size: chest 124 cm, length 72 cm',
  ar: 'مقاس واحد: محيط الصدر 124 سم والطول 72 سم',
}
const capSize = { en: 'Adjustable, 55 to 61 cm', ar: 'قابلة للتعديل من 55 إلى 61 سم' }

export const apparel = createProducts('smart-apparel', 'pack-apparel', [
  {
    slug: 'black-smart-tee',
    price: 9.9,
    details: { material: materials.cotton, size: teeSize },
    title: { en: 'Black Smart Tee', ar: 'تيشيرت ذكي أسود' },
    description: {
      en: 'Heavy organic cotton with a washable chip behind the chest mark. When someone asks who you are, they tap it and know. Machine wash at 30 degrees.',
      ar: 'قطن عضوي سميك وخلف شعار الصدر شريحة تتحمل الغسيل. يسألك أحدهم من أنت، فيلمس الشعار ويعرف. يُغسل في الغسالة على 30 درجة.',
    },
  },
  {
    slug: 'sand-smart-tee',
    price: 9.9,
    details: { material: materials.cotton, size: teeSize },
    title: { en: 'Sand Smart Tee', ar: 'تيشيرت ذكي رملي' },
    description: {
      en: 'A relaxed tee in a sun-bleached sand shade, cut straight with a clean collar. The chip is so thin that you will not feel it. Good for exhibition teams who stand all day.',
      ar: 'تيشيرت مريح بلون رملي هادئ وقصة مستقيمة وياقة نظيفة. الشريحة رقيقة حتى إنك لا تشعر بها. مناسب لفرق المعارض التي تقف طوال اليوم.',
    },
  },
  {
    slug: 'forest-smart-tee',
    price: 10.5,
    details: { material: materials.cotton, size: teeSize },
    title: { en: 'Forest Smart Tee', ar: 'تيشيرت ذكي أخضر' },
    description: {
      en: 'Deep green garment-dyed cotton that looks better after every wash. It shares your profile, your playlist or your club’s page. One relaxed size for everyone.',
      ar: 'قطن مصبوغ بأخضر عميق يزداد جمالًا مع كل غسلة. يشارك ملفك أو قائمة أغانيك أو صفحة ناديك. مقاس واحد مريح للجميع.',
    },
  },
  {
    slug: 'grey-smart-hoodie',
    price: 19.5,
    details: { material: materials.fleece, size: hoodieSize },
    title: { en: 'Grey Smart Hoodie', ar: 'هودي ذكي رمادي' },
    description: {
      en: 'Brushed fleece inside, a deep hood and a chip in the cuff, where it is easiest to tap. Warm in an over-cooled office. Pre-shrunk and colour-fast.',
      ar: 'بطانة ناعمة وقلنسوة واسعة وشريحة في طرف الكم حيث يسهل اللمس. دافئ في المكاتب شديدة التبريد. لا ينكمش ولا يتغير لونه.',
    },
  },
  {
    slug: 'navy-smart-hoodie',
    price: 19.5,
    details: { material: materials.fleece, size: hoodieSize },
    title: { en: 'Navy Smart Hoodie', ar: 'هودي ذكي كحلي' },
    description: {
      en: 'A classic navy hoodie for teams, start-ups and campus clubs. Everyone who wears one sets up their own chip. The kangaroo pocket hides a slot for a card.',
      ar: 'هودي كحلي كلاسيكي للفرق والشركات الناشئة وأندية الجامعات. يفعّل كل من يرتديه شريحته بنفسه. في جيبه الأمامي مكان مخفي للبطاقة.',
    },
  },
  {
    slug: 'black-smart-cap',
    price: 7.9,
    details: { material: materials.cotton, size: capSize },
    title: { en: 'Black Smart Cap', ar: 'قبعة ذكية سوداء' },
    description: {
      en: 'A six-panel cotton cap with a curved brim and an embroidered mark over the chip. Lean forward and let people tap it, or hand it round. Adjustable at the back.',
      ar: 'قبعة قطنية من ست قطع بحافة منحنية وشعار مطرز فوق الشريحة. دع الآخرين يلمسونها بهواتفهم أو ناولهم إياها. قابلة للتعديل من الخلف.',
    },
  },
  {
    slug: 'clay-smart-cap',
    price: 7.9,
    details: { material: materials.cotton, size: capSize },
    title: { en: 'Clay Smart Cap', ar: 'قبعة ذكية بلون الطين' },
    description: {
      en: 'Washed twill in a warm clay shade that fades softly in the sun. A light cap for guides, drivers and outdoor crews. Let it open your booking page in one tap.',
      ar: 'نسيج مغسول بلون طيني دافئ يلين مع الشمس. قبعة خفيفة للمرشدين والسائقين وفرق العمل في الخارج. اجعلها تفتح صفحة الحجز بلمسة واحدة.',
    },
  },
  {
    slug: 'natural-smart-tote',
    price: 5.5,
    details: {
      material: materials.canvas,
      size: { en: '38 × 42 × 10 cm', ar: '38 × 42 × 10 سم' },
    },
    title: { en: 'Natural Smart Tote', ar: 'حقيبة قماشية ذكية' },
    description: {
      en: 'Thick unbleached canvas with long handles and a stitched tag that opens your shop or your menu. Carries a laptop and the shopping. A useful giveaway that nobody throws out.',
      ar: 'قماش سميك غير مبيّض بمقابض طويلة وتعليقة مخيطة تفتح متجرك أو قائمتك. تتسع للحاسوب والمشتريات. هدية نافعة لا يرميها أحد.',
    },
  },
])
