import {
  categoryFields,
  type OfficeCategory,
  type OfficeProduct,
  productFields,
} from '@shop/contracts/wire/office-goods.ts'
import { type DeletionResult, emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const products: OfficeProduct[] = ['steel-card', 'wood-card'].map((_id, index) => ({
  ...emptyRecord(productFields),
  ...{ _id, version: 3 + index, categoryId: 'cards', price: 21 },
  title: { en: _id, ar: '' },
}))
const category: OfficeCategory = {
  ...emptyRecord(categoryFields),
  ...{ _id: 'cards', version: 1, title: { en: 'Cards', ar: '' } },
}
const nothing = { deleted: false, orders: 0, openOrders: 0, products: 0, messages: 0 }

function open(at: string, uses: Partial<DeletionResult> = {}, status = 200) {
  const sent: unknown[] = []
  const remove = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as { apply?: boolean }
    if (!body.apply) return HttpResponse.json({ ...nothing, ...uses })
    sent.push(body)
    const message = 'Somebody else has changed this meanwhile. Nothing was saved.'
    return HttpResponse.json(status === 200 ? { ...nothing, deleted: true } : { message }, {
      status,
    })
  }
  const handlers = [
    http.get(mainUrl('/office/categories'), () => HttpResponse.json({ results: [category] })),
    http.get(mainUrl('/office/categories/cards'), () => HttpResponse.json(category)),
    http.get(mainUrl('/office/products'), () => HttpResponse.json(buildPage(products))),
    http.get(mainUrl('/office/products/steel-card'), () => HttpResponse.json(products[0])),
    http.post(mainUrl('/office/products/deletions'), remove),
    http.post(mainUrl('/office/categories/deletions'), remove),
  ]
  return { ...openOffice(at, { handlers }), sent }
}

const ask = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  return within(await screen.findByRole('dialog', { name: /^Delete/ }))
}

describe('DeleteRecords', () => {
  test('says what refers to a product, deletes it, and leads to the list', async () => {
    const { user, sent } = open('/office/products/steel-card', { orders: 3, openOrders: 1 })
    // What was typed is of no use then: nobody is asked about it.
    await user.type(await screen.findByRole('textbox', { name: /^Name in English/ }), ' new')
    const dialog = await ask(user)
    expect(await dialog.findByText(/^It is in 3 past orders/)).toBeVisible()
    expect(dialog.getByText(/^One order with it is to be paid/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByRole('table', { name: 'Products' })).toBeVisible()
    expect(sent).toEqual([{ records: [{ id: 'steel-card', version: 3 }], apply: true }])
  })

  test('offers no deletion of a category with products', async () => {
    const { user } = open('/office/categories/cards', { products: 2 })
    const dialog = await ask(user)
    expect(await dialog.findByText(/^2 products are in this category/)).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Delete for good' })).toBeNull()
  })

  test('deletes all that are chosen in a list', async () => {
    const { user, sent } = open('/office/products')
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    const dialog = await ask(user)
    await user.click(await dialog.findByRole('button', { name: 'Delete for good' }))
    await screen.findByText('2 deleted.')
    expect(sent).toEqual([
      {
        records: products.map(({ _id: id, version }) => ({ id, version })),
        apply: true,
      },
    ])
  })

  test('says that somebody else has changed it', async () => {
    const { user } = open('/office/products/steel-card', {}, 409)
    const dialog = await ask(user)
    await user.click(await dialog.findByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Somebody else has changed/)
  })
})
