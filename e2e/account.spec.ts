import { expect, fillLogin, test } from './support/fixtures.ts'
import { waitForLinks } from './support/outbox.ts'

const NEW_PASSWORD = 'quiet palm harbour'

test.describe('a forgotten password', () => {
  test.use({ expected: [/status of 410/] })

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
    await expect(page).toHaveURL(/\/user-account/)

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
  await page.goto('/user-setting')
  const form = page.getByRole('region', { name: 'Change e-mail address' })
  await form.getByLabel('New e-mail address').fill(email)
  await form.getByLabel('Current password').fill(member.password)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(form.getByRole('status')).toContainText('We have sent a link')
  await expect(form.getByText(member.email, { exact: true })).toBeVisible()
  await waitForLinks(dataDir, 'emailChangeRequested', member.email)

  const [link = ''] = await waitForLinks(dataDir, 'emailChange', email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('has been changed')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(form.getByText(email, { exact: true })).toBeVisible()
  await waitForLinks(dataDir, 'emailChanged', member.email)

  await page.context().clearCookies()
  await page.goto(`${backend}/portal/login`)
  await fillLogin(page, { ...member, email }, text)
  await expect(page).toHaveURL(/\/user-account/)
})

test('a member changes address, details and password, which the shop then has', async ({
  page,
  member,
  text,
  backend,
}) => {
  await page.goto('/user-billing')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('dialog').getByLabel('Address').fill('Way 9, Nizwa')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Way 9, Nizwa')).toHaveCount(2)

  await page.goto('/user-setting')
  await page.getByLabel('Phone').fill('9111 1111')
  await page.getByLabel('Occupation').fill('Architect')
  const saved = page.waitForResponse(/update-profile/)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  expect((await saved).ok()).toBe(true)
  const form = page.getByRole('region', { name: 'Change password' })
  await form.getByLabel('Old password').fill(member.password)
  await form.getByLabel(/^New password/).fill(NEW_PASSWORD)
  await form.getByLabel('Re-type new password').fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(form.getByRole('status')).toContainText('has been changed')

  await page.reload()
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+968 91111111')
  await expect(page.getByLabel('Occupation')).toHaveValue('Architect')
  await expect(page.getByLabel(/^Address/)).toHaveValue('Way 9, Nizwa')
  await page.context().clearCookies()
  await page.goto(`${backend}/portal/login`)
  await fillLogin(page, { ...member, password: NEW_PASSWORD }, text)
  await expect(page).toHaveURL(/\/user-account/)
})
