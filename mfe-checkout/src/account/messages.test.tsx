import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { load, t } from './messages.ts'
import { notificationGroups } from './notifications/notifications.ts'
import { cardTypes } from './payment/card.ts'
import { networks } from './social/social.ts'

beforeAll(load)

describe('account messages', () => {
  test('have the specified order statuses', () => {
    const statuses = (['delivered', 'processing', 'canceled'] as const).map((status) =>
      t(`orders.status.${status}`),
    )
    expect(statuses).toEqual(['Delivered', 'Processing', 'Canceled'])
  })

  test('have the specified card types', () => {
    expect(cardTypes.map((type) => t(`card.type.${type}`))).toEqual([
      'Visa',
      'Ame. Express',
      'Master',
    ])
  })

  test('have the specified network names', () => {
    expect(networks.map((network) => t(`social.${network}.title`))).toEqual([
      'Twitter',
      'Facebook',
      'Instagram',
      'Linkedin',
      'Youtube',
    ])
  })

  test('have two groups of four notifications', () => {
    expect(notificationGroups.map(({ group }) => t(`notifications.${group}`))).toEqual([
      'Account',
      'Marketing',
    ])
    expect(notificationGroups.map(({ options }) => options.length)).toEqual([4, 4])
  })

  test.each([
    [0, 'بلا منتجات'],
    [1, 'لمنتج واحد'],
    [2, 'لمنتجين'],
    [3, 'لـ 3 منتجات'],
    [11, 'لـ 11 منتجًا'],
    [100, 'لـ 100 منتج'],
  ])('use the Arabic plural of %i: %j', async (count, expected) => {
    setUpBrowser({ lang: 'ar' })
    await load()
    expect(t('orders.itemCount', { count })).toBe(expected)
  })
})
