import { expect, test } from './support/fixtures.ts'
import { waitForLinks, waitForMail } from './support/outbox.ts'
import { untilHydrated } from './support/shopping.ts'

const OWNER = 'hello@wasla.example'

test('a message from the contact form is in the owner’s mailbox, once, and a reply goes to the sender', async ({
  page,
  newVisitor,
  dataDir,
}) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const subject = `Cards for ${newVisitor.email}`
  await page.getByLabel('First Name').fill(newVisitor.firstName)
  await page.getByRole('main').getByLabel('E-mail').fill(newVisitor.email)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('Do you print in Arabic? <b>مرحبا</b>')
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: newVisitor.email })).toContainText(
    'within one working day',
  )
  await expect(page.getByLabel('Subject')).toHaveValue('')
  const mails = await waitForMail(dataDir, 'formReceived', OWNER, newVisitor.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`\r\nReply-To: ${newVisitor.email}\r\n`)
})

test('the newsletter of the footer is confirmed, and cancelled, by the link in an e-mail', async ({
  page,
  newVisitor,
  dataDir,
}) => {
  await page.goto('/faqs')
  await untilHydrated(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'E-mail address' }).fill(newVisitor.email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toContainText('we have sent a link')
  const links = await waitForLinks(dataDir, 'newsletterConfirm', newVisitor.email)
  const link = links.find((url) => url.includes('/portal/newsletter?token='))
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Confirm the newsletter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not get our newsletter')
})
