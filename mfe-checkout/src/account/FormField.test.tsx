import { renderUi } from '@shop/testing/render.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'

import { FieldList, type FieldSpec } from './FieldList.tsx'
import { FormField } from './FormField.tsx'
import { load } from './messages.ts'

// A page's route waits for them.
beforeAll(load)

interface Pair {
  least: string
  most: string
}

const sent: Pair[] = []

beforeEach(() => void (sent.length = 0))

const fields: FieldSpec<Pair>[] = [
  { name: 'least', checks: { missing: isFilled }, deps: ['most'], maxLength: 3, wide: true },
  {
    name: 'most',
    checks: { missing: isFilled, different: (most, { least }) => Number(most) >= Number(least) },
    long: true,
  },
]

function PairForm() {
  const form = useForm<Pair>({ defaultValues: { least: '', most: '' }, mode: 'onTouched' })
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((pair) => sent.push(pair))(event)}>
      <FieldList
        form={form}
        fields={fields}
        label={(name) => `The ${name}`}
        hint={(name) => (name === 'most' ? 'Not less' : undefined)}
      />
      <button type="submit">Send</button>
    </form>
  )
}

function show() {
  const { user } = renderUi(<PairForm />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  return { user, least: field('The least'), most: field('The most') }
}

test('a field is named, explained, limited and marked as required', () => {
  const { least, most } = show()
  expect(least).toBeRequired()
  expect(least).toHaveAttribute('maxlength', '3')
  expect(least).not.toHaveAccessibleDescription()
  expect(most.localName).toBe('textarea')
  expect(most).toHaveAccessibleDescription('Not less')
})

test('nothing is said before one has left the field', async () => {
  const { user, least } = show()
  await user.click(least)
  expect(least).toBeValid()
  await user.tab()
  expect(least).toHaveAccessibleDescription('The least is required.')
  await user.type(least, '1')
  expect(least).toBeValid()
})

test('a field that nobody has come to is not judged for another’s sake', async () => {
  const { user, least, most } = show()
  await user.type(least, '5')
  await user.tab()
  expect(most).toBeValid()
})

test('once the form was sent, a change mends the fields that depend on it', async () => {
  const { user, least, most } = show()
  await user.type(least, '5')
  await user.type(most, '4')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(most).toHaveAccessibleDescription(/^Not less /)
  expect(most).toHaveFocus()
  expect(sent).toEqual([])
  await user.clear(least)
  await user.type(least, '3')
  expect(most).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([{ least: '3', most: '4' }])
})

test('a list to choose from is a field like any other', async () => {
  function Choice() {
    const form = useForm({ defaultValues: { size: 'm' } })
    return (
      <FormField form={form} name="size" label="Size" hint="Runs small">
        <option value="s">Small</option>
        <option value="m">Medium</option>
      </FormField>
    )
  }
  const { user } = renderUi(<Choice />)
  const list = screen.getByRole('combobox', { name: 'Size' })
  expect(list).toHaveValue('m')
  expect(list).toHaveAccessibleDescription('Runs small')
  await user.selectOptions(list, 'Small')
  expect(list).toHaveValue('s')
})
