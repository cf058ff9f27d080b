import { endSession, readStored, safeLocalStorage } from '@shop/kernel'
import { renderUi } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'

import { useAccountStorage } from './useAccountStorage.ts'

function Counter() {
  const [stored, update] = useAccountStorage('count')
  return (
    <>
      <output>{stored ?? 'none'}</output>
      <button onClick={() => update((text) => String(Number(text ?? 0) + 1))}>Add</button>
    </>
  )
}

const shown = () => screen.getByRole('status').textContent

describe('useAccountStorage', () => {
  test('stores values per member and for visitors', async () => {
    const { user } = renderUi(<Counter />, { token: testToken() })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(shown()).toBe('1')
    act(endSession)
    expect(shown()).toBe('none')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(readStored(safeLocalStorage, 'account.count:visitor')).toBe('2')
    expect(readStored(safeLocalStorage, 'account.count:member-1')).toBe('1')
  })

  test('returns the stored value of the signed-in member', async () => {
    localStorage.setItem('account.count:member-1', '7')
    localStorage.setItem('account.count:member-2', '9')
    renderUi(<Counter />, { token: testToken({ _id: 'member-2' }) })
    expect(shown()).toBe('9')
  })
})
