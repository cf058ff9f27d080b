import {
  OVERRIDE_PARAMETER,
  type Overrides,
  parseOverrides,
} from '@shop/contracts/browser/overrides.ts'
import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import { isVisitorId } from '@shop/contracts/browser/traffic.ts'

import { readParameter } from './page-query.ts'
import { readCookie } from './read-cookie.ts'

/** More characters than a tester needs, and few enough to be read for anybody. */
const MAX_LENGTH = 1_000

const NONE: Overrides = new Map()

export interface VisitorChoice {
  /** Versions that a tester has asked for, by name of the remote. */
  overrides: Overrides
  /** Versions that the visitor's tab keeps while they are live for anybody, by name of the remote. */
  kept: Overrides
  /** Empty for a visitor who has none. */
  visitorId: string
}

const parse = (text: string): Overrides =>
  text === '' || text.length > MAX_LENGTH ? NONE : parseOverrides(text)

/** Reads which versions a request asks for, as the browser will. @param url path and query */
export function readVisitorChoice(url: string, cookies: string | undefined): VisitorChoice {
  const inAddress = readParameter(url, OVERRIDE_PARAMETER)
  const visitorId = readCookie(cookies, cookieNames.visitor)
  return {
    overrides: parse(inAddress ?? readCookie(cookies, cookieNames.overrides)),
    kept: parse(readCookie(cookies, cookieNames.keptVersions)),
    visitorId: isVisitorId(visitorId) ? visitorId : '',
  }
}
