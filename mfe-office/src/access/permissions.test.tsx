import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import type { OfficeCoupon } from '@shop/contracts/wire/office-coupons.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildOrder } from '../orders/testing/build-order.ts'
import { openOffice } from '../testing/open-office.tsx'

const free: OfficeCoupon = {
  ...{ code: 'TEAM', version: 1, discountType: 'percentage', discountValue: 100, used: 0 },
  ...{ startsAt: null, expiresAt: null, maxUses: null, maxUsesPerMember: null },
}

function open(at: string, permissions?: OfficePermission[]) {
  const handlers = [
    http.get(mainUrl('/office/orders'), () => HttpResponse.json(buildPage([buildOrder()]))),
    http.get(mainUrl('/office/orders/order-1'), () => HttpResponse.json(buildOrder())),
    http.get(mainUrl('/office/coupons/TEAM'), () => HttpResponse.json(free)),
  ]
  return openOffice(at, { handlers, ...(permissions && { permissions }) })
}

describe('what an owner has not allowed', () => {
  test('is no refund: the order says who gives money back', async () => {
    open('/office/orders/order-1', ['freeCodes', 'exports'])
    expect(await screen.findByText(/Only owners.* give money back\./)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Give money back' })).toBeNull()
  })

  test('is no export: the list says who exports', async () => {
    open('/office/orders', ['refunds', 'freeCodes'])
    expect(await screen.findByText(/Only owners.* export the orders/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
  })

  test('is no code of 100 %, stored or typed: the form says so', async () => {
    const { user } = open('/office/coupons/TEAM', ['refunds', 'exports'])
    expect(await screen.findByText(/Only owners.* 100 %/)).toBeVisible()
    await user.clear(await screen.findByRole('textbox', { name: /Discount/ }))
    expect(screen.getByText(/Only owners.* 100 %/)).toBeVisible()
  })

  test('is told as soon as a new code takes off everything', async () => {
    const { user } = open('/office/coupons/new', [])
    const field = await screen.findByRole('textbox', { name: /Discount/ })
    await user.type(field, '10')
    expect(screen.queryByText(/Only owners/)).toBeNull()
    await user.type(field, '0')
    expect(await screen.findByText(/Only owners.* 100 %/)).toBeVisible()
  })

  test('is nothing for those whom one has allowed it', async () => {
    open('/office/orders/order-1', ['refunds'])
    expect(await screen.findByRole('button', { name: 'Refund a part or all' })).toBeVisible()
    expect(screen.queryByText(/Only owners/)).toBeNull()
  })
})
