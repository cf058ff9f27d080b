import { apparel } from './apparel.products.ts'
import { cards } from './cards.products.ts'
import { fobs } from './fobs.products.ts'
import { gifts } from './gifts.products.ts'
import { review } from './review.products.ts'
import { stands } from './stands.products.ts'
import { wristbands } from './wristbands.products.ts'

export const products = [
  ...cards,
  ...fobs,
  ...stands,
  ...wristbands,
  ...review,
  ...gifts,
  ...apparel,
]
