import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { repositoryRoot } from 'release/workspace.ts'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { runProcess } from '../run-process.ts'

const script = path.join(repositoryRoot, 'deploy/systemd/storefront.sh')

const SECRETS = `# JWT_SECRET=of a comment
JWT_SECRET=a "b" $HOME;c & d
SMTP_URL="smtps://user:pass@mail.example"
`
const PROGRAM = `
console.log(JSON.stringify([process.argv.slice(2), process.cwd(), process.env]))
`

/** The script with folders of its own; changing the user, which only root may, is left out. */
async function install() {
  const folder = await createTemporaryFolder({
    'etc/backend-1.env': 'BACKEND_PORT=4001\n',
    'etc/backend-secrets.env': SECRETS,
    'opt/backend/server.mjs': PROGRAM,
    'bin/setpriv': '#!/bin/sh\nwhile [ "$1" != node ]; do shift; done\nexec "$@"\n',
  })
  const command = path.join(folder, 'storefront')
  const text = await readFile(script, 'utf8')
  await writeFile(
    command,
    text.replaceAll('/etc/storefront', `${folder}/etc`).replace('/opt/storefront', `${folder}/opt`),
  )
  await chmod(command, 0o755)
  await chmod(path.join(folder, 'bin/setpriv'), 0o755)
  const env = { PATH: `${folder}/bin:${process.env.PATH}` }
  return { folder, run: (...args: string[]) => runProcess(command, args, { cwd: folder, env }) }
}

describe('storefront', () => {
  test('runs a command of a program with its settings, each as it stands', async () => {
    const { folder, run } = await install()
    const [args, cwd, env] = JSON.parse(await run('backend', 'restore', 'a b')) as [
      string[],
      string,
      NodeJS.ProcessEnv,
    ]
    expect(args).toEqual(['restore', 'a b'])
    expect(cwd).toBe(path.join(folder, 'opt/backend'))
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      CONFIG_FILE: path.join(folder, 'etc/shop.yaml'),
      BACKEND_PORT: '4001',
      JWT_SECRET: 'a "b" $HOME;c & d',
      SMTP_URL: 'smtps://user:pass@mail.example',
    })
  })

  test.each([
    [[], 'storefront: name the program and its command'],
    [['shell'], 'storefront: name the program and its command'],
    [['backend'], 'storefront: name a command; storefront backend --help lists them'],
  ])('says what is missing in %j', async (args, message) => {
    const { run } = await install()
    await expect(run(...args)).rejects.toThrow(message)
  })
})
