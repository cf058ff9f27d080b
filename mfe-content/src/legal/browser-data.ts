import { cookieNames, sessionStorageKeys, storageKeys } from '@shop/contracts/storage-keys.ts'

/** What the browser keeps, by where; what each is for is the message `browser.KIND.NAME`. */
export const browserData = {
  local: storageKeys,
  session: sessionStorageKeys,
  cookie: cookieNames,
} as const

export type BrowserDataKind = keyof typeof browserData
