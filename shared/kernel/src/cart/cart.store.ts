import type { Product } from '@shop/contracts/catalog.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { createStore, useStore } from 'zustand'

import { safeLocalStorage } from '../storage/safe-storage.ts'
import {
  addItem,
  type CartItem,
  isValidQuantity,
  parseCart,
  removeItem,
  setQuantity,
  stepQuantity,
  toCartItem,
} from './cart.ts'

interface CartState {
  /** Name shared with the other sites that use this cart. */
  addToCart: CartItem[]
}

const store = createStore<CartState>(() => ({ addToCart: [] }))

function syncFromStorage(): void {
  store.setState({ addToCart: safeLocalStorage.readJson(storageKeys.cart, parseCart) })
}

/** Transforms the stored cart, not this tab's copy, which another tab may have outdated. */
function update(transform: (cart: CartItem[]) => CartItem[]): void {
  const cart = transform(safeLocalStorage.readJson(storageKeys.cart, parseCart))
  safeLocalStorage.write(storageKeys.cart, JSON.stringify(cart))
  store.setState({ addToCart: cart })
}

/** The shared cart. Changes are persisted and reach other tabs. */
export const cart = {
  /** The current lines. */
  items: (): CartItem[] => store.getState().addToCart,
  /** Appends a product. @returns false when the cart already has it */
  add(product: Product): boolean {
    let added = false
    update((items) => {
      const next = addItem(items, toCartItem(product))
      added = next !== null
      return next ?? items
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
  clear: (): void => update(() => []),
}

/** The cart's lines, following changes in this tab and in others. */
export function useCart(): CartItem[] {
  return useStore(store, (state) => state.addToCart)
}

/** Restores the stored cart and follows other tabs. @returns unsubscribes */
export function startCart(): () => void {
  syncFromStorage()
  return safeLocalStorage.subscribeExternal(storageKeys.cart, syncFromStorage)
}
