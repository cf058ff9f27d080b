import { findQuestion, topics } from './topics.ts'

describe('topics', () => {
  test('have unique ids', () => {
    const names = topics.flatMap(({ id, questions }): string[] => [id, ...questions])
    expect(new Set(names).size).toBe(names.length)
  })

  test('have at least three questions each', () => {
    for (const { questions } of topics) expect(questions.length).toBeGreaterThan(2)
  })
})

describe('findQuestion', () => {
  test.each([
    ['#cards', 'cards', 'cards.share'],
    ['#cards.care', 'cards', 'cards.care'],
    ['#ambassadors.help', 'ambassadors', 'ambassadors.help'],
    ['', 'orders', 'orders.place'],
    ['#nothing', 'orders', 'orders.place'],
  ])('for the hash %j returns topic %s, question %s', (hash, topic, question) => {
    expect(findQuestion(hash)).toEqual({ topic, question })
  })
})
