import type { OfficeCoupon } from '@shop/contracts/wire/office-coupons.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const coupon: OfficeCoupon = {
  code: 'SUMMER',
  version: 2,
  discountType: 'percentage',
  discountValue: 20,
  startsAt: null,
  expiresAt: '2027-01-31T19:59:00.000Z',
  maxUses: 100,
  maxUsesPerMember: null,
  used: 7,
}

function open(at: string, stored = [coupon]) {
  const sent: unknown[] = []
  const save = async ({ request }: { request: Request }) => {
    sent.push(await request.json())
    return HttpResponse.json(coupon)
  }
  const handlers = [
    http.get(mainUrl('/office/coupons'), () => HttpResponse.json({ results: stored })),
    http.get(mainUrl('/office/coupons/SUMMER'), () => HttpResponse.json(coupon)),
    http.post(mainUrl('/office/coupons'), save),
    http.patch(mainUrl('/office/coupons/SUMMER'), save),
  ]
  return { ...openOffice(at, { handlers }), sent }
}

const field = (name: RegExp) => screen.findByRole('textbox', { name })

describe('CouponsPage', () => {
  test('lists the codes with their discount and uses', async () => {
    open('/office/coupons')
    const table = within(await screen.findByRole('table', { name: 'Coupons' }))
    expect(table.getByRole('link', { name: 'SUMMER' })).toHaveAttribute(
      'href',
      '/office/coupons/SUMMER',
    )
    expect(table.getByText('20 %')).toBeVisible()
    expect(table.getByText('7 of 100')).toBeVisible()
  })

  test('sorts them by their heads', async () => {
    const { user } = open('/office/coupons', [
      coupon,
      { ...coupon, code: 'ALWAYS', expiresAt: null, used: 3 },
      { ...coupon, code: 'SOON', expiresAt: '2026-12-01T00:00:00.000Z', used: 12 },
    ])
    const table = within(await screen.findByRole('table', { name: 'Coupons' }))
    const expectOrder = async (head: string, codes: string[]) => {
      await user.click(table.getByRole('link', { name: head }))
      await waitFor(() => {
        const links = table.getAllByRole('link', { name: /^[A-Z]{4,}$/ })
        expect(links.map(({ textContent }) => textContent)).toEqual(codes)
      })
    }
    await expectOrder('Used', ['SOON', 'SUMMER', 'ALWAYS'])
    await expectOrder('Used', ['ALWAYS', 'SUMMER', 'SOON'])
    await expectOrder('Until', ['ALWAYS', 'SUMMER', 'SOON'])
    await expectOrder('Code', ['SUMMER', 'SOON', 'ALWAYS'])
  })
})

describe('CouponPage', () => {
  test('creates a coupon in the shop’s time', async () => {
    const { user, sent } = open('/office/coupons/new')
    await user.type(await field(/^Code/), 'eid25')
    await user.type(await field(/^Discount/), '٢٥')
    fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2027-01-31T23:59' } })
    await user.type(await field(/^Orders of one member/), '١')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          code: 'eid25',
          discountType: 'percentage',
          discountValue: 25,
          startsAt: null,
          expiresAt: '2027-01-31T19:59:00.000Z',
          maxUses: null,
          maxUsesPerMember: 1,
        },
      ]),
    )
  })

  test.each([
    ['a code of two letters', /^Code/, 'ab', /3 to 30 letters/],
    ['half a use', /^Orders that may use it/, '1.5', 'Please write a whole number.'],
    ['more than all', /^Discount/, '101', 'A percentage is at most 100.'],
  ])('says what is wrong with %s, and sends nothing', async (_, name, typed, sentence) => {
    const { user, sent } = open('/office/coupons/new')
    for (const [label, text] of [
      [/^Code/, 'GOOD'],
      [/^Discount/, '10'],
    ] as const) {
      if (String(label) !== String(name)) await user.type(await field(label), text)
    }
    await user.type(await field(name), typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('asks before the whole price is taken off', async () => {
    const { user, sent } = open('/office/coupons/new')
    await user.type(await field(/^Code/), 'GIFT')
    await user.type(await field(/^Discount/), '100{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Take the whole price off?' }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Save at 100 %' }))
    await waitFor(() => expect(sent).toMatchObject([{ code: 'GIFT', discountValue: 100 }]))
  })

  test('saves a coupon with the version that was read, and keeps its code', async () => {
    const { user, sent } = open('/office/coupons/SUMMER')
    expect(await field(/^Code/)).toHaveAttribute('readonly')
    expect(screen.getByLabelText(/^Until/)).toHaveValue('2027-01-31T23:59')
    await user.clear(await field(/^Orders that may use it/))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ version: 2, maxUses: null }]))
    expect(sent[0]).not.toHaveProperty('code')
  })
})
