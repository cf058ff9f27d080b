import { DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import { screen } from '@testing-library/react'

/** Text content with the non-breaking spaces of formatted amounts replaced. */
export function normalizedText({ textContent }: Element): string {
  return textContent.replaceAll('\u00a0', ' ')
}

/** The definition next to a term, such as the amount of "Total". */
export function getAmount(name: string): string | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name)
  const amount = term?.nextElementSibling
  return amount ? normalizedText(amount) : undefined
}

/** The tax on a subtotal; both in OMR. */
export const taxOn = (subtotal: number): number => Math.round(subtotal * DEFAULT_TAX_PERCENT) / 100

/** What is paid for a subtotal; all in OMR. */
export const totalFor = (subtotal: number, discount = 0): number =>
  Math.round((subtotal + taxOn(subtotal) - discount) * 100) / 100

/** `OMR 55.13` */
export const formatPrice = (amount: number): string => `OMR ${amount.toFixed(2)}`
