import { expect, test } from './support/fixtures.ts'
import { waitForLinks } from './support/outbox.ts'

const NEW_PASSWORD = 'quiet palm harbour'

test.describe('a forgotten password', () => {
  test.use({ expected: [/410/] })

  test('is replaced by the link in the e-mail, which works once', async ({
    page,
    member,
    text,
    backend,
    dataDir,
  }) => {
    await page.context().clearCookies()
    await page.goto(`${backend}/portal/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel(text.portal.email).fill(member.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status')).toContainText('a link is on its way')
    const [link = ''] = await waitForLinks(dataDir, 'passwordReset', member.email)

    await page.goto(link)
    await expect(page).toHaveURL(/\/portal\/reset-password$/)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('status')).toContainText('Please log in with the new one')

    const logIn = async (password: string) => {
      await page.getByLabel(text.portal.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: text.portal.login }).click()
    }
    await logIn(member.password)
    await expect(page.getByRole('alert')).toContainText('is incorrect')
    await logIn(NEW_PASSWORD)
    await expect(page).toHaveURL(/\/portal$/)

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  })
})

test('an e-mail address changes when the new one is confirmed, and the old one is told', async ({
  page,
  member,
  text,
  backend,
  dataDir,
}) => {
  const email = `new.${member.email}`
  await page.goto(`${backend}/portal/profile`)
  await page.getByRole('link', { name: 'Change e-mail address' }).click()
  await page.getByLabel('New e-mail address').fill(email)
  await page.getByLabel('Current password').fill(member.password)
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await expect(page.getByRole('status')).toContainText('We have sent a link')
  await expect(page.getByText(member.email, { exact: true })).toBeVisible()
  await waitForLinks(dataDir, 'emailChangeRequested', member.email)

  const [link = ''] = await waitForLinks(dataDir, 'emailChange', email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('status')).toContainText('has been changed')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await waitForLinks(dataDir, 'emailChanged', member.email)

  await page.context().clearCookies()
  await page.goto(`${backend}/portal/login`)
  await page.getByLabel(text.portal.email).fill(email)
  await page.getByLabel(text.portal.password, { exact: true }).fill(member.password)
  await page.getByRole('button', { name: text.portal.login }).click()
  await expect(page).toHaveURL(/\/portal$/)
})
