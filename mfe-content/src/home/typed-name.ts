import { toDraftHash } from '@shop/shop-ui/engraving/draft-link.ts'
import { useSyncExternalStore } from 'react'

let name = ''

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The name that was typed last in this tab: it is there again after a look elsewhere, and on every product that takes one. */
export const useTypedName = (): string =>
  useSyncExternalStore(
    subscribe,
    () => name,
    () => '',
  )

export function setTypedName(text: string): void {
  name = text
  for (const listener of listeners) listener()
}

/** The address of a product's page, with the name on the product where there is one. */
export const toNamedPath = (path: string, text: string): string =>
  path + (text.trim() === '' ? '' : toDraftHash([{ name: text, line: '' }]))
