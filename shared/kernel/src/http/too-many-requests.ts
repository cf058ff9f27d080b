import type { AxiosError } from 'axios'

import { serverMessage } from './failure.ts'

/** Headers of a response, by their names in lower case. */
type Headers = Record<string, unknown>
type Describe = (headers: Headers) => string

let loadDescribe: (() => Promise<Describe>) | undefined

/** Sets what describes a request too many where the server does not. @param load gets it when it is needed */
export function setTooManyRequestsTexts(load: () => Promise<Describe>): void {
  loadDescribe = load
}

/** Gives a 429 without a message one, as if the server had sent it. */
export async function explainTooManyRequests(error: AxiosError): Promise<void> {
  const { response } = error
  if (response?.status !== 429 || serverMessage(error) !== undefined) return
  try {
    const describe = await loadDescribe?.()
    if (describe) response.data = { message: describe(response.headers) }
  } catch (cause) {
    // Without it, the failure has the general text.
    console.warn('The texts could not be loaded', cause)
  }
}
