import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { getConfig } from '@shop/kernel/config'
import { ENTRY_SCRIPT_ATTRIBUTE, LOAD_TIMEOUT_MS } from '@shop/kernel/loading'

import { toAllowedUrl } from './origin-allowlist.ts'

/**
 * Creates remotes' entry scripts: from allowed origins only, with the digest that the release recorded, and with our time-out
 * instead of the runtime's 20 s.
 * @param digests of entries (`sha384-…`), by address
 */
export function entryScriptPlugin(
  digests: ReadonlyMap<string, string>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-scripts',
    createScript({ url }) {
      const src = toAllowedUrl(url, getConfig())
      const script = Object.assign(document.createElement('script'), { src, async: true })
      const integrity = digests.get(src)
      if (integrity) script.integrity = integrity
      // As preload links ask for it, also where nothing is known of its bytes.
      if (new URL(src).origin !== window.location.origin) script.crossOrigin = 'anonymous'
      script.setAttribute(ENTRY_SCRIPT_ATTRIBUTE, '')
      return { script, timeout: LOAD_TIMEOUT_MS }
    },
  }
}
