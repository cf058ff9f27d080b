/** The sections of the page and their questions, in the order they are shown; the texts are messages of these names. */
export const sections = [
  { id: 'buying', questions: ['buying.order', 'buying.account', 'buying.quantity', 'buying.code'] },
  {
    id: 'general',
    questions: [
      'general.what',
      'general.app',
      'general.change',
      'general.ambassadors',
      'general.language',
    ],
  },
  {
    id: 'payments',
    questions: ['payments.currency', 'payments.tax', 'payments.safe', 'payments.status'],
  },
  {
    id: 'support',
    questions: ['support.reach', 'support.session', 'support.cart', 'support.receipt'],
  },
] as const

/** The section that the hash of an address names, by itself or by one of its questions. */
export function findSection(hash: string) {
  const id = hash.slice(1)
  return sections.find(
    (section) => section.id === id || section.questions.some((question) => question === id),
  )
}
