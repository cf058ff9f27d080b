import { fixture } from '../testing/fixture.ts'
import { agentRow, categoryRow, productRow } from './seed.rows.ts'

const [category] = fixture.categories
const [, product] = fixture.products
const [agent] = fixture.agents
if (!category || !product || !agent) throw new Error('The fixture is empty.')

test('a category keeps its place and both titles', () => {
  expect(categoryRow(category, 3)).toEqual({
    ...{ id: 'cards', position: 3, picture: 'cards' },
    title: '{"en":"Cards","ar":"بطاقات"}',
  })
})

test('a product is priced in hundredths and knows its category', () => {
  const row = productRow(product, 7)
  expect(row).toMatchObject({ id: 'wood-card', categoryId: 'cards', position: 7, price: 999 })
  expect(JSON.parse(row.gallery)).toEqual(['wood-card-front', 'wood-card-back'])
  expect(JSON.parse(row.description)).toEqual(product.description)
})

test('agents are numbered from one', () => {
  const row = agentRow(agent, 0)
  expect(row).toMatchObject({ id: 'agent-1', position: 0 })
  expect(JSON.parse(row.card)).toEqual(agent)
})
