import { createFaqStructuredData } from './faq-structured-data.ts'

describe('createFaqStructuredData', () => {
  test('returns every question with its answer', () => {
    expect(
      createFaqStructuredData([
        { title: 'How do I order?', content: 'Choose, confirm, pay.' },
        { title: 'Is it safe?', content: 'Yes.' },
      ]),
    ).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How do I order?',
          acceptedAnswer: { '@type': 'Answer', text: 'Choose, confirm, pay.' },
        },
        {
          '@type': 'Question',
          name: 'Is it safe?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
        },
      ],
    })
  })
})
