import path from 'node:path'

import { packageFolder } from './package-folder.js'

/**
 * Aliases of production builds, for browsers and for the server: the router's `package.json` names its
 * development build only. This goes when it names both (https://github.com/remix-run/react-router/issues/14102).
 */
export function createProductionAliases() {
  const router = packageFolder(
    'react-router',
    packageFolder('react-router-dom', packageFolder('@shop/router')),
  )
  return {
    'react-router$': path.join(router, 'dist/production/index.mjs'),
    'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
  }
}
