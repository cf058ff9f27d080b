import { screen, within } from '@testing-library/react'

import { openPage } from '../../testing/open-page.tsx'

const groups = [
  [
    'Account',
    [
      'Someone mentions me',
      'Someone follows me',
      'Someone shares my activity',
      'Someone messages me',
    ],
  ],
  ['Marketing', ['Sale or promotion', 'Company news', 'Weekly jobs', 'Unsubscribe news']],
] as const

describe('NotificationsPage', () => {
  test.each(groups)('renders the options of the group %s', async (name, labels) => {
    openPage('/user-notification')
    const group = within(await screen.findByRole('group', { name }))
    const boxes = group.getAllByRole('checkbox')
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(labels)
  })

  test('renders read-only checkboxes', async () => {
    const { user } = openPage('/user-notification')
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    const before = boxes.map(({ checked }) => checked)
    expect(new Set(before)).toEqual(new Set([true, false]))
    for (const box of boxes) {
      expect(box).toBeDisabled()
      await user.click(box)
    }
    expect(boxes.map(({ checked }) => checked)).toEqual(before)
  })

  test('renders in Arabic', async () => {
    openPage('/user-notification', { lang: 'ar' })
    const group = within(await screen.findByRole('group', { name: 'التسويق' }))
    expect(group.getByRole('checkbox', { name: 'التخفيضات والعروض' })).toBeChecked()
  })
})
