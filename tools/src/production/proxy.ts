import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { repositoryRoot } from 'workspace/workspace.ts'

import { installDebianPackage, isDebianRoot } from '../debian-packages.ts'
import { StartError } from '../run-command.ts'
import { runProcess } from '../run-process.ts'
import type { Certificate } from './certificate.ts'

const source = path.join(repositoryRoot, 'deploy/nginx')
/** Fills the configuration, for the settings in a file. */
export const fillScript = path.join(source, 'fill.sh')
/** Debian's own configuration, which includes ours. */
const DEBIAN_CONFIG = '/etc/nginx/nginx.conf'

export const proxyNames = { site: 'shop.localhost', api: 'api.shop.localhost' } as const

export const isProxyInstalled = () => existsSync(DEBIAN_CONFIG)

const FIREWALL = '/usr/sbin/nft'

/** Installs nginx and nftables as root on Debian. Elsewhere the tests that need them are skipped, and named. */
export function ensureProxy(): void {
  if ((isProxyInstalled() && existsSync(FIREWALL)) || !isDebianRoot()) return
  if (installDebianPackage('nginx-light nftables iproute2') !== 0)
    throw new StartError('Installing nginx and nftables failed.')
}

interface ProxyOptions {
  /** Empty, for its configuration, cache and log. */
  folder: string
  ports: { http: number; https: number; internal: number }
  sitePorts: readonly number[]
  backendPorts: readonly number[]
  releaseDir: string
  certificate: Certificate
  /** Of its processes, each of which keeps connections of its own to the programs behind; by default one per core. */
  workers?: number
}

const toAddresses = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ')

/** Debian's own main file with room for connections, for a folder instead of the system's. */
async function adaptMainFile({ folder, workers }: ProxyOptions): Promise<string> {
  const room = path.join(source, 'connections.sed')
  const text = await runProcess('sed', ['-f', room, DEBIAN_CONFIG], { cwd: folder })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/tmp;`)
    .join(' ')
  const adapted = text
    .replace(/^user .*$/m, process.getuid?.() === 0 ? '$&' : '')
    .replace(/^worker_processes .*$/m, `worker_processes ${workers ?? 'auto'};`)
    .replace(/^pid .*$/m, `pid ${folder}/pid;`)
    .replace(/^error_log .*$/m, 'error_log stderr notice;')
    .replace(/^include .*modules-enabled.*$/m, '')
    .replace(/access_log .*$/m, `access_log off; ${temporary}`)
    .replace('/etc/nginx/conf.d/', '')
    .replace(/include .*sites-enabled.*$/m, '')
  return `daemon off;\n${adapted.replace('include *.conf', 'include storefront.conf')}`
}

/** Writes the configuration that `deploy/nginx` makes for these programs. */
export async function writeProxyConfig(options: ProxyOptions): Promise<string> {
  const { folder, ports, certificate } = options
  // Its workers are another user's when it is started by root.
  await chmod(folder, 0o755)
  await mkdir(path.join(folder, 'tmp'))
  await cp(path.join(source, 'snippets'), path.join(folder, 'snippets'), { recursive: true })
  const settings = {
    SITE_NAME: proxyNames.site,
    API_NAME: proxyNames.api,
    SITE_SERVERS: toAddresses(options.sitePorts),
    API_SERVERS: toAddresses(options.backendPorts),
    CERTIFICATE: certificate.certificateFile,
    CERTIFICATE_KEY: certificate.keyFile,
    RELEASE_DIR: options.releaseDir,
    CACHE_DIR: path.join(folder, 'cache'),
    ACCESS_LOG: path.join(folder, 'access.log'),
    ERROR_LOG: path.join(folder, 'error.log'),
    ACME_DIR: folder,
    HTTP_PORT: ports.http,
    HTTPS_PORT: ports.https,
    INTERNAL_PORT: ports.internal,
  }
  const settingsFile = path.join(folder, 'storefront.env')
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`)
  await writeFile(settingsFile, lines.join(''))
  const filled = await runProcess(fillScript, [settingsFile], { cwd: folder })
  await writeFile(path.join(folder, 'storefront.conf'), filled)
  const mainFile = path.join(folder, 'nginx.conf')
  await writeFile(mainFile, await adaptMainFile(options))
  return mainFile
}

/**
 * Starts nginx, in a process group of its own, and waits until its workers run.
 * @param onError receives each line of its log that is more than a notice
 * @throws StartError with its own message when it does not start
 */
export async function spawnProxy(
  mainFile: string,
  onError: (line: string) => void,
): Promise<ChildProcess> {
  const child = spawn('nginx', ['-p', path.dirname(mainFile), '-c', mainFile], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const lines = output.split('\n')
      output = lines.pop() ?? ''
      for (const line of lines) {
        if (line.includes('start worker process ')) resolve()
        if (!/\[(?:notice|info)\]/.test(line)) onError(line)
      }
    })
    child.once('error', reject)
    child.once('exit', () => reject(new StartError(`nginx did not start ${output}`)))
  })
  return child
}
