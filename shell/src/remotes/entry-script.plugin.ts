import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { CODE_TIMEOUT_MS, getConfig } from '@shop/kernel'

import { toAllowedUrl } from './origin-allowlist.ts'

/** Creates remotes' entry scripts: from allowed origins only, and with our time-out instead of the runtime's 20 s. */
export function entryScriptPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-scripts',
    createScript({ url }) {
      const src = toAllowedUrl(url, getConfig())
      const script = Object.assign(document.createElement('script'), { src, async: true })
      return { script, timeout: CODE_TIMEOUT_MS }
    },
  }
}
