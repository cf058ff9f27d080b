import { cookieNames, sessionStorageKeys, storageKeys } from '@shop/contracts/storage-keys.ts'

/** Stored data by kind of storage; the message `browser.KIND.NAME` explains the purpose of each. */
export const browserData = {
  local: storageKeys,
  session: sessionStorageKeys,
  cookie: cookieNames,
} as const

export type BrowserDataKind = keyof typeof browserData
