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
  {
    id: 'delivery',
    questions: ['delivery.when', 'delivery.cost', 'delivery.address', 'delivery.collect'],
  },
  { id: 'returns', questions: ['returns.time', 'returns.damaged', 'returns.warranty'] },
  { id: 'names', questions: ['names.languages', 'names.cost', 'names.change'] },
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

type Topic = (typeof topics)[number]
export type TopicId = Topic['id']
export type Question = Topic['questions'][number]

/** Questions of a first visit; texts as above. */
export const startQuestions = ['start.choose', 'start.need', 'start.first', 'start.team'] as const
