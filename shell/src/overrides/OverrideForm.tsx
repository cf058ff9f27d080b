import type { Overrides } from '@shop/contracts/overrides.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type FormEvent, useEffect, useState } from 'react'

import { useT } from './messages.ts'
import {
  getServedShell,
  isAllowedOverrideUrl,
  loadVersions,
  SHELL,
  type Versions,
} from './override-options.ts'
import { getOverrideState } from './override-state.ts'
import { OverrideField } from './OverrideField.tsx'
import { persistOverrides } from './overrides.ts'
import { RejectedOverrides } from './RejectedOverrides.tsx'
import { ShareLink } from './ShareLink.tsx'
import { tellServerOfOverrides } from './tell-server-of-overrides.ts'

/** Loaded remotes cannot be unloaded, so overrides take effect on reload. */
function reloadWith(overrides: Overrides): void {
  persistOverrides(overrides)
  tellServerOfOverrides()
  window.location.reload()
}

/** Chooses the release of the shell and of each remote in this tab. */
export function OverrideForm() {
  const t = useT()
  const { live, active, rejected } = getOverrideState()
  const [requested, setRequested] = useState<Overrides>(active)
  const [versions, setVersions] = useState<Versions | null>({})
  useEffect(() => void loadVersions().then(setVersions), [])

  const liveVersions = new Map(live.map(({ name, entry }) => [name, entry.metadata.version]))
  const servedShell = getServedShell()
  if (servedShell && !active.has(SHELL)) liveVersions.set(SHELL, servedShell)
  const shell = servedShell ? [SHELL] : []
  const names = [...new Set([...shell, ...live.map(({ name }) => name), ...requested.keys()])]
  const isOffered = (name: string, release: string) =>
    active.get(name) === release || versions?.[name]?.includes(release)
  const valid = [...requested].every(
    ([name, release]) => isOffered(name, release) || isAllowedOverrideUrl(release),
  )

  function choose(name: string, release: string | null) {
    const changed = new Map(requested)
    if (release === null) changed.delete(name)
    else changed.set(name, release)
    setRequested(changed)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (valid) reloadWith(requested)
  }

  return (
    <Stack as="form" $gap="5" onSubmit={handleSubmit}>
      <p>{t('overrides.intro')}</p>
      {versions === null && <Notice kind="info">{t('overrides.notPermitted')}</Notice>}
      {rejected.size > 0 && (
        <Notice kind="warning">
          <RejectedOverrides rejected={rejected} />
        </Notice>
      )}
      {names.map((name) => (
        <OverrideField
          key={name}
          frontEnd={name}
          live={liveVersions.get(name)}
          versions={versions?.[name] ?? []}
          value={requested.get(name) ?? null}
          onChange={(release) => choose(name, release)}
        />
      ))}
      <ShareLink overrides={requested} />
      <Stack $row $gap="3" $justify="end">
        <Button variant="secondary" onClick={() => reloadWith(new Map())}>
          {t('overrides.reset')}
        </Button>
        <Button type="submit">{t('overrides.apply')}</Button>
      </Stack>
    </Stack>
  )
}
