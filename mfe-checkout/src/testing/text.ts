import { screen } from '@testing-library/react'

/** An element's text with the spaces of formatted amounts made plain. */
export function plainText({ textContent }: Element): string {
  return textContent.replaceAll('\u00a0', ' ')
}

/** What stands beside a name in a list of sums. */
export function amountOf(name: string): string | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name)
  const amount = term?.nextElementSibling
  return amount ? plainText(amount) : undefined
}
