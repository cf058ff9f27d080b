import { createProducts } from './product.rows.ts'

export const apparel = createProducts('smart-apparel', 'pack-apparel', [
  {
    slug: 'black-smart-tee',
    price: 9.9,
    title: { en: 'Black Smart Tee', ar: 'قميص قطني ذكي أسود' },
    description: {
      en: 'Heavy organic cotton with a washable chip behind the chest mark. Someone asks who you are; they tap and know. Machine wash at 30 degrees.',
      ar: 'قطن عضوي سميك وخلف شعار الصدر شريحة تتحمل الغسيل. يسألك أحدهم من أنت، فيلمس الشعار ويعرف. يُغسل في الغسالة على 30 درجة.',
    },
  },
  {
    slug: 'sand-smart-tee',
    price: 9.9,
    title: { en: 'Sand Smart Tee', ar: 'قميص قطني ذكي رملي' },
    description: {
      en: 'A relaxed tee in a sun-bleached sand shade, cut straight with a clean collar. The tag is so thin you will not feel it. Good for exhibition teams who stand all day.',
      ar: 'قميص مريح بلون رملي هادئ وقصة مستقيمة وياقة نظيفة. الشريحة رقيقة حتى إنك لا تشعر بها. مناسب لفرق المعارض التي تقف طوال اليوم.',
    },
  },
  {
    slug: 'forest-smart-tee',
    price: 10.5,
    title: { en: 'Forest Smart Tee', ar: 'قميص قطني ذكي أخضر' },
    description: {
      en: 'Deep green garment-dyed cotton that looks better after every wash. Shares your profile, your playlist or your club page. Sizes S to 4XL.',
      ar: 'قطن مصبوغ بأخضر عميق يزداد جمالًا مع كل غسلة. يشارك ملفك أو قائمة أغانيك أو صفحة ناديك. المقاسات من الصغير إلى 4XL.',
    },
  },
  {
    slug: 'grey-smart-hoodie',
    price: 19.5,
    title: { en: 'Grey Smart Hoodie', ar: 'سترة ذكية رمادية بقلنسوة' },
    description: {
      en: 'Brushed fleece inside, a deep hood and a chip in the cuff where it is easiest to tap. Warm in an over-cooled office. Pre-shrunk and colour-fast.',
      ar: 'بطانة ناعمة وقلنسوة واسعة وشريحة في طرف الكم حيث يسهل اللمس. دافئة في المكاتب شديدة التبريد. لا تنكمش ولا يتغير لونها.',
    },
  },
  {
    slug: 'navy-smart-hoodie',
    price: 19.5,
    title: { en: 'Navy Smart Hoodie', ar: 'سترة ذكية كحلية بقلنسوة' },
    description: {
      en: 'A classic navy hoodie for teams, start-ups and campus clubs. One order can carry a different profile on every piece. Kangaroo pocket with a hidden card slot.',
      ar: 'سترة كحلية كلاسيكية للفرق والشركات الناشئة وأندية الجامعات. يمكن لكل قطعة في الطلب أن تحمل ملفًا مختلفًا. جيب أمامي وفيه مكان مخفي للبطاقة.',
    },
  },
  {
    slug: 'black-smart-cap',
    price: 7.9,
    title: { en: 'Black Smart Cap', ar: 'قبعة ذكية سوداء' },
    description: {
      en: 'Six-panel cotton cap with a curved brim and an embroidered mark over the chip. Lean forward and let people tap it, or hand it round. Adjustable at the back.',
      ar: 'قبعة قطنية من ست قطع بحافة منحنية وشعار مطرز فوق الشريحة. دع الآخرين يلمسونها بهواتفهم أو ناولهم إياها. قابلة للتعديل من الخلف.',
    },
  },
  {
    slug: 'clay-smart-cap',
    price: 7.9,
    title: { en: 'Clay Smart Cap', ar: 'قبعة ذكية بلون الطين' },
    description: {
      en: 'Washed twill in a warm clay shade that fades softly in the sun. A light cap for guides, drivers and outdoor crews. Links to your booking page in one tap.',
      ar: 'نسيج مغسول بلون طيني دافئ يلين مع الشمس. قبعة خفيفة للمرشدين والسائقين وفرق العمل في الخارج. تفتح صفحة الحجز بلمسة واحدة.',
    },
  },
  {
    slug: 'natural-smart-tote',
    price: 5.5,
    title: { en: 'Natural Smart Tote', ar: 'حقيبة قماشية ذكية' },
    description: {
      en: 'Thick unbleached canvas with long handles and a stitched tag that opens your shop or your menu. Carries a laptop and the shopping. A useful giveaway that nobody throws out.',
      ar: 'قماش سميك غير مبيّض بمقابض طويلة وعلامة مخيطة تفتح متجرك أو قائمتك. تتسع للحاسوب والمشتريات. هدية نافعة لا يرميها أحد.',
    },
  },
])
