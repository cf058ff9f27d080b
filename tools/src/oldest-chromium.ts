import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { repositoryRoot } from 'workspace/workspace.ts'

import { StartError } from './run-command.ts'

/** Brings Chromium 109, the oldest that pages support, for Linux on x64. Debian's archive has the newest only. */
const PACKAGE = '@sparticuz/chromium@109.0.6'
const DIGEST =
  '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg=='

const file = path.join(repositoryRoot, 'node_modules/.cache/chromium-109')

/** The path of the oldest Chromium that is supported, if it was installed. */
export const findOldestChromium = (): string | undefined => (existsSync(file) ? file : undefined)

function run(command: string, args: readonly string[], folder: string): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new StartError(`Installing ${PACKAGE} failed.`)
}

/**
 * Installs the oldest Chromium that is supported. On other machines its tests are left out.
 * @throws StartError when it cannot be downloaded, or has other bytes than it had
 */
export function ensureOldestChromium(): void {
  if (findOldestChromium() || `${process.platform} ${process.arch}` !== 'linux x64') return
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  try {
    run('npm', ['pack', '--silent', PACKAGE], folder)
    const archive = path.join(folder, 'sparticuz-chromium-109.0.6.tgz')
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (digest !== DIGEST) throw new StartError(`${PACKAGE} has other bytes than it had.`)
    run('tar', ['--extract', '--gzip', '--file', archive, 'package/bin/chromium.br'], folder)
    const program = brotliDecompressSync(readFileSync(path.join(folder, 'package/bin/chromium.br')))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, program, { mode: 0o755 })
    renameSync(`${file}.part`, file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
