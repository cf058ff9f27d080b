import { createProducts } from './product.rows.ts'

export const wristbands = createProducts('smart-wristbands', 'pack-wristband', [
  {
    slug: 'black-silicone-wristband',
    price: 4.5,
    title: { en: 'Black Silicone Wristband', ar: 'سوار سيليكون أسود' },
    description: {
      en: 'Soft, sweat-proof silicone with a chip under the raised emblem. Shake hands, touch wrists with a phone, done. Comes in two sizes in the same pack.',
      ar: 'سيليكون ناعم يقاوم التعرق وتحت شعاره البارز شريحة ذكية. صافح ثم قرّب معصمك من الهاتف، وانتهى الأمر. تحتوي العبوة على مقاسين.',
    },
  },
  {
    slug: 'sand-silicone-wristband',
    price: 4.5,
    title: { en: 'Sand Silicone Wristband', ar: 'سوار سيليكون رملي' },
    description: {
      en: 'A neutral sand tone that goes with everything from a dishdasha to running gear. Light enough to forget you are wearing it. Waterproof to ten metres.',
      ar: 'لون رملي محايد ينسجم مع كل شيء من الدشداشة إلى ملابس الرياضة. خفيف حتى تنسى أنك ترتديه. مقاوم للماء حتى عشرة أمتار.',
    },
  },
  {
    slug: 'teal-silicone-wristband',
    price: 4.5,
    title: { en: 'Teal Silicone Wristband', ar: 'سوار سيليكون فيروزي' },
    description: {
      en: 'Bright teal for sports days, school trips and community events. Store an emergency contact or your social links and change them later. The clasp is metal-free and safe for children.',
      ar: 'فيروزي مشرق لأيام الرياضة والرحلات المدرسية والفعاليات. خزّن فيه رقم الطوارئ أو روابطك وغيّرها لاحقًا. مشبكه خالٍ من المعدن وآمن للأطفال.',
    },
  },
  {
    slug: 'navy-woven-wristband',
    price: 3.2,
    title: { en: 'Navy Woven Event Band', ar: 'سوار فعاليات منسوج كحلي' },
    description: {
      en: 'A woven fabric band with a slim chip slider for conferences and festivals. Use it for entry in the morning and for exchanging contacts all day. Order from a single piece upwards.',
      ar: 'سوار من القماش المنسوج بقطعة انزلاقية تضم الشريحة، للمؤتمرات والمهرجانات. ادخل به صباحًا وتبادل به جهات الاتصال طوال اليوم. يمكن طلبه من قطعة واحدة فأكثر.',
    },
  },
  {
    slug: 'clay-woven-wristband',
    price: 3.2,
    title: { en: 'Clay Woven Event Band', ar: 'سوار فعاليات منسوج بلون الطين' },
    description: {
      en: 'Woven in a warm clay shade with a striped edge inspired by local textiles. Comfortable for days in a row and hard to lose. The slider locks once closed.',
      ar: 'منسوج بلون طيني دافئ وحافة مخططة مستوحاة من النسيج المحلي. مريح لأيام متتالية ويصعب فقده. يثبت المشبك بعد إغلاقه.',
    },
  },
])
