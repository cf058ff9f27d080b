import { getPriceTax } from '@shop/contracts/rules/pricing.ts'

/** What the message `product.tax` says of the tax of a shop. */
export function describeTax(config: Parameters<typeof getPriceTax>[0]) {
  const { percent = 0, isIncluded } = getPriceTax(config) ?? {}
  return { tax: percent === 0 ? 'none' : isIncluded ? 'included' : 'added', percent } as const
}
