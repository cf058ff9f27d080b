import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a package of Debian. @returns the exit code */
export function installDebianPackage(name: string): number | null {
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`
  return spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status
}
