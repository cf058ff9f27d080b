import { demoData } from '../domain/seed/demo-data.ts'
import type { SeedData } from '../domain/seed/seed.schema.ts'

function product(slug: string, category: string, price: number) {
  return {
    slug,
    category,
    price,
    picture: slug,
    gallery: [`${slug}-front`, `${slug}-back`],
    title: { en: `The ${slug}`, ar: `منتج ${slug}` },
    description: { en: `About the ${slug}`, ar: `عن ${slug}` },
  }
}

/** A small shop: prices that need rounding, an empty category, two pages of agents. */
export const seedFixture: SeedData = {
  categories: [
    { slug: 'cards', title: { en: 'Cards', ar: 'بطاقات' }, picture: 'cards' },
    { slug: 'empty', title: { en: 'Empty', ar: 'فارغ' }, picture: 'empty' },
  ],
  products: [
    product('steel-card', 'cards', 21),
    {
      ...product('wood-card', 'cards', 9.99),
      details: {
        material: { en: 'Walnut', ar: 'خشب الجوز' },
        size: { en: '85 × 54 mm', ar: '85 × 54 مم' },
        surface: {
          finish: 'engraved',
          color: '#2b190d',
          width: 68,
          height: 12,
          pictures: [
            [
              [0.1, 0.5],
              [0.9, 0.5],
              [0.9, 0.7],
              [0.1, 0.7],
            ],
          ],
        },
      },
    },
    product('key-fob', 'cards', 0.05),
  ],
  agents: Array.from({ length: 12 }, (_, index) => ({
    firstName: `Agent${index + 1}`,
    lastName: 'Al Harthi',
    country: 'Oman',
    city: 'Muscat',
    state: 'Muscat',
    zipCode: '112',
    dialCode: '+968',
    phoneNumber: `900011${index}`,
    picture: 'avatar-01',
    banner: 'banner-01',
    jobInformation: { title: 'Ambassador' },
    social: { facebook: 'https://f.example/a' },
  })),
  coupons: demoData.coupons.map(({ daysLeft: _, ...coupon }) => coupon),
  sales: { 'key-fob': 3, 'steel-card': 1 },
}
