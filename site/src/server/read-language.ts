import { cookieNames } from '@shop/contracts/storage-keys.ts'

import { readCookie } from './read-cookie.ts'

/** The language of a visitor, which the browser mirrors into a cookie; English without one. */
export const readLanguage = (cookies: string | undefined): 'en' | 'ar' =>
  readCookie(cookies, cookieNames.lang) === 'ar' ? 'ar' : 'en'
