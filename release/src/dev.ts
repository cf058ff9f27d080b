import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

import { devPort, remotes, root, type RemoteName } from './store/folders.ts'

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js')

function isRemote(name: string | undefined): name is RemoteName {
  return remotes.some((known) => known === name)
}

const [name] = process.argv.slice(2)
if (!isRemote(name)) {
  process.stderr.write(`Say which remote to serve: npm run dev -- ${remotes.join(' | ')}\n`)
  process.exit(1)
}

const port = process.env.PORT ?? String(devPort(name))
process.stdout.write(`Serving ${name} from source at http://localhost:${port}\n`)
const child = spawn(process.execPath, [webpack, 'serve', '--port', port], {
  cwd: path.join(root, name),
  env: { ...process.env, NODE_ENV: 'development' },
  stdio: 'inherit',
})
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 1))
