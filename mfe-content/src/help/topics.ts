/**
 * Topics and their questions, in order. Texts are the messages `topic.TOPIC` and `QUESTION.title`, `.desc`,
 * `.feature`; the ids are also the hashes of their URLs.
 */
export const topics = [
  {
    id: 'orders',
    questions: [
      'orders.place',
      'orders.change',
      'orders.confirm',
      'orders.follow',
      'orders.duplicate',
    ],
  },
  { id: 'discounts', questions: ['discounts.apply', 'discounts.worth', 'discounts.removed'] },
  {
    id: 'payments',
    questions: ['payments.card', 'payments.tax', 'payments.result', 'payments.session'],
  },
  {
    id: 'account',
    questions: ['account.login', 'account.details', 'account.logout', 'account.look'],
  },
  { id: 'cards', questions: ['cards.share', 'cards.phones', 'cards.update', 'cards.care'] },
  {
    id: 'ambassadors',
    questions: ['ambassadors.find', 'ambassadors.write', 'ambassadors.help'],
  },
] as const

export type Topic = (typeof topics)[number]
export type TopicId = Topic['id']
export type Question = Topic['questions'][number]

/**
 * Finds the question that a URL's hash names, itself or by its topic (then the topic's first one).
 * Falls back to the first question of the first topic.
 */
export function findQuestion(hash: string): { topic: TopicId; question: Question } {
  const name = hash.slice(1)
  const locations = topics.flatMap(({ id, questions }) =>
    questions.map((question: Question) => ({ topic: id, question })),
  )
  const location = locations.find(({ topic, question }) => topic === name || question === name)
  return location ?? { topic: topics[0].id, question: topics[0].questions[0] }
}
