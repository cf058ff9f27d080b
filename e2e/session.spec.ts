import { expect, fillRegistration, test } from './fixtures.ts'
import { texts } from './texts.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.x`

test('the token is taken out of the address before anything else', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.headers().referer ?? ''))
  await page.goto(`/shop?token_link_dashboard=${forged({ _id: 'me' })}&keep=1`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(page.url()).toMatch(/\/shop\?keep=1$/)
  expect(requests.filter((referer) => referer.includes('token_link_dashboard'))).toEqual([])
})

for (const [name, token] of Object.entries({
  rubbish: 'rubbish',
  'one without an _id': forged({ sub: 'me' }),
  'an expired one': forged({ _id: 'me', exp: 1 }),
})) {
  test(`a token that is ${name} counts as logged out`, async ({ page }) => {
    await page.goto(`/shop?token_link_dashboard=${token}`)
    await expect(page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('token_link_dashboard'))).toBeNull()
  })
}

test('another member is not signed in without consent', async ({ page }) => {
  await page.goto(`/shop?token_link_dashboard=${forged({ _id: 'first', n: 1 })}`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goto(`/shop?token_link_dashboard=${forged({ _id: 'second', firstName: 'Eve' })}`)
  const dialog = page.getByRole('dialog', { name: 'Continue as another member?' })
  await expect(dialog).toContainText('Eve')
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  const token = await page.evaluate(() => localStorage.getItem('token_link_dashboard'))
  expect(token).toContain(encode({ _id: 'first', n: 1 }))
})

test('the checkout asks a visitor to log in, and comes back to it', async ({
  page,
  newVisitor,
  text,
}) => {
  await page.goto('/shop-checkout')
  await expect(page).toHaveURL(/\/portal\/login\?/)
  await page.getByRole('link', { name: text.portal.register }).click()
  await fillRegistration(page, newVisitor, text)
  await expect(page).toHaveURL(/\/shop-checkout$/)
  await expect(page.getByRole('heading', { name: text.checkout, level: 1 })).toBeVisible()
})

test('logging out ends the session here, on the server and on the portal', async ({
  page,
  member,
  text,
  backend,
}) => {
  const token = await page.evaluate(() => localStorage.getItem('token_link_dashboard'))
  await page.getByRole('button', { name: text.logout }).click()
  await expect(page).toHaveURL(/\/portal\/login/)
  await page.goto('/')
  await expect(page.getByRole('button', { name: text.logout })).toBeHidden()
  const claims = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
  const { _id } = JSON.parse(claims) as { _id: string }
  const answer = await page.request.get(`${backend}/api/v1.0/users/profile/${_id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), `${member.email}'s old token`).toBe(401)
})

test('logging out keeps the language, and logging in again leads back to the shop', async ({
  page,
  member,
}) => {
  const text = texts.ar
  await page.evaluate(() => localStorage.setItem('lang', 'ar'))
  await page.reload()
  await page.getByRole('button', { name: text.logout }).click()
  await expect(page).toHaveURL(/\/portal\/login/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel(text.portal.email).fill(member.email)
  await page.getByLabel(text.portal.password, { exact: true }).fill(member.password)
  await page.getByRole('button', { name: text.portal.login }).click()
  await expect(page.getByRole('button', { name: text.logout })).toBeVisible()
})

test.describe('a refused token', () => {
  test.use({ expected: [/401/] })

  test('is dropped and leads to the login, which leads back', async ({
    page,
    newVisitor,
    text,
  }) => {
    await page.goto(`/shop-checkout?token_link_dashboard=${forged({ _id: 'nobody' })}`)
    await expect(page).toHaveURL(/\/portal\/login\?/)
    await page.getByRole('link', { name: text.portal.register }).click()
    await fillRegistration(page, newVisitor, text)
    await expect(page).toHaveURL(/\/shop-checkout$/)
  })
})
