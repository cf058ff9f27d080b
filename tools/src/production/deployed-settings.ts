import { stringify } from 'yaml'

import { parseUnit, readDeployed, readYaml } from '../deploy/deploy-files.ts'
import type { ProgramName } from '../programs/program-list.ts'

type Section = Record<string, unknown>
type Settings = Record<string, Section>

/** The settings file of `deploy/systemd` as text, with other addresses, folders and what only a test wants. */
export function changeDeployedSettings(changes: Settings): string {
  const [settings = {}] = readYaml<Settings>('systemd/shop.yaml')
  const names = new Set([...Object.keys(settings), ...Object.keys(changes)])
  const changed = [...names].map((name) => [name, { ...settings[name], ...changes[name] }])
  return stringify(Object.fromEntries(changed))
}

/** How long systemd waits before it starts a program again, in milliseconds. @throws Error when the unit does not say */
export function readRestartPause(program: ProgramName): number {
  const name = `systemd/storefront-${program}@.service`
  const seconds = Number(parseUnit(readDeployed(name)).RestartSec?.[0])
  if (!seconds) throw new Error(`${name} has no RestartSec in seconds`)
  return seconds * 1000
}
