import { timingSafeEqual } from 'node:crypto'

import type { Config } from '../config/config.ts'
import { deriveKey } from './security.ts'

const sign = (config: Pick<Config, 'secret'>, purpose: string, id: string) =>
  deriveKey(config, `${purpose} ${id}`)

/** The token of a link that works for as long as what it names is there. @param purpose of the link */
export const toSignedId = (config: Pick<Config, 'secret'>, purpose: string, id: string): string =>
  `${id}.${sign(config, purpose, id)}`

/** The id in such a token; undefined when it was not signed for this purpose. */
export function readSignedId(
  config: Pick<Config, 'secret'>,
  purpose: string,
  token: string,
): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const [expected, received] = [Buffer.from(sign(config, purpose, id)), Buffer.from(signature)]
  return expected.length === received.length && timingSafeEqual(expected, received) ? id : undefined
}
