import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** Variables in which the usual CI systems name whoever runs a job. */
const ACTOR_VARIABLES = ['RELEASE_ACTOR', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN']

/** Names whoever runs the tool: as CI says, else as Git is configured (`Name <email>`), else the user of this machine. */
export function readActor(root: string, env: NodeJS.ProcessEnv = process.env): string {
  for (const variable of ACTOR_VARIABLES) if (env[variable]) return env[variable]
  const options = { cwd: root, env, encoding: 'utf8' } as const
  const { stdout } = spawnSync('git', ['config', '--get-regexp', '^user\\.(name|email)$'], options)
  const lines = (stdout ?? '').split('\n')
  // The last one counts: that of the repository comes after the user's.
  const read = (key: string) =>
    lines.findLast((line) => line.startsWith(`user.${key} `))?.slice(`user.${key} `.length) ?? ''
  const [name, email] = [read('name'), read('email')]
  if (name && email) return `${name} <${email}>`
  return name || email || userInfo().username
}
