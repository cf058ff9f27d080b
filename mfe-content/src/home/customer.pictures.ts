import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import customer1Avif160 from './pictures/customer-1-160.avif'
import customer1Avif320 from './pictures/customer-1-320.avif'
import customer1Webp160 from './pictures/customer-1-160.webp'
import customer1Webp320 from './pictures/customer-1-320.webp'
import customer2Avif160 from './pictures/customer-2-160.avif'
import customer2Avif320 from './pictures/customer-2-320.avif'
import customer2Webp160 from './pictures/customer-2-160.webp'
import customer2Webp320 from './pictures/customer-2-320.webp'
import customer3Avif160 from './pictures/customer-3-160.avif'
import customer3Avif320 from './pictures/customer-3-320.avif'
import customer3Webp160 from './pictures/customer-3-160.webp'
import customer3Webp320 from './pictures/customer-3-320.webp'
import customer4Avif160 from './pictures/customer-4-160.avif'
import customer4Avif320 from './pictures/customer-4-320.avif'
import customer4Webp160 from './pictures/customer-4-160.webp'
import customer4Webp320 from './pictures/customer-4-320.webp'
import customer5Avif160 from './pictures/customer-5-160.avif'
import customer5Avif320 from './pictures/customer-5-320.avif'
import customer5Webp160 from './pictures/customer-5-160.webp'
import customer5Webp320 from './pictures/customer-5-320.webp'

/** Of those who wrote the reviews. */
export const customers = {
  customer1: {
    avif: { 160: customer1Avif160, 320: customer1Avif320 },
    webp: { 160: customer1Webp160, 320: customer1Webp320 },
    width: 320,
    height: 320,
  },
  customer2: {
    avif: { 160: customer2Avif160, 320: customer2Avif320 },
    webp: { 160: customer2Webp160, 320: customer2Webp320 },
    width: 320,
    height: 320,
  },
  customer3: {
    avif: { 160: customer3Avif160, 320: customer3Avif320 },
    webp: { 160: customer3Webp160, 320: customer3Webp320 },
    width: 320,
    height: 320,
  },
  customer4: {
    avif: { 160: customer4Avif160, 320: customer4Avif320 },
    webp: { 160: customer4Webp160, 320: customer4Webp320 },
    width: 320,
    height: 320,
  },
  customer5: {
    avif: { 160: customer5Avif160, 320: customer5Avif320 },
    webp: { 160: customer5Webp160, 320: customer5Webp320 },
    width: 320,
    height: 320,
  },
} satisfies Record<string, ImageFiles>
