import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** Milliseconds that a remote's entry may take. */
export const ENTRY_TIMEOUT = 5_000

/** Bounds the wait for a remote's entry: by itself the runtime waits 20 s. */
export function boundedWaiting(): ModuleFederationRuntimePlugin {
  return {
    name: 'bounded-waiting',
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = url
      script.async = true
      return { script, timeout: ENTRY_TIMEOUT }
    },
  }
}
