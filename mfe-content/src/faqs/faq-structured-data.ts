interface Question {
  title: string
  content: string
}

/** Structured data of questions and answers: `FAQPage` of schema.org. */
export function createFaqStructuredData(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  }
}
