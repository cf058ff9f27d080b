import { expect, test } from './support/fixtures.ts'
import { addFirstProduct } from './support/shopping.ts'

/** What a browser knows of a person, by Chromium's names. A governorate stands where others have a state. */
const known = {
  NAME_FIRST: 'Salim',
  ADDRESS_HOME_STREET_ADDRESS: 'Way 3701, House 12',
  ADDRESS_HOME_STATE: 'Dhofar',
  ADDRESS_HOME_COUNTRY: 'US',
  PHONE_HOME_WHOLE_NUMBER: '+96891234567',
}
const address = { fields: Object.entries(known).map(([name, value]) => ({ name, value })) }

test('a browser fills in the checkout with what it knows', async ({ page, member, text }) => {
  await addFirstProduct(page, text)
  await page.goto('/shop-checkout')
  const street = page.getByRole('textbox', { name: text.address, exact: true })
  await expect(street).toBeVisible()
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('Autofill.enable')
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'input[autocomplete=tel]',
  })
  const { node } = await client.send('DOM.describeNode', { nodeId })
  // Chromium finds the fields of a form a moment after it is there.
  await expect(async () => {
    await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address })
    await expect(street).toHaveValue(known.ADDRESS_HOME_STREET_ADDRESS)
  }).toPass()
  await expect(page.getByRole('textbox', { name: text.phone, exact: true })).toHaveValue(
    known.PHONE_HOME_WHOLE_NUMBER,
  )
  await expect(page.getByRole('combobox', { name: 'Governorate' })).toHaveValue('dhofar')
  // What the member's account says stays, and nothing is filled in twice.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email)
  await expect(page.getByRole('textbox', { name: 'Landmark' })).toHaveValue('')
})
