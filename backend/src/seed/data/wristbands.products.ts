import { materials } from './materials.ts'
import { createProducts } from './product.rows.ts'

const bandSize = {
  en: 'Two bands: 16 cm and 19 cm around',
  ar: 'سواران: محيط 16 سم ومحيط 19 سم',
}
const wovenSize = { en: 'Adjustable up to 22 cm', ar: 'قابل للتعديل حتى 22 سم' }

export const wristbands = createProducts('smart-wristbands', 'pack-wristband', [
  {
    slug: 'black-silicone-wristband',
    price: 4.5,
    details: { material: materials.silicone, size: bandSize },
    title: { en: 'Black Silicone Wristband', ar: 'سوار سيليكون أسود' },
    description: {
      en: 'Soft, sweat-proof silicone with a chip under the raised emblem. Shake hands, hold your wrist to the phone, done. Two sizes come in the same pack.',
      ar: 'سيليكون ناعم يقاوم التعرق وتحت شعاره البارز شريحة ذكية. صافح ثم قرّب معصمك من الهاتف، وانتهى الأمر. تحتوي العبوة على مقاسين.',
    },
  },
  {
    slug: 'sand-silicone-wristband',
    price: 4.5,
    details: { material: materials.silicone, size: bandSize },
    title: { en: 'Sand Silicone Wristband', ar: 'سوار سيليكون رملي' },
    description: {
      en: 'A neutral sand tone that goes with everything from a dishdasha to running gear. So light that you forget you are wearing it. Waterproof to ten metres.',
      ar: 'لون رملي محايد ينسجم مع كل شيء من الدشداشة إلى ملابس الرياضة. خفيف حتى تنسى أنك ترتديه. مقاوم للماء حتى عشرة أمتار.',
    },
  },
  {
    slug: 'teal-silicone-wristband',
    price: 4.5,
    details: { material: materials.silicone, size: bandSize },
    title: { en: 'Teal Silicone Wristband', ar: 'سوار سيليكون فيروزي' },
    description: {
      en: 'Bright teal for sports days, school trips and community events. Let it open an emergency contact or your social links, and change them later. No metal parts, so it is safe for children.',
      ar: 'فيروزي مشرق لأيام الرياضة والرحلات المدرسية والفعاليات. اجعله يفتح رقم الطوارئ أو روابطك وغيّرها لاحقًا. خالٍ من المعدن وآمن للأطفال.',
    },
  },
  {
    slug: 'navy-woven-wristband',
    price: 3.2,
    details: { material: materials.fabric, size: wovenSize },
    title: { en: 'Navy Woven Event Band', ar: 'سوار فعاليات منسوج كحلي' },
    description: {
      en: 'A woven fabric band with a slim slider that holds the chip, for conferences and festivals. Wear it all day and swap contacts without looking for a pen. Sold singly.',
      ar: 'سوار من القماش المنسوج بقطعة انزلاقية تضم الشريحة، للمؤتمرات والمهرجانات. البسه طوال اليوم وتبادل جهات الاتصال دون البحث عن قلم. يُباع بالقطعة.',
    },
  },
  {
    slug: 'clay-woven-wristband',
    price: 3.2,
    details: { material: materials.fabric, size: wovenSize },
    title: { en: 'Clay Woven Event Band', ar: 'سوار فعاليات منسوج بلون الطين' },
    description: {
      en: 'Woven in a warm clay shade with a striped edge inspired by local textiles. Comfortable for days in a row and hard to lose. The slider locks once closed.',
      ar: 'منسوج بلون طيني دافئ وحافة مخططة مستوحاة من النسيج المحلي. مريح لأيام متتالية ويصعب فقده. يثبت المشبك بعد إغلاقه.',
    },
  },
])
