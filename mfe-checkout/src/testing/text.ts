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
