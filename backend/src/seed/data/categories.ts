import type { SeedCategory } from '../seed.types.ts'

export const categories: readonly SeedCategory[] = [
  {
    slug: 'digital-business-cards',
    title: { en: 'Digital Business Cards', ar: 'بطاقات الأعمال الرقمية' },
    picture: 'category-cards',
  },
  {
    slug: 'key-fobs-tags',
    title: { en: 'Smart Key Fobs & Tags', ar: 'ميداليات وتعليقات ذكية' },
    picture: 'category-fobs',
  },
  {
    slug: 'desk-stands-signs',
    title: { en: 'Desk Stands & Table Signs', ar: 'حوامل المكاتب ولوحات الطاولات' },
    picture: 'category-stands',
  },
  {
    slug: 'smart-wristbands',
    title: { en: 'Smart Wristbands', ar: 'أساور ذكية' },
    picture: 'category-wristbands',
  },
  {
    slug: 'review-menu-stands',
    title: { en: 'Review & Menu Stands', ar: 'لوحات التقييم وقوائم الطعام' },
    picture: 'category-review',
  },
  {
    slug: 'gift-sets',
    title: { en: 'Bundles & Gift Sets', ar: 'باقات وأطقم هدايا' },
    picture: 'category-gifts',
  },
  {
    slug: 'smart-apparel',
    title: { en: 'Smart Apparel', ar: 'أزياء ذكية' },
    picture: 'category-apparel',
  },
]
