import Fastify from 'fastify'

import type { App } from '../http/app.types.ts'
import type { Brand } from './brand.ts'
import { registerBrand } from './request-brand.ts'

test('registerBrand gives each request the brand, or null where it cannot be read', async () => {
  const read = jest.fn<Promise<Brand>, []>()
  const app = Fastify() as unknown as App
  registerBrand(app, read)
  app.get('/', ({ brand }) => ({ name: brand?.name.en ?? null }))
  const readName = async () => (await app.inject({ url: '/' })).json<{ name: string | null }>().name
  read.mockRejectedValueOnce(new Error('The database is away'))
  expect(await readName()).toBeNull()
  read.mockResolvedValue({ name: { en: 'Rose', ar: 'ورد' } })
  expect(await readName()).toBe('Rose')
})
