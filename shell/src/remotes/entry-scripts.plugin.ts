import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { CODE_TIMEOUT_MS, getConfig } from '@shop/kernel'

import { allowedAddress } from './allowed.ts'

/**
 * Makes the script of a remote's entry: from an allowed address only, and with a bounded wait. By itself
 * the runtime waits 20 s.
 */
export function entryScripts(): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-scripts',
    createScript({ url }) {
      const address = allowedAddress(url, getConfig())
      const script = document.createElement('script')
      script.src = address
      script.async = true
      return { script, timeout: CODE_TIMEOUT_MS }
    },
  }
}
