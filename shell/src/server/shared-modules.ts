import * as lingui from '@lingui/core'
import * as linguiReact from '@lingui/react/server'
import * as kernelCart from '@shop/kernel/cart'
import * as kernelConfig from '@shop/kernel/config'
import * as kernelHttp from '@shop/kernel/http'
import * as kernelLanguage from '@shop/kernel/language'
import * as kernelLoading from '@shop/kernel/loading'
import * as kernelPage from '@shop/kernel/page'
import * as kernelSession from '@shop/kernel/session'
import * as kernelSlots from '@shop/kernel/slots'
import * as kernelStartup from '@shop/kernel/startup'
import * as kernelStorage from '@shop/kernel/storage'
import * as kernelTheme from '@shop/kernel/theme'
import * as kernelToast from '@shop/kernel/toast'
import * as router from '@shop/router'
import * as query from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as toast from 'react-hot-toast'
import * as styledComponents from 'styled-components'

/** The modules that the shell shares with the remotes that are rendered with it, by request. */
export const sharedModules: Record<string, unknown> = {
  // Remotes that were built with @shop/i18n 1.0 ask for it.
  '@lingui/core': lingui,
  '@lingui/react/server': linguiReact,
  '@shop/kernel/cart': kernelCart,
  '@shop/kernel/config': kernelConfig,
  '@shop/kernel/http': kernelHttp,
  '@shop/kernel/language': kernelLanguage,
  '@shop/kernel/loading': kernelLoading,
  '@shop/kernel/page': kernelPage,
  '@shop/kernel/session': kernelSession,
  '@shop/kernel/slots': kernelSlots,
  '@shop/kernel/startup': kernelStartup,
  '@shop/kernel/storage': kernelStorage,
  '@shop/kernel/theme': kernelTheme,
  '@shop/kernel/toast': kernelToast,
  '@shop/router': router,
  '@tanstack/react-query': query,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-hot-toast': toast,
  'styled-components': styledComponents,
}
