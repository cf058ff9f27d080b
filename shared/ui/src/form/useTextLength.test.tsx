import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'

import { useTextLength } from './useTextLength.ts'

function Counted({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root}>
      {children}
      <output>{useTextLength(root)}</output>
    </div>
  )
}

describe('useTextLength', () => {
  test('returns the initial length', () => {
    render(
      <Counted>
        <textarea defaultValue="مرحبا" />
      </Counted>,
    )
    expect(screen.getByRole('status')).toHaveTextContent(/^5$/)
  })

  test('follows typing and deleting', async () => {
    const user = userEvent.setup()
    render(
      <Counted>
        <textarea />
      </Counted>,
    )
    await user.type(screen.getByRole('textbox'), 'abc{Backspace}')
    expect(screen.getByRole('status')).toHaveTextContent(/^2$/)
  })

  test('returns 0 without a text area', () => {
    const { unmount } = render(<Counted>none</Counted>)
    expect(screen.getByRole('status')).toHaveTextContent(/^0$/)
    expect(unmount).not.toThrow()
  })
})
