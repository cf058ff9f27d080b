import { OVERRIDE_PARAMETER, type Overrides, parseOverrides } from '@shop/contracts/overrides.ts'
import { cookieNames } from '@shop/contracts/storage-keys.ts'
import { isVisitorId } from '@shop/contracts/traffic.ts'

import { readCookie } from './read-cookie.ts'

/** More than a tester asks for, and little enough to be read for anybody. */
const MAX_LENGTH = 1_000

const parameter = new RegExp(`[?&]${OVERRIDE_PARAMETER}=`)
const NONE: Overrides = new Map()

/** What a request says about the versions that its visitor gets. */
export interface VisitorChoice {
  /** What a tester has asked for, by name of the remote. */
  overrides: Overrides
  /** Versions that the visitor's tab keeps while they are live for anybody, by name of the remote. */
  kept: Overrides
  /** Empty for a visitor who has none. */
  visitorId: string
}

const parse = (text: string): Overrides =>
  text === '' || text.length > MAX_LENGTH ? NONE : parseOverrides(text)

/** Reads what a request says about versions, as the browser will. @param url path and query */
export function readVisitorChoice(url: string, cookies: string | undefined): VisitorChoice {
  const inAddress = parameter.test(url)
    ? new URLSearchParams(url.slice(url.indexOf('?'))).get(OVERRIDE_PARAMETER)
    : null
  const visitorId = readCookie(cookies, cookieNames.visitor)
  return {
    overrides: parse(inAddress ?? readCookie(cookies, cookieNames.overrides)),
    kept: parse(readCookie(cookies, cookieNames.keptVersions)),
    visitorId: isVisitorId(visitorId) ? visitorId : '',
  }
}

/** The address as the browser shows it once it has read the overrides. @param url path and query */
export function withoutOverrides(url: string): string {
  if (!parameter.test(url)) return url
  const start = url.indexOf('?')
  const parameters = new URLSearchParams(url.slice(start))
  parameters.delete(OVERRIDE_PARAMETER)
  const search = String(parameters)
  return url.slice(0, start) + (search && `?${search}`)
}
