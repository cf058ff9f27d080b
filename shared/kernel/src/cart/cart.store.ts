import type { Product } from '@shop/contracts/catalog.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { createStore, useStore } from 'zustand'

import { safeLocalStorage } from '../storage/safe-storage.ts'
import { addItem, parseCart, removeItem, stepQuantity, toCartItem, type CartItem } from './cart.ts'

interface CartState {
  /** Named as the app state of the sites that share this cart. */
  addToCart: CartItem[]
}

const store = createStore<CartState>(() => ({ addToCart: [] }))

function read(): void {
  store.setState({ addToCart: safeLocalStorage.readJson(storageKeys.cart, parseCart) })
}

/** Applies a rule to the stored cart, not to this tab's copy: another tab may just have changed it. */
function update(rule: (cart: CartItem[]) => CartItem[]): void {
  const cart = rule(safeLocalStorage.readJson(storageKeys.cart, parseCart))
  safeLocalStorage.write(storageKeys.cart, JSON.stringify(cart))
  store.setState({ addToCart: cart })
}

/** The cart that the whole page shares. Every change is stored and reaches other tabs. */
export const cart = {
  /** The lines right now. */
  items: (): CartItem[] => store.getState().addToCart,
  /** Appends a product; false when the cart holds it already. */
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
  remove: (id: string): void => update((items) => removeItem(items, id)),
  clear: (): void => update(() => []),
}

/** The cart's lines, following every change in this tab and in others. */
export function useCart(): CartItem[] {
  return useStore(store, (state) => state.addToCart)
}

/** Reads the stored cart and follows other tabs; returns the function that stops following. */
export function startCart(): () => void {
  read()
  return safeLocalStorage.subscribeExternal(storageKeys.cart, read)
}
