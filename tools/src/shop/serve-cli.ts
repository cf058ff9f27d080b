import { serveReleaseFolder } from './serve-release-folder.ts'

// Serves a release folder until the process is ended: FOLDER PORT ORIGIN_OF_THE_BACKEND.

const [folder = '', port = '', backend = ''] = process.argv.slice(2)
await serveReleaseFolder(folder, Number(port), backend)
console.log('Serving')
