import type { SeedOrder } from '../seed.types.ts'

/** Past orders of the demo account, one in each state. */
export const orders: SeedOrder[] = [
  {
    number: 482_913,
    hoursAgo: 3,
    status: 'open',
    lines: [
      ['oak-wood-card', 2],
      ['walnut-desk-stand', 1],
    ],
  },
  {
    number: 351_207,
    hoursAgo: 6 * 24,
    status: 'paid',
    lines: [
      ['matte-black-steel-card', 1],
      ['tan-leather-key-fob', 2],
      ['green-table-sign', 1],
    ],
  },
  { number: 290_468, hoursAgo: 19 * 24, status: 'cancelled', lines: [['navy-smart-hoodie', 1]] },
  { number: 174_655, hoursAgo: 47 * 24, status: 'paid', lines: [['starter-set', 3]] },
]
