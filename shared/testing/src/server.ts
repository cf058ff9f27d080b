import { setupServer } from 'msw/node'

import { testConfig } from './config.ts'

/** Mock server; an unhandled request fails the test. */
export const server = setupServer()

/** URL of a main API endpoint. */
export const mainUrl = (path: string): string => `${testConfig.apiUrl}${path}`

/** URL of a payments API endpoint. */
export const paymentsUrl = (path: string): string => `${testConfig.paymentsUrl}${path}`
