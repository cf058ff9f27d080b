import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readEnvironment, StartupError } from '../env.ts'
import { backUp, restore } from './backup.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const [command, name] = process.argv.slice(2)

try {
  if (!name) throw new StartupError(`name the file: npm run ${command} -- shop.backup`)
  const env = readEnvironment(process.env, repository)
  const file = resolve(name)
  if (command === 'restore') {
    mkdirSync(env.dataDir, { recursive: true })
    await restore(env, file)
    console.log(`The database was restored from ${file}.`)
  } else {
    await backUp(env, file)
    console.log(`The database was copied to ${file}.`)
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(`Nothing was changed: ${error.message}.`)
  process.exit(1)
}
