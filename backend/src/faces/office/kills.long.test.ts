import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { toHundredths } from '@shop/contracts/rules/money.ts'
import { officeProductSchema, uploadedPictureSchema } from '@shop/contracts/wire/office-goods.ts'
import { officeOrderDetailsSchema } from '@shop/contracts/wire/office-orders.ts'
import sharp from 'sharp'

import { getUploadsDir } from '../../platform/db/data-folder.ts'
import { type Backend, withBackendProcesses } from '../../testing/backend-processes.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { enterOffice } from '../../testing/office.ts'
import type { Shopper } from '../../testing/test-shop.ts'

const KILLS = 3
const REFUND = 10

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describeOnDatabases('the office while its backend is killed', ({ database }) => {
  const processes = withBackendProcesses(database)
  const { get, start, kill, send, openSession, passMinute, waitUntilPaid } = processes
  let owner: Shopper
  beforeAll(async () => {
    owner = await enterOffice(get().shop)
  })
  const findRunning = async () => processes.listRunning()[0] ?? (await start())

  async function readProduct({ url }: Backend) {
    const response = await fetch(`${url}/office/products/key-fob`, { headers: owner.headers })
    return officeProductSchema.parse(await response.json())
  }
  const saveProduct = (backend: Backend, product: object) =>
    send(backend, 'PATCH', '/office/products/key-fob', owner, product)
  const listLog = async (subject: string) => {
    const log = get().shop.deps.db.selectFrom('officeLog').selectAll()
    return log.where('subject', '=', subject).execute()
  }

  /** Texts and price that belong together, by the version that they make. */
  const toChange = (version: number) => ({
    title: { en: `Fob ${version}`, ar: `ميدالية ${version}` },
    description: { en: `The ${version}th.`, ar: '' },
    material: { en: `Fob ${version}`, ar: '' },
    price: (2000 + version) / 100,
  })

  /** Saves one version of the product after the other. @returns the last that was acknowledged, once it is cut off */
  async function saveUntilKilled(backend: Backend): Promise<number> {
    let present = await readProduct(backend)
    for (;;) {
      const change = { ...present, ...toChange(present.version + 1) }
      const response = await saveProduct(backend, change).catch(() => null)
      if (response) expect(response.status).toBe(200)
      const saved: unknown = await response?.json().catch(() => null)
      if (!saved) return present.version
      present = officeProductSchema.parse(saved)
    }
  }

  test('a product that is being saved is the former or the new one, whole, as the log says; then it can be saved', async () => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const backend = await findRunning()
      const { version: before } = await readProduct(backend)
      const saving = saveUntilKilled(backend)
      while ((await readProduct(backend)).version === before) await wait(1)
      await wait(Math.random() * 50)
      await kill(backend)
      const acknowledged = await saving
      const stored = await readProduct(await start())
      expect([acknowledged, acknowledged + 1]).toContain(stored.version)
      expect(stored).toMatchObject(toChange(stored.version))
      const log = await listLog('key-fob')
      const titles = log.map(({ after }) => (JSON.parse(after ?? '') as typeof stored).title.en)
      const versions = Array.from({ length: stored.version - 1 }, (_, index) => index + 2)
      expect(titles.sort()).toEqual(versions.map((version) => toChange(version).title.en).sort())
    }
  })

  test('an uploaded picture has no broken file, and uploading it again completes it', async () => {
    const folder = getUploadsDir(get().dataDir)
    // Those that begin with a point are not whole yet, and nobody sees them.
    const listFiles = () =>
      existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : []
    const background = { r: 184, g: 115, b: 51 }
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 1400, height: 1400, channels: 3 as const, background, noise }
    const body = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
    const upload = ({ url }: Backend) => {
      const headers = { ...owner.headers, 'content-type': 'image/jpeg' }
      return fetch(`${url}/office/pictures`, { method: 'POST', headers, body })
    }
    const backend = await findRunning()
    const cutOff = upload(backend).catch(() => null)
    while (listFiles().length === 0) await wait(1)
    await kill(backend)
    await cutOff
    for (const file of listFiles()) {
      const { width } = await sharp(join(folder, file)).metadata()
      expect(file).toContain(`-${width}.`)
      await sharp(join(folder, file)).stats()
    }
    const next = await start()
    const { name: picture } = uploadedPictureSchema.parse(await (await upload(next)).json())
    const sizes = ['320.webp', '640.avif', '960.avif', '1280.avif', '1280.webp']
    expect(listFiles().sort()).toEqual(sizes.map((size) => `${picture}-${size}`).sort())
    const saved = await saveProduct(next, { ...(await readProduct(next)), picture })
    expect(saved.status).toBe(200)
    expect((await readProduct(next)).picture).toBe(picture)
  })

  async function buy(backend: Backend) {
    const { stripe, shop } = get()
    const { shopper, sessionId } = await openSession(backend)
    stripe.completePayment(sessionId)
    await passMinute()
    await waitUntilPaid(shopper)
    const orders = shop.deps.db.selectFrom('orders').selectAll()
    const { id } = await orders.where('userId', '=', shopper.user.id).executeTakeFirstOrThrow()
    return { id, sessionId }
  }
  async function readOrder({ url }: Backend, id: string) {
    const response = await fetch(`${url}/office/orders/${id}`, { headers: owner.headers })
    return officeOrderDetailsSchema.parse(await response.json())
  }

  test.each([
    ['before the provider has heard of it', 'GET', ''],
    ['after the provider has made it', 'POST', '/v1/refunds'],
  ])('a refund that is cut off %s is made once', async (_, method, end) => {
    const { stripe, shop } = get()
    const backend = await findRunning()
    const { id, sessionId } = await buy(backend)
    const path = `/office/orders/${id}/refunds`
    const refund = { id: randomUUID(), amount: REFUND }
    const countMade = () =>
      stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${sessionId}`).length
    const release = stripe.holdResponses((call) => call.method === method)
    const asked = stripe.nextCall(method, end)
    const cutOff = send(backend, 'POST', path, owner, refund).catch(() => null)
    await asked
    await kill(backend)
    expect(await cutOff).toBeNull()
    release()
    expect(countMade()).toBe(method === 'POST' ? 1 : 0)

    const next = await start()
    expect((await readOrder(next, id)).refunds).toMatchObject([{ amount: REFUND }])
    expect((await send(next, 'POST', path, owner, refund)).status).toBe(200)
    await passMinute()
    while ((await readOrder(next, id)).refunds[0]?.status !== 'done') await wait(50)
    expect((await send(next, 'POST', path, owner, refund)).status).toBe(200)
    expect(await readOrder(next, id)).toMatchObject({
      refunded: REFUND,
      refunds: [{ amount: REFUND }],
    })
    expect(countMade()).toBe(1)
    expect((await listLog(id)).map(({ kind }) => kind)).toEqual(['refund'])
    const mails = await shop.deps.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'orderRefund')
      .execute()
    const amount = toHundredths(REFUND)
    const sent = mails.filter(({ data }) => data.includes(id))
    expect(sent.map(({ data }) => JSON.parse(data))).toEqual([{ orderId: id, amount }])
  })
})
