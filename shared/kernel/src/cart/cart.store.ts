import type { Product } from '@shop/contracts/catalog.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { createStore, useStore } from 'zustand'

import { parseJson, safeLocalStorage } from '../storage/safe-storage.ts'
import { readStored, updateStored } from '../storage/update-stored.ts'
import {
  addItem,
  type CartItem,
  isValidQuantity,
  removeItem,
  setQuantity,
  stepQuantity,
  toCartItem,
} from './cart.ts'
import { type CartCuts, parseCart } from './parse-cart.ts'

/** What the shopper should know about how the cart is stored. */
export interface CartStorageState {
  /** The browser did not store the last change: the cart is gone when the tab is closed. */
  unsaved: boolean
  /** What a stored cart had to lose when it was read, if it did. */
  cuts: CartCuts | null
}

interface CartState {
  /** Name shared with the other sites that use this cart. */
  addToCart: CartItem[]
  storage: CartStorageState
}

const store = createStore<CartState>(() => ({
  addToCart: [],
  storage: { unsaved: false, cuts: null },
}))

function setStorageState(changes: Partial<CartStorageState>): void {
  store.setState(({ storage }) => ({ storage: { ...storage, ...changes } }))
}

/** The last text and its lines: the same text gives the same lines, so that only changed ones are rendered again. */
let parsed: { text: string | null; items: CartItem[] } = { text: null, items: [] }

function toItems(text: string | null): CartItem[] {
  if (text === parsed.text) return parsed.items
  const { items, cuts } = parseCart(parseJson(text))
  parsed = { text, items }
  if (Object.values(cuts).some((count) => count > 0)) setStorageState({ cuts })
  return items
}

function toText(items: CartItem[]): string {
  const text = JSON.stringify(items)
  parsed = { text, items }
  return text
}

function syncFromStorage(): void {
  store.setState({ addToCart: toItems(readStored(safeLocalStorage, storageKeys.cart)) })
}

/** Transforms the stored cart, not this tab's copy, which another tab may have outdated. */
function update(transform: (cart: CartItem[]) => CartItem[]): void {
  const saved = updateStored(safeLocalStorage, storageKeys.cart, (text) => {
    const items = toItems(text)
    const next = transform(items)
    return next === items && text !== null ? text : toText(next)
  })
  syncFromStorage()
  if (saved === store.getState().storage.unsaved) setStorageState({ unsaved: !saved })
}

/** The shared cart. Changes are persisted and reach other tabs. */
export const cart = {
  /** The current lines. */
  items: (): CartItem[] => store.getState().addToCart,
  /** Appends a product. @returns false when the cart already has it or is full */
  add(product: Product): boolean {
    const { items } = parseCart([toCartItem(product)])
    let added = false
    update((cart) => {
      const next = items[0] ? addItem(cart, items[0]) : null
      added = next !== null
      return next ?? cart
    })
    return added
  },
  increase: (id: string): void => update((items) => stepQuantity(items, id, 1)),
  decrease: (id: string): void => update((items) => stepQuantity(items, id, -1)),
  /** Sets an entered quantity. @returns false, without a change, when it is not a valid one */
  setQuantity(id: string, quantity: number): boolean {
    if (!isValidQuantity(quantity)) return false
    update((items) => setQuantity(items, id, quantity))
    return true
  },
  remove: (id: string): void => update((items) => removeItem(items, id)),
  /** Removes the lines of an order, or all; never one that another tab adds at the same time. */
  clear(ordered?: readonly Pick<CartItem, 'id'>[]): void {
    let ids: Set<string> | undefined
    update((items) => {
      ids ??= new Set((ordered ?? items).map(({ id }) => id))
      const cleared = ids
      return items.filter(({ id }) => !cleared.has(id))
    })
  },
}

/** The cart's lines, following changes in this tab and in others. */
export function useCart(): CartItem[]
/** What `select` derives from the lines; it must return equal values for equal carts. */
export function useCart<Value>(select: (items: CartItem[]) => Value): Value
export function useCart<Value>(select?: (items: CartItem[]) => Value) {
  return useStore(store, ({ addToCart }) => (select ? select(addToCart) : addToCart))
}

/** How the cart is stored, following changes. */
export function useCartStorage(): CartStorageState {
  return useStore(store, ({ storage }) => storage)
}

/** Calls `listener` once, when the browser does not store a change of the cart. @returns unsubscribes */
export function onCartUnsaved(listener: () => void): () => void {
  const unsubscribe = store.subscribe(({ storage }) => {
    if (!storage.unsaved) return
    unsubscribe()
    listener()
  })
  return unsubscribe
}

/** Keeps the head script's mark true, by which styles keep the places of the lines. */
function markCart({ addToCart }: CartState): void {
  document.documentElement.toggleAttribute('data-cart', addToCart.length > 0)
}

/** Restores the stored cart and follows other tabs. @returns unsubscribes */
export function startCart(): () => void {
  syncFromStorage()
  markCart(store.getState())
  const unsubscribers = [
    store.subscribe(markCart),
    safeLocalStorage.subscribe(storageKeys.cart, syncFromStorage),
  ]
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}
