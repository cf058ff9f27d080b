import { serveReleaseFolder } from './serve-release-folder.ts'

// Serves a release folder until the process is ended: FOLDER PORT ORIGIN_OF_THE_BACKEND.

// With RELEASE_SECRET only testers may run versions that were never live.

const [folder = '', port = '', backend = ''] = process.argv.slice(2)
const secret = process.env.RELEASE_SECRET
await serveReleaseFolder(folder, Number(port), backend, secret ? { secret } : 'everybody')
console.log('Serving')
