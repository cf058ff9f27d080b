import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(process.cwd(), 'mfe-office/src')

/** A code, and an address that confirms: they are not worth a draft. */
const FLEETING = ['access/CodeField.tsx', 'members/DeletionDialog.tsx']

test('every form of the office keeps what is typed', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const forms = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, code: readFileSync(join(SOURCES, file), 'utf8') }))
    .filter(({ code }) => /\buseForm\(|\buseForm</.test(code))
  expect(forms.length).toBeGreaterThan(8)
  const careless = forms.filter(({ code }) => !/<(RecordForm|SettingForm)\b|useDraft\(/.test(code))
  expect(careless.map(({ file }) => file)).toEqual(FLEETING)
})
