interface Question {
  title: string
  content: string
}

/** Questions with their answers as search engines read them: `FAQPage` of schema.org. */
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
