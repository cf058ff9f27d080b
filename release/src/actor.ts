import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** Variables in which the usual CI systems name whoever runs a job. */
const ACTOR_VARIABLES = ['RELEASE_ACTOR', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN']

/** Names whoever runs the tool: as CI says, else as Git is configured (`Name <email>`), else the user of this machine. */
export function readActor(root: string, env: NodeJS.ProcessEnv = process.env): string {
  for (const variable of ACTOR_VARIABLES) if (env[variable]) return env[variable]
  const git = (key: string) =>
    spawnSync('git', ['config', key], { cwd: root, env, encoding: 'utf8' }).stdout?.trim() ?? ''
  const [name, email] = [git('user.name'), git('user.email')]
  if (name && email) return `${name} <${email}>`
  return name || email || userInfo().username
}
