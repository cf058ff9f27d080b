import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import giftVoucherAvif600 from './pictures/gift-voucher-600.avif'
import giftVoucherAvif1200 from './pictures/gift-voucher-1200.avif'
import giftVoucherWebp600 from './pictures/gift-voucher-600.webp'
import giftVoucherWebp1200 from './pictures/gift-voucher-1200.webp'
import saleOfferAvif600 from './pictures/sale-offer-600.avif'
import saleOfferAvif1200 from './pictures/sale-offer-1200.avif'
import saleOfferWebp600 from './pictures/sale-offer-600.webp'
import saleOfferWebp1200 from './pictures/sale-offer-1200.webp'
import itemCardAvif160 from './pictures/item-card-160.avif'
import itemCardAvif320 from './pictures/item-card-320.avif'
import itemCardWebp160 from './pictures/item-card-160.webp'
import itemCardWebp320 from './pictures/item-card-320.webp'
import itemStandAvif160 from './pictures/item-stand-160.avif'
import itemStandAvif320 from './pictures/item-stand-320.avif'
import itemStandWebp160 from './pictures/item-stand-160.webp'
import itemStandWebp320 from './pictures/item-stand-320.webp'
import itemTeeAvif160 from './pictures/item-tee-160.avif'
import itemTeeAvif320 from './pictures/item-tee-320.avif'
import itemTeeWebp160 from './pictures/item-tee-160.webp'
import itemTeeWebp320 from './pictures/item-tee-320.webp'

/** Of the e-mails: two to head them, and what was bought. */
export const emailPictures = {
  giftVoucher: {
    avif: { 600: giftVoucherAvif600, 1200: giftVoucherAvif1200 },
    webp: { 600: giftVoucherWebp600, 1200: giftVoucherWebp1200 },
    width: 1200,
    height: 600,
  },
  saleOffer: {
    avif: { 600: saleOfferAvif600, 1200: saleOfferAvif1200 },
    webp: { 600: saleOfferWebp600, 1200: saleOfferWebp1200 },
    width: 1200,
    height: 600,
  },
  itemCard: {
    avif: { 160: itemCardAvif160, 320: itemCardAvif320 },
    webp: { 160: itemCardWebp160, 320: itemCardWebp320 },
    width: 1280,
    height: 1280,
  },
  itemStand: {
    avif: { 160: itemStandAvif160, 320: itemStandAvif320 },
    webp: { 160: itemStandWebp160, 320: itemStandWebp320 },
    width: 1280,
    height: 1280,
  },
  itemTee: {
    avif: { 160: itemTeeAvif160, 320: itemTeeAvif320 },
    webp: { 160: itemTeeWebp160, 320: itemTeeWebp320 },
    width: 1280,
    height: 1280,
  },
} satisfies Record<string, ImageFiles>
