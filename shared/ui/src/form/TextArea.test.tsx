import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'
import { useState } from 'react'

import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'

describe('TextArea', () => {
  test('counts typed characters up to its maximum', async () => {
    const { user } = renderUi(<TextArea aria-label="Message" maxLength={5} counter />)
    const area = screen.getByRole('textbox', { name: 'Message' })
    expect(screen.getByText('0 of 5 characters')).toBeVisible()
    await user.type(area, 'Salam, shop')
    expect(area).toHaveValue('Salam')
    expect(screen.getByText('5 of 5 characters')).toBeVisible()
    expect(area).toHaveAccessibleDescription('5 of 5 characters')
  })

  test('counts a value set through the DOM, and a reset', async () => {
    const { user } = renderUi(
      <form>
        <TextArea aria-label="Message" maxLength={500} counter defaultValue="Hi" />
        <button type="reset">Clear</button>
      </form>,
    )
    expect(screen.getByText('2 of 500 characters')).toBeVisible()
    await user.type(screen.getByRole('textbox'), ' there')
    expect(screen.getByText('8 of 500 characters')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('2 of 500 characters')).toBeVisible()
  })

  function Controlled() {
    const [text, setText] = useState('abc')
    return (
      <>
        <TextArea aria-label="Note" maxLength={9} counter value={text} readOnly />
        <button onClick={() => setText('abcdef')}>Fill</button>
      </>
    )
  }

  test('counts a controlled value', async () => {
    const { user } = renderUi(<Controlled />)
    await user.click(screen.getByRole('button', { name: 'Fill' }))
    expect(screen.getByText('6 of 9 characters')).toBeVisible()
  })

  test('renders no counter by default, and Western digits in Arabic', () => {
    renderUi(
      <>
        <TextArea aria-label="Plain" maxLength={5} />
        <Field label="الرسالة">
          <TextArea maxLength={500} counter />
        </Field>
      </>,
      { lang: 'ar' },
    )
    expect(screen.getAllByText(/حرف/)).toHaveLength(1)
    expect(screen.getByText('0 من 500 حرف')).toBeVisible()
  })
})
