import type { Paper } from '../graphics/backdrop.ts'
import { leathers, marble, metals, paints, plastics, woods } from '../materials/palette.ts'
import { capProduct } from './cap.ts'
import { cardProduct } from './card-product.ts'
import { garmentProduct, hoodie, tee, tote } from './garment.ts'
import { deskSet, executiveSet, giftSuite, packaging, starterSet, teamPack } from './gift-sets.ts'
import { keyTag, leatherFob, luggageTag, roundFob, tapDots } from './key-fobs.ts'
import type { Product } from './product.ts'
import { deskStand, reviewPlate, tapDisc, tentSign } from './stands.ts'
import { wristband } from './wristband.ts'

const desk = [70, 92] as const
const menu = [66, 118] as const
const shirt = (colour: string, ink: string, paper: Paper) =>
  garmentProduct(tee(colour, ink), {
    colour,
    paper,
    width: 800,
    middle: [0, 0, 0],
    chip: [104, 152, 0],
  })
const hooded = (colour: string, ink: string, paper: Paper) =>
  garmentProduct(hoodie(colour, ink), {
    colour,
    paper,
    width: 930,
    middle: [0, 30, 0],
    chip: [112, 96, 0],
  })

/** Every product by its slug. */
export const products: Readonly<Record<string, Product>> = {
  'matte-black-steel-card': cardProduct(metals.black, 'sand', '#3a3d42'),
  'brushed-silver-steel-card': cardProduct(metals.silver, 'mist', '#4a5a66', 'crossed'),
  'gold-finish-metal-card': cardProduct(metals.gold, 'sand', '#9a7434', 'display'),
  'rose-gold-metal-card': cardProduct(metals.rose, 'blush', '#a86a58', 'pile'),
  'copper-metal-card': cardProduct(metals.copper, 'stone', '#8f4f2c'),
  'gunmetal-steel-card': cardProduct(metals.gunmetal, 'mist', '#46525f', 'crossed'),
  'walnut-wood-card': cardProduct(woods.walnut, 'sand', '#6f4a31', 'display'),
  'bamboo-card': cardProduct(woods.bamboo, 'sage', '#5f7a4e', 'pile'),
  'cherry-wood-card': cardProduct(woods.cherry, 'blush', '#8a4427', 'crossed'),
  'oak-wood-card': cardProduct(woods.oak, 'stone', '#7d6038'),
  'ebony-wood-card': cardProduct(woods.ebony, 'sand', '#4a3628', 'display'),
  'ocean-recycled-card': cardProduct(plastics.ocean, 'mist', '#2b6b8c', 'pile'),
  'confetti-recycled-card': cardProduct(plastics.confetti, 'blush', '#2f8f8a', 'crossed'),
  'sage-recycled-card': cardProduct(plastics.sage, 'sage', '#5f7259', 'display'),
  'clay-recycled-card': cardProduct(plastics.clay, 'sand', '#9d4f34'),
  'tan-leather-key-fob': leatherFob(leathers.tan, 'stone'),
  'black-leather-key-fob': leatherFob(leathers.black, 'sand'),
  'steel-key-tag': keyTag(metals.silver, 'mist'),
  'teal-round-fob': roundFob(paints.teal, 'sand'),
  'coral-round-fob': roundFob(paints.coral, 'blush'),
  'navy-luggage-tag': luggageTag(leathers.navy, 'sand'),
  'phone-tap-dots': tapDots([paints.black, paints.teal, paints.coral], 'mist'),
  'walnut-desk-stand': deskStand(woods.walnut, paints.white, 'sage', desk),
  'oak-desk-stand': deskStand(woods.oak, paints.white, 'sand', desk),
  'marble-desk-stand': deskStand(marble, metals.gold, 'stone', desk),
  'black-table-sign': tentSign(paints.black, 'sand'),
  'white-table-sign': tentSign(paints.white, 'mist'),
  'green-table-sign': tentSign(paints.green, 'sage'),
  'black-silicone-wristband': wristband({ colour: '#2b2d31', ink: '#e9e5dc', paper: 'sand' }),
  'sand-silicone-wristband': wristband({ colour: '#d2b88f', ink: '#5f4a2b', paper: 'mist' }),
  'teal-silicone-wristband': wristband({ colour: '#1f7f83', ink: '#eafaf8', paper: 'sand' }),
  'navy-woven-wristband': wristband({
    colour: '#263a5e',
    ink: '#f0f3f8',
    paper: 'stone',
    weave: '#c9a25a',
  }),
  'clay-woven-wristband': wristband({
    colour: '#b9633f',
    ink: '#fdf1e7',
    paper: 'blush',
    weave: '#f0dcc4',
  }),
  'black-review-plate': reviewPlate(paints.black, 'sand'),
  'white-review-plate': reviewPlate(paints.white, 'mist'),
  'oak-menu-stand': deskStand(woods.oak, paints.green, 'stone', menu),
  'walnut-menu-stand': deskStand(woods.walnut, paints.black, 'sand', menu),
  'counter-tap-disc': tapDisc(paints.black, 'sand'),
  'starter-set': starterSet,
  'executive-set': executiveSet,
  'walnut-desk-set': deskSet,
  'team-pack': teamPack,
  'gift-suite-box': giftSuite,
  'black-smart-tee': shirt('#26282b', '#e9e5dc', 'sand'),
  'sand-smart-tee': shirt('#d8c6a8', '#5a4a31', 'mist'),
  'forest-smart-tee': shirt('#2c4a3e', '#e9e5d6', 'stone'),
  'grey-smart-hoodie': hooded('#9a9ea2', '#2b2f33', 'sand'),
  'navy-smart-hoodie': hooded('#26344f', '#e8eaf0', 'stone'),
  'black-smart-cap': capProduct('#2a2c30', '#e8e4da', 'stone'),
  'clay-smart-cap': capProduct('#b0643f', '#f8ead9', 'mist'),
  'natural-smart-tote': garmentProduct(tote('#e2d5bd', '#37524b'), {
    colour: '#e2d5bd',
    paper: 'sage',
    width: 640,
    middle: [0, 90, 0],
    chip: [150, -110, 0],
  }),
}

/** Packaging by category. */
export const packagings: Readonly<Record<string, Product>> = {
  'pack-card': packaging('#2f4a45', '#d9c39a', [124, 88, 22], 'sand'),
  'pack-fob': packaging('#b9986f', '#4f3a22', [84, 84, 30], 'mist'),
  'pack-stand': packaging('#b9986f', '#4f3a22', [140, 110, 74], 'sage'),
  'pack-wristband': packaging('#e6ddd0', '#2f6f73', [92, 92, 36], 'stone'),
  'pack-gift': packaging('#e9dfcf', '#a8803c', [150, 150, 70], 'blush', '#a5622f'),
  'pack-apparel': packaging('#3b444c', '#e4d6bd', [260, 190, 46], 'sand', '#c9a25a'),
}
