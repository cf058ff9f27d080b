import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Certificate {
  certificateFile: string
  keyFile: string
  /** The certificate itself, for clients that trust it. */
  text: string
}

/** Makes a certificate for host names, signed by itself. @throws when `openssl` is missing */
export async function createCertificate(
  folder: string,
  names: readonly [string, ...string[]],
): Promise<Certificate> {
  const certificateFile = path.join(folder, 'certificate.pem')
  const keyFile = path.join(folder, 'key.pem')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const alternatives = names.map((name) => `DNS:${name}`).join(',')
  await execute('openssl', [
    ...['req', '-x509', '-days', '2', ...key, '-keyout', keyFile, '-out', certificateFile],
    ...['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`],
  ])
  return { certificateFile, keyFile, text: await readFile(certificateFile, 'utf8') }
}
