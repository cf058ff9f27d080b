import type { LocalizedText } from '@shop/contracts/wire/text.ts'

/** Colours of the samples. `swatch` is a CSS colour, independent of the theme. */
export const sampleColors = {
  white: { name: { en: 'White', ar: 'أبيض' }, swatch: '#f9f7f1' },
  sand: { name: { en: 'Sand', ar: 'رملي' }, swatch: '#b79b74' },
  pink: { name: { en: 'Pink', ar: 'وردي' }, swatch: '#b8847a' },
  rust: { name: { en: 'Rust', ar: 'صدئي' }, swatch: '#b4573a' },
  brown: { name: { en: 'Brown', ar: 'بني' }, swatch: '#8f5227' },
  green: { name: { en: 'Green', ar: 'أخضر' }, swatch: '#5f7158' },
  blue: { name: { en: 'Blue', ar: 'أزرق' }, swatch: '#34507a' },
  black: { name: { en: 'Black', ar: 'أسود' }, swatch: '#1f2024' },
} satisfies Record<string, { name: LocalizedText; swatch: string }>
export type SampleColor = keyof typeof sampleColors

/** Fictitious brands, in the groups of the brands page. */
export const sampleBrands = {
  nahda: { name: { en: 'Nahda Threads', ar: 'خيوط النهضة' }, group: 'everyday' },
  falaj: { name: { en: 'Falaj Basics', ar: 'أساسيات الفلج' }, group: 'everyday' },
  kumma: { name: { en: 'Kumma & Co.', ar: 'كمّة وشركاه' }, group: 'everyday' },
  mutrah: { name: { en: 'Mutrah Tailors', ar: 'خياطو مطرح' }, group: 'tailored' },
  luban: { name: { en: 'Luban Atelier', ar: 'مشغل اللبان' }, group: 'tailored' },
  nizwa: { name: { en: 'Nizwa Weave', ar: 'نسيج نزوى' }, group: 'tailored' },
  wadi: { name: { en: 'Wadi Trail', ar: 'درب الوادي' }, group: 'outdoors' },
  jebel: { name: { en: 'Jebel Outfitters', ar: 'عُدّة الجبل' }, group: 'outdoors' },
  khareef: { name: { en: 'Khareef Supply', ar: 'مؤن الخريف' }, group: 'outdoors' },
} satisfies Record<string, { name: LocalizedText; group: string }>
export type SampleBrand = keyof typeof sampleBrands

export const brandGroups = ['everyday', 'tailored', 'outdoors'] as const
type BrandGroup = (typeof brandGroups)[number]

export const sampleSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const
export type SampleSize = (typeof sampleSizes)[number]

export function getBrandsInGroup(group: BrandGroup): SampleBrand[] {
  const all = Object.keys(sampleBrands) as SampleBrand[]
  return all.filter((brand) => sampleBrands[brand].group === group)
}
