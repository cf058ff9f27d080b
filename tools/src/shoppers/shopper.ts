import { setTimeout as sleep } from 'node:timers/promises'

import type { Product } from '@shop/contracts/wire/catalog.ts'
import { checkoutResponseSchema, paymentSessionResponseSchema } from '@shop/contracts/wire/order.ts'

import type { Ledger } from './ledger.ts'
import { type BenchMember, registerMember, type Send } from './register-member.ts'
import { createCheckoutBody, createOrderBody, fetchCatalog } from './traffic.ts'

/** The shop's pages wait as long. */
const TIMEOUT_MS = 10_000
/** Their numbers begin with a multiple of it. */
export const ORDERS_PER_SHOPPER = 10_000
const PACE_MS = 150
/** A person tries again so soon. */
const RETRY_MS = 800
const SETTLE_TIMEOUT_MS = 60_000

export const isSuccess = (status: number): boolean => status === 200 || status === 303

type Step = 'order' | 'checkout' | 'pay' | 'confirm'

const nextSteps: Record<Step, Step> = {
  order: 'checkout',
  checkout: 'pay',
  pay: 'confirm',
  confirm: 'order',
}

/**
 * A shopper who confirms an order, opens its payment session, pays it on the card page and reads the result,
 * again and again. What was not acknowledged is sent again, as a browser does.
 */
export class Shopper {
  readonly #member: BenchMember
  readonly #product: Product
  readonly #ledger: Ledger
  readonly #sendRequest: Send
  #step: Step = 'order'
  #number: number
  #sessionId = ''

  /** @param index tells shoppers apart */
  constructor(
    member: BenchMember,
    product: Product,
    ledger: Ledger,
    index: number,
    sendRequest: Send = fetch,
  ) {
    this.#member = member
    this.#product = product
    this.#ledger = ledger
    this.#sendRequest = sendRequest
    this.#number = index * ORDERS_PER_SHOPPER
  }

  get isIdle(): boolean {
    return this.#step === 'order'
  }

  /**
   * Does the next step, or repeats the one that failed.
   * @returns the status of the response; 0 when the connection failed, -1 when nothing came in time
   */
  async takeStep(url: string): Promise<number> {
    try {
      return await this.#send(url)
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? -1 : 0
    }
  }

  #createRequest(): { path: string; init: RequestInit } {
    const { headers } = this.#member
    const api = '/api/v1.0'
    const order = [this.#member, this.#product, this.#number] as const
    switch (this.#step) {
      case 'order': {
        const path = `${api}/products/admin-side/confirm/order`
        return { path, init: { method: 'POST', headers, body: createOrderBody(...order) } }
      }
      case 'checkout': {
        const path = `${api}/payment/create-checkout`
        const body = createCheckoutBody(this.#product, this.#number)
        return { path, init: { method: 'POST', headers, body } }
      }
      case 'pay': {
        const card = { action: 'pay', number: '4242424242424242', expiry: '12/40', cvc: '123' }
        const body = new URLSearchParams(card)
        return { path: `/pay/${this.#sessionId}`, init: { method: 'POST', body } }
      }
      case 'confirm':
        return { path: `${api}/payment/checkout/${this.#sessionId}`, init: { headers } }
    }
  }

  async #send(url: string): Promise<number> {
    const { path, init } = this.#createRequest()
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await this.#sendRequest(url + path, { ...init, redirect: 'manual', signal })
    // A truncated body is no acknowledgement.
    const text = await response.text()
    const { status } = response
    if (!isSuccess(status)) return status
    this.#acknowledge(text)
    this.#step = nextSteps[this.#step]
    if (this.#step === 'order') this.#number += 1
    return status
  }

  #acknowledge(text: string): void {
    const address = `Way ${this.#number}`
    if (this.#step === 'order') this.#ledger.orders.add(address)
    if (this.#step === 'checkout') {
      this.#sessionId = checkoutResponseSchema.parse(JSON.parse(text)).data?.sessionId ?? ''
    }
    if (this.#step === 'pay') this.#ledger.payments.set(this.#sessionId, address)
    if (this.#step === 'confirm') {
      const { data } = paymentSessionResponseSchema.parse(JSON.parse(text))
      if (data.payment_status !== 'paid') throw new Error(`${address} is ${data.payment_status}.`)
    }
  }
}

/**
 * Lets a shopper order and pay until it is over, and then complete what was begun.
 * @param onFailure receives the status of each step that was not done
 */
export async function keepShopping(
  shopper: Shopper,
  url: string,
  isOver: () => boolean,
  onFailure: (status: number) => void = () => {},
): Promise<void> {
  let end = Infinity
  while (!isOver() || (!shopper.isIdle && performance.now() < end)) {
    const status = await shopper.takeStep(url)
    if (!isSuccess(status)) onFailure(status)
    await sleep(isSuccess(status) ? PACE_MS : RETRY_MS)
    if (isOver()) end = Math.min(end, performance.now() + SETTLE_TIMEOUT_MS)
  }
}

/** Registers members who order the first product of the shop. @throws when it has none */
export async function createShoppers(
  url: string,
  count: number,
  ledger: Ledger,
  send: Send = fetch,
): Promise<Shopper[]> {
  const [product] = (await fetchCatalog(url, send)).products
  if (!product) throw new Error('The shop has no products.')
  const shoppers: Shopper[] = []
  for (let index = 0; index < count; index += 1) {
    const member = await registerMember(url, index, send)
    shoppers.push(new Shopper(member, product, ledger, index, send))
  }
  return shoppers
}
