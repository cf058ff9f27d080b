import { expect, fillLogin, test } from './support/fixtures.ts'

test('a form that was refused is left by Back without being sent again', async ({
  page,
  text,
  backend,
}) => {
  await page.goto(`${backend}/portal/register`)
  await page.goto(`${backend}/portal/login`)
  await fillLogin(page, { email: 'nobody@example.com', password: 'wrong password' }, text)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(text.portal.email)).toHaveValue('nobody@example.com')
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(`${backend}/portal/register`)
})

test('the portal has the shop’s theme and language', async ({ page, backend }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('lang', 'ar')
  })
  await page.goto('/portal/login')
  await expect(page).toHaveURL(new RegExp(`^${backend}/portal/login`))
  const root = page.locator('html')
  await expect(root).toHaveClass('dark')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Switch to the light theme' }).click()
  await expect(root).toHaveClass('light')
  await expect(root).toHaveAttribute('lang', 'en')
  await page.goto(`${backend}/portal/register`)
  await expect(root).toHaveClass('light')
  const hasFont = () => page.evaluate(() => document.fonts.check('16px "Readex Pro Variable"'))
  await expect.poll(hasFont).toBe(true)
  await page.getByRole('link', { name: /Wasla/ }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.origin !== backend)
})
