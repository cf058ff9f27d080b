import { existsSync } from 'node:fs'
import path from 'node:path'

import { isVersion } from '@shop/contracts/browser/overrides.ts'
import { type DeployedVersion, selectVersion } from '@shop/contracts/browser/traffic.ts'
import type { PageIndex, ShellPages } from '@shop/release-format/page-index.ts'

import type { VisitorChoice } from './visitor-choice.ts'

export interface ChosenShell extends ShellPages {
  version: string
  /** Whether pages are rendered with it: those of a version that only testers get are left to the browser. */
  isRendered: boolean
}

const SHELL = 'shell'

/** Creates a function that chooses a visitor's shell: the one that a tester asks for, else that of the visitor's id. */
export function createShellChoice(
  folder: string,
  { shell, pages, canary }: PageIndex,
  liveVersion: string,
  isReadable: (file: string) => boolean,
): (choice: VisitorChoice) => ChosenShell {
  const live: ChosenShell = {
    version: liveVersion,
    shell,
    pages,
    isRendered: true,
  }
  const served = [live, ...(canary ? [{ ...canary, isRendered: true }] : [])]
  const versions = served.map(({ version }, index): DeployedVersion => ({
    metadata: { version },
    deployment: { default: index === 0, traffic: canary?.traffic ?? 0 },
  }))

  function findPublished(version: string): ChosenShell | undefined {
    const file = path.posix.join(SHELL, version, 'index.html')
    if (!isVersion(version) || !isReadable(file)) return undefined
    if (!existsSync(path.join(folder, file))) return undefined
    return { version, shell: file, pages: {}, isRendered: false }
  }

  return ({ overrides, visitorId }) => {
    const requested = overrides.get(SHELL)
    const wanted =
      requested ??
      (canary && selectVersion(versions, visitorId, SHELL)?.metadata.version) ??
      live.version
    const found = served.find(({ version }) => version === wanted)
    return found ?? findPublished(wanted) ?? live
  }
}
