import { setupServer } from 'msw/node'

import { testConfig } from './config.ts'

/** The network of a test: a request that no handler answers fails it. */
export const server = setupServer()

/** Address of a main API call. */
export const mainUrl = (path: string): string => `${testConfig.apiUrl}${path}`

/** Address of a payments API call. */
export const paymentsUrl = (path: string): string => `${testConfig.paymentsUrl}${path}`
