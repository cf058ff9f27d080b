/** The texts, by name; their sections and questions, in the order they are shown, are messages of these ids. */
export const documents = {
  terms: {
    /** Day of the last change, which is also the version that an answer belongs to. */
    version: '2025-09-01',
    sections: [
      'terms.orders',
      'terms.payment',
      'terms.delivery',
      'terms.account',
      'terms.content',
      'terms.liability',
      'terms.changes',
    ],
    questions: [
      'terms.question.decline',
      'terms.question.change',
      'terms.question.engraved',
      'terms.question.paper',
    ],
  },
  privacy: {
    version: '2025-09-01',
    sections: [
      'privacy.collect',
      'privacy.browser',
      'privacy.payment',
      'privacy.share',
      'privacy.keep',
      'privacy.rights',
    ],
    questions: [
      'privacy.question.sell',
      'privacy.question.tap',
      'privacy.question.cookies',
      'privacy.question.delete',
    ],
  },
} as const

export type DocumentName = keyof typeof documents
