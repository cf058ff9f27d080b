import type { DrawnFiles } from '@shop/ui/picture/drawn-picture.ts'

import giftVoucherAvif600 from './pictures/gift-voucher-600.avif'
import giftVoucherAvif1200 from './pictures/gift-voucher-1200.avif'
import giftVoucherWebp600 from './pictures/gift-voucher-600.webp'
import giftVoucherWebp1200 from './pictures/gift-voucher-1200.webp'
import saleOfferAvif600 from './pictures/sale-offer-600.avif'
import saleOfferAvif1200 from './pictures/sale-offer-1200.avif'
import saleOfferWebp600 from './pictures/sale-offer-600.webp'
import saleOfferWebp1200 from './pictures/sale-offer-1200.webp'
import itemCardAvif120 from './pictures/item-card-120.avif'
import itemCardAvif240 from './pictures/item-card-240.avif'
import itemCardWebp120 from './pictures/item-card-120.webp'
import itemCardWebp240 from './pictures/item-card-240.webp'
import itemStandAvif120 from './pictures/item-stand-120.avif'
import itemStandAvif240 from './pictures/item-stand-240.avif'
import itemStandWebp120 from './pictures/item-stand-120.webp'
import itemStandWebp240 from './pictures/item-stand-240.webp'
import itemTeeAvif120 from './pictures/item-tee-120.avif'
import itemTeeAvif240 from './pictures/item-tee-240.avif'
import itemTeeWebp120 from './pictures/item-tee-120.webp'
import itemTeeWebp240 from './pictures/item-tee-240.webp'

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
    avif: { 120: itemCardAvif120, 240: itemCardAvif240 },
    webp: { 120: itemCardWebp120, 240: itemCardWebp240 },
    width: 1280,
    height: 1280,
  },
  itemStand: {
    avif: { 120: itemStandAvif120, 240: itemStandAvif240 },
    webp: { 120: itemStandWebp120, 240: itemStandWebp240 },
    width: 1280,
    height: 1280,
  },
  itemTee: {
    avif: { 120: itemTeeAvif120, 240: itemTeeAvif240 },
    webp: { 120: itemTeeWebp120, 240: itemTeeWebp240 },
    width: 1280,
    height: 1280,
  },
} satisfies Record<string, DrawnFiles>
