import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { createStore, useStore } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'

import { parseJson, safeLocalStorage } from '../storage/safe-storage.ts'
import {
  addItem,
  type CartItem,
  isValidQuantity,
  removeItem,
  setEngraving,
  setEngravings,
  setQuantity,
  stepQuantity,
  toCartItem,
  type TypedEngraving,
} from './cart.ts'
import { type CartCuts, parseCart } from './parse-cart.ts'

/** How the cart is stored. */
export interface CartStorageState {
  /** The browser did not store the last change: the cart is gone when the tab is closed. */
  unsaved: boolean
  /** The losses of a stored cart when it was read, if there were any. */
  cuts: CartCuts | null
}

/** What came of adding a product: `full` is a cart that takes no other product, or none at this price. */
export type AddOutcome = 'added' | 'duplicate' | 'full'

interface CartState {
  items: CartItem[]
}

const storageState = createStore<CartStorageState>(() => ({ unsaved: false, cuts: null }))

/** The text that the items were read from or written as. */
let lastText: string | null = null

/** All remotes share the lines: one that changed them in place would change every page, past storage. */
function freeze(items: CartItem[]): CartItem[] {
  items.forEach(Object.freeze)
  Object.freeze(items)
  return items
}

/** The plain list of lines, which the other sites of the shop read and write, too. */
const cartStorage: PersistStorage<CartState> = {
  getItem(key) {
    lastText = safeLocalStorage.read(key)
    const { items, cuts } = parseCart(parseJson(lastText))
    if (Object.values(cuts).some((count) => count > 0)) storageState.setState({ cuts })
    return { state: { items: freeze(items) } }
  },
  setItem(key, { state }) {
    lastText = JSON.stringify(state.items)
    const unsaved = !safeLocalStorage.write(key, lastText)
    if (unsaved !== storageState.getState().unsaved) storageState.setState({ unsaved })
  },
  removeItem: (key) => safeLocalStorage.remove(key),
}

const store = createStore<CartState>()(
  persist((): CartState => ({ items: freeze([]) }), {
    name: storageKeys.cart,
    storage: cartStorage,
    skipHydration: true,
  }),
)

function syncFromStorage(): void {
  // Parsing the same text would give other objects, and every line would be rendered again.
  if (safeLocalStorage.read(storageKeys.cart) !== lastText) void store.persist.rehydrate()
}

/** Changes the stored cart, which another tab may have changed since this one read it. */
function update(transform: (items: CartItem[]) => CartItem[]): void {
  syncFromStorage()
  const { items } = store.getState()
  const next = transform(items)
  if (next !== items) store.setState({ items: freeze(next) })
}

/** The shared cart. Changes are persisted and reach other tabs. */
export const cart = Object.freeze({
  items: (): CartItem[] => store.getState().items,
  /**
   * Appends a product.
   * @param engraving what is on it, if it takes that
   */
  add(product: Product, engraving: TypedEngraving = null): AddOutcome {
    let outcome: AddOutcome = 'added'
    update((items) => {
      const next = addItem(items, toCartItem(product, engraving))
      if (!next) outcome = items.some(({ id }) => id === product._id) ? 'duplicate' : 'full'
      return next ?? items
    })
    return outcome
  },
  increase: (id: string): void => update((items) => stepQuantity(items, id, 1)),
  decrease: (id: string): void => update((items) => stepQuantity(items, id, -1)),
  /** Sets an entered quantity. @returns false, without a change, when it is not a valid one */
  setQuantity(id: string, quantity: number): boolean {
    if (!isValidQuantity(quantity)) return false
    update((items) => setQuantity(items, id, quantity))
    return true
  },
  /** Changes what is on a product in the cart; `null` for nothing. */
  setEngraving: (product: Product, engraving: TypedEngraving): void =>
    update((items) => setEngraving(items, product, engraving)),
  /** Puts a text on each piece of a product in the cart. @param texts in the order of the pieces; empty for a piece without */
  setEngravings: (id: string, texts: readonly Engraving[]): void =>
    update((items) => setEngravings(items, id, texts)),
  /** Appends the lines of products that the cart lacks, as far as it takes them. @param lines untrusted, as stored */
  restore(lines: unknown): void {
    const restored: unknown[] = Array.isArray(lines) ? lines : []
    update((items) => parseCart([...items, ...restored]).items)
  },
  remove: (id: string): void => update((items) => removeItem(items, id)),
  /** Removes the lines of an order, or all. */
  clear(ordered?: readonly Pick<CartItem, 'id'>[]): void {
    const ids = ordered && new Set(ordered.map(({ id }) => id))
    update((items) => (ids ? items.filter(({ id }) => !ids.has(id)) : []))
  },
})

/** The cart's lines, following changes in this tab and in others. */
export function useCart(): CartItem[]
/** @param select derives a value from the lines; equal values for equal carts */
export function useCart<Value>(select: (items: CartItem[]) => Value): Value
export function useCart<Value>(select?: (items: CartItem[]) => Value) {
  return useStore(store, ({ items }) => (select ? select(items) : items))
}

/** How the cart is stored, following changes. */
export function useCartStorage(): CartStorageState {
  return useStore(storageState)
}

/** Calls `listener` once, when the browser does not store a change of the cart. @returns unsubscribes */
export function onCartUnsaved(listener: () => void): () => void {
  const unsubscribe = storageState.subscribe(({ unsaved }) => {
    if (!unsaved) return
    unsubscribe()
    listener()
  })
  return unsubscribe
}

/** Keeps the head script's mark true, by which styles keep the places of the lines. */
function markCart({ items }: CartState): void {
  document.documentElement.toggleAttribute('data-cart', items.length > 0)
}

/** Restores the stored cart and follows other tabs. @returns unsubscribes */
export function startCart(): () => void {
  syncFromStorage()
  markCart(store.getState())
  const unsubscribers = [
    store.subscribe(markCart),
    safeLocalStorage.subscribeExternal(storageKeys.cart, syncFromStorage),
  ]
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}
