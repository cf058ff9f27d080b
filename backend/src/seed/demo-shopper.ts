import shopper from 'demo/seed/shopper.json' with { type: 'json' }

/** Demo account of a freshly seeded database. */
export const demoShopper = shopper.account
