import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, type Locator, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'

/** Chooses a password by an owner's link, logs in and sets up the authenticator app. */
export async function becomeOwner(
  page: Page,
  { email, link, onSetUp }: { email: string; link: string; onSetUp?: () => Promise<void> },
): Promise<void> {
  const password = 'a long enough secret'
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Become an owner' }).click()
  // The office has the visitor log in.
  await page.waitForURL(/\/portal\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  await onSetUp?.()
  // Last, since it counts for less than a minute.
  const code = new TOTP({ secret: (key ?? '').replaceAll(' ', '') }).generate()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('region', { name: 'Messages to answer' }).waitFor()
}

/** The link in what the command `owner` prints. */
export function findOwnerLink(output: string): string {
  const link = /https?:\/\/\S+/.exec(output)?.[0]
  if (!link) throw new Error(`There is no link in ${output}`)
  return link
}

/** The link that the backend's command prints for a new owner. */
export async function printOwnerLink(
  email: string,
  dataDir: string,
  backend: string,
): Promise<string> {
  const command = ['--import', 'tsx', 'backend/src/backend-cli.ts', 'owner', email]
  const env = { ...process.env, DATA_DIR: dataDir, BACKEND_URL: backend }
  const cwd = path.resolve(import.meta.dirname, '../..')
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd, env })
  return findOwnerLink(stdout)
}

/** The backend draws it in five sizes, which takes long on a busy machine. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Adds the first picture of a form. */
export async function uploadPicture(
  page: Page,
  picture: Parameters<Page['setInputFiles']>[1],
): Promise<void> {
  await page.setInputFiles('input[type=file]', picture)
  const remove = page.getByRole('button', { name: 'Remove: picture 1' })
  await expect(remove).toBeVisible({ timeout: UPLOAD_TIMEOUT_MS })
}

interface Product {
  name: { en: string; ar: string }
  price: string
  /** Path of a file. */
  picture: string
  category: string
  /** Whether it is sold only with a name on it. */
  isNamed?: boolean
}

/** Adds a product that the shop shows, with the English office. */
export async function addProduct(page: Page, product: Product): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Office' })
  await menu.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await page.getByLabel('Name in English').fill(product.name.en)
  await page.getByLabel('Name in Arabic').fill(product.name.ar)
  await page.getByLabel('Category').selectOption({ label: product.category })
  await page.getByLabel('Price in OMR').fill(product.price)
  await uploadPicture(page, product.picture)
  if (product.isNamed) {
    await page.getByLabel('Shoppers can put their name on it').check()
    await page.getByLabel('Sold only with a text').check()
    await page.getByLabel('This picture shows the area').check()
  }
  await page.getByLabel('Hidden').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
}

/** Adds a category that the shop shows, with the English office. */
export async function addCategory(
  page: Page,
  name: { en: string; ar: string },
  picture: string,
): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: 'Categories' })
    .click()
  await page.getByRole('link', { name: 'New category' }).click()
  await page.getByLabel('Name in English').fill(name.en)
  await page.getByLabel('Name in Arabic').fill(name.ar)
  await uploadPicture(page, picture)
  await page.getByLabel('Hidden').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
}

/** Adds a coupon, with the English office. */
export async function addCoupon(
  page: Page,
  { code, kind, value }: { code: string; kind: string; value: string },
): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: 'Coupons' })
    .click()
  await page.getByRole('link', { name: 'New coupon' }).click()
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Kind').selectOption({ label: kind })
  await page.getByRole('textbox', { name: 'Discount' }).fill(value)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('table', { name: 'Coupons' })).toContainText(code)
}

interface Offers {
  title: { en: string; ar: string }
  /** A coupon of the shop. */
  code: string
}

/** Writes the home page's only slide, and the sale with one coupon, with the English office. */
export async function writeOffers(page: Page, { title, code }: Offers): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: 'Settings' })
    .click()
  const findForm = (name: string) =>
    page.locator('form', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
  const fill = async (fields: Locator, label: string, text: { en: string; ar: string }) => {
    await fields.getByLabel(`${label} in English`).fill(text.en)
    await fields.getByLabel(`${label} in Arabic`).fill(text.ar)
  }
  const save = async (form: Locator) => {
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('until you save yours')).toHaveCount(0)
  }
  const home = findForm('Home page')
  for (const label of ['Title', 'Text', 'Button']) await fill(home, label, title)
  await home.getByLabel('Where the button leads').fill('/sale')
  await save(home)
  const sale = findForm('Sale')
  for (const label of ['Title', 'Text']) await fill(sale, label, title)
  await sale.getByRole('button', { name: 'Add a coupon' }).click()
  const coupon = sale.getByRole('group', { name: 'Coupon 1' })
  await coupon.getByLabel('Code').selectOption(code)
  await fill(coupon, 'Text', title)
  await save(sale)
}

/** Opens the newest order of a buyer. @param email of the buyer, which the list does not show */
export async function openOrderOf(page: Page, email: string): Promise<void> {
  await page.goto(`/office/orders?q=${encodeURIComponent(email)}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
}
