import { renderUi } from '@shop/testing/render.tsx'

import { buildAddress } from '../../testing/fixtures.ts'
import type { Address } from './address.ts'
import { PostalAddress } from './PostalAddress.tsx'

const address = buildAddress({ phone: '+968 9000 0000' })

function lines(changes: Partial<Address> = {}): (string | null)[] {
  const { container } = renderUi(<PostalAddress address={{ ...address, ...changes }} />)
  return Array.from(container.querySelector('address')?.children ?? [], (line) => line.textContent)
}

describe('PostalAddress', () => {
  test('renders the lines in postal order', () => {
    expect(lines()).toEqual(['Maha', 'Way 7', 'Nizwa 611', 'Oman', '+968 9000 0000'])
  })

  test('omits missing parts', () => {
    expect(lines({ postcode: '', phone: '' })).toEqual(['Maha', 'Way 7', 'Nizwa', 'Oman'])
  })

  test('isolates the direction of each line and keeps the phone number left-to-right', () => {
    const { container } = renderUi(<PostalAddress address={{ ...address, name: 'مها' }} />)
    const parts = Array.from(container.querySelectorAll('bdi'))
    expect(parts).toHaveLength(5)
    expect(parts.at(-1)).toHaveAttribute('dir', 'ltr')
    expect(parts.at(-1)).toHaveAttribute('translate', 'no')
  })
})
