import type { StoreApi } from 'zustand'

import { currentRendering } from '../server/render-host.server.ts'

/** The language of the rendering that the caller belongs to. It does not change. @param states by language */
export function createLanguageStore<State>(states: Record<'en' | 'ar', State>): StoreApi<State> {
  const getState = () => states[currentRendering().language]
  return {
    getState,
    getInitialState: getState,
    setState: () => undefined,
    subscribe: () => () => undefined,
  }
}
