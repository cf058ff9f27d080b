import { screen, within } from '@testing-library/react'

import { getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { mockServices } from '../testing/mock-services.ts'
import { normalizedText } from '../testing/text.ts'

const surface = { finish: 'printed', color: '#ffffff', width: 68, height: 12 } as const

test.each([
  ['en', 'Check the spelling: it goes on exactly as you typed it', 'With your text: مريم'],
  ['ar', 'راجع النص قبل التأكيد: سيظهر حرفًا بحرف كما كتبته', 'النص على المنتج: مريم'],
] as const)('the confirmation in %s shows what goes on the goods', async (lang, name, text) => {
  mockServices()
  const engraved = buildCartItem({ surface, engraving: { name: 'مريم', line: '' } })
  const { user } = await openCheckout({ lang, cart: [engraved, buildOakCard()] })
  if (lang === 'en') await user.click(getSubmitButton())
  else await user.click(screen.getByRole('button', { name: 'المتابعة إلى الدفع' }))
  const dialog = await screen.findByRole('dialog')
  const proof = within(dialog).getByRole('region', { name })
  const pieces = within(proof).getAllByRole('listitem').map(normalizedText)
  expect(pieces).toEqual([expect.stringContaining(text)])
})
