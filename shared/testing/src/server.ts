import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

import { testConfig } from './config.ts'

/** The site has no Arabic pages in tests: the language changes in place. */
const noArabicPage = http.get(/\/ar(?:[/?]|$)/, () => new HttpResponse(null, { status: 404 }))

/** URL of a main API endpoint. */
export const mainUrl = (path: string): string => `${testConfig.apiUrl}${path}`

/** Mock server; an unhandled request fails the test. */
export const server = setupServer(noArabicPage)

/** URL of a payments API endpoint. */
export const paymentsUrl = (path: string): string => `${testConfig.paymentsUrl}${path}`
