import { renderUi } from '@shop/testing/render.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'

import { FieldList, type FieldSpec } from './FieldList.tsx'
import { load } from './messages.ts'

// The route loads them otherwise.
beforeAll(load)

interface Range {
  min: string
  max: string
}

const fields: FieldSpec<Range>[] = [
  { name: 'min', rules: { missing: isFilled }, deps: ['max'], maxLength: 3, wide: true },
  {
    name: 'max',
    rules: { missing: (max, { min }) => Number(max) >= Number(min) },
    kind: 'textarea',
  },
]

function RangeForm() {
  const form = useForm<Range>({ defaultValues: { min: '', max: '' }, mode: 'onTouched' })
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <FieldList
        form={form}
        fields={fields}
        label={(name) => `The ${name}`}
        hint={(name) => (name === 'max' ? 'Not less' : undefined)}
      />
      <button type="submit">Send</button>
    </form>
  )
}

function renderForm() {
  const { user } = renderUi(<RangeForm />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  return { user, min: field('The min'), max: field('The max') }
}

describe('FieldList', () => {
  test('renders each field with its label, hint, limit and required mark', () => {
    const { min, max } = renderForm()
    expect(min).toBeRequired()
    expect(min).toHaveAttribute('maxlength', '3')
    expect(min).not.toHaveAccessibleDescription()
    expect(max.localName).toBe('textarea')
    expect(max).toHaveAccessibleDescription('Not less')
  })

  test('renders the error of a field once it is left', async () => {
    const { user, min } = renderForm()
    await user.click(min)
    expect(min).toBeValid()
    await user.tab()
    expect(min).toHaveAccessibleDescription('The min is required.')
    await user.type(min, '1')
    expect(min).toBeValid()
  })

  test('does not validate dependent fields before the form is submitted', async () => {
    const { user, min, max } = renderForm()
    await user.type(min, '5')
    await user.tab()
    expect(max).toBeValid()
  })

  test('validates dependent fields once the form is submitted', async () => {
    const { user, min, max } = renderForm()
    await user.type(min, '5')
    await user.type(max, '4')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(max).toHaveAccessibleDescription('Not less The max is required.')
    expect(max).toHaveFocus()
    await user.clear(min)
    await user.type(min, '3')
    expect(max).toBeValid()
  })
})
