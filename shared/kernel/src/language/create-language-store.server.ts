import type { StoreApi } from 'zustand'

import { currentRendering } from '../server/render-host.server.ts'
import type { Language, LanguageState } from './language.store.ts'

/** The language of the rendering that the caller belongs to. It does not change. @param states by language */
export function createLanguageStore(
  states: Record<Language, LanguageState>,
): StoreApi<LanguageState> {
  const getState = () => states[currentRendering().language]
  return {
    getState,
    getInitialState: getState,
    setState: () => undefined,
    subscribe: () => () => undefined,
  }
}
