import * as lingui from '@lingui/core'
import * as linguiReact from '@lingui/react/server'
import * as kernel from '@shop/kernel'
import * as router from '@shop/router'
import * as query from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as toast from 'react-hot-toast'
import * as styledComponents from 'styled-components'

/** The modules that the shell shares with the remotes that are rendered with it, by request. */
export const sharedModules: Record<string, unknown> = {
  // For remotes that were built with @shop/i18n 1.0.
  '@lingui/core': lingui,
  '@lingui/react/server': linguiReact,
  '@shop/kernel': kernel,
  '@shop/router': router,
  '@tanstack/react-query': query,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-hot-toast': toast,
  'styled-components': styledComponents,
}
