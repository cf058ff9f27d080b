import { useSyncExternalStore } from 'react'

import type { Texts } from './designs.ts'

let draft: Texts | null = null
const listeners = new Set<() => void>()

/** What was typed last in this tab: it goes along from one product to another, and is drawn on the cards of lists. */
export const getDraft = (): Texts | null => draft

export function setDraft(texts: Texts | null): void {
  draft = texts
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The draft, following changes; none on the server. */
export const useDraft = (): Texts | null => useSyncExternalStore(subscribe, getDraft, () => null)
