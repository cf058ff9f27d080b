import { findQuestion, topics } from './topics.ts'

test('no two topics or questions have the same name', () => {
  const names = topics.flatMap(({ id, questions }): string[] => [id, ...questions])
  expect(new Set(names).size).toBe(names.length)
})

test('every topic has several questions', () => {
  for (const { questions } of topics) expect(questions.length).toBeGreaterThan(2)
})

test.each([
  ['#cards', 'cards', 'cards.share'],
  ['#cards.care', 'cards', 'cards.care'],
  ['#ambassadors.help', 'ambassadors', 'ambassadors.help'],
  ['', 'orders', 'orders.place'],
  ['#nothing', 'orders', 'orders.place'],
])('the address that ends in %j opens %s at %s', (hash, topic, question) => {
  expect(findQuestion(hash)).toEqual({ topic, question })
})
