/** Sections and their questions, in order; texts are the messages `SECTION.title`, `QUESTION.title` and `QUESTION.desc`. */
export const sections = [
  {
    id: 'buying',
    questions: [
      'buying.order',
      'buying.name',
      'buying.arrival',
      'buying.return',
      'buying.account',
      'buying.quantity',
      'buying.code',
    ],
  },
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
