import { seedFixture } from '../testing/seed-fixture.ts'
import { toAgentRow, toCategoryRow, toProductRow } from './seed.rows.ts'

const [category] = seedFixture.categories
const [, product] = seedFixture.products
const [agent] = seedFixture.agents
if (!category || !product || !agent) throw new Error('The fixture is empty.')

test('toCategoryRow keeps the position and both titles', () => {
  expect(toCategoryRow(category, 3)).toEqual({
    id: 'cards',
    position: 3,
    picture: 'cards',
    title: '{"en":"Cards","ar":"بطاقات"}',
  })
})

test('toProductRow converts the price to hundredths and serialises texts', () => {
  const row = toProductRow(product, 7)
  expect(row).toMatchObject({ id: 'wood-card', categoryId: 'cards', position: 7, price: 999 })
  expect(JSON.parse(row.gallery)).toEqual(['wood-card-front', 'wood-card-back'])
  expect(JSON.parse(row.description)).toEqual(product.description)
  expect(JSON.parse(row.details ?? '')).toEqual(product.details)
})

test('toProductRow stores null for a product without details', () => {
  const { details: _, ...plain } = product
  expect(toProductRow(plain, 0).details).toBeNull()
})

test('toAgentRow numbers agents from one', () => {
  const row = toAgentRow(agent, 0)
  expect(row).toMatchObject({ id: 'agent-1', position: 0 })
  expect(JSON.parse(row.card)).toEqual(agent)
})
