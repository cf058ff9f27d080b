/** The legal documents. Sections and questions, in order; texts are the messages `ID.title` and `ID.text`. */
export const documents = {
  terms: {
    /** Date of the last change; also the version that consent is given to. */
    version: '2026-11-29',
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
      'terms.question.damaged',
      'terms.question.paper',
    ],
  },
  privacy: {
    version: '2026-11-26',
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
