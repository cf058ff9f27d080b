import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useEffect, useState, type FormEvent } from 'react'

import { currentOverrides } from './current.ts'
import { useT } from './messages.ts'
import { OverrideField } from './OverrideField.tsx'
import type { Overrides } from './overrides.ts'
import { RefusedList } from './RefusedList.tsx'
import { ShareLink } from './ShareLink.tsx'
import { keepOverrides } from './tab.ts'
import { loadVersions, type Versions } from './versions.ts'
import { isAllowedOverride } from './allowed-override.ts'

/** Puts the wishes into force: remotes that are loaded cannot be taken back, so the page starts again. */
function restartWith(overrides: Overrides): void {
  keepOverrides(overrides)
  window.location.reload()
}

/** Which release of each remote this tab runs. */
export function OverrideForm() {
  const t = useT()
  const { live, active, refused } = currentOverrides()
  const [wishes, setWishes] = useState<Overrides>(active)
  const [versions, setVersions] = useState<Versions>({})
  useEffect(() => void loadVersions().then(setVersions), [])

  const names = [...new Set([...live.map(({ name }) => name), ...wishes.keys()])]
  // What is typed must be an allowed address; everything else was offered.
  const offered = (name: string, wish: string) =>
    active.get(name) === wish || versions[name]?.includes(wish)
  const allowed = [...wishes].every(
    ([name, wish]) => offered(name, wish) || isAllowedOverride(wish),
  )

  function choose(name: string, wish: string | null) {
    const changed = new Map(wishes)
    if (wish === null) changed.delete(name)
    else changed.set(name, wish)
    setWishes(changed)
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    if (allowed) restartWith(wishes)
  }

  return (
    <Stack as="form" $gap="5" onSubmit={apply}>
      <p>{t('overrides.intro')}</p>
      {refused.size > 0 && (
        <Notice kind="warning">
          <RefusedList refused={refused} />
        </Notice>
      )}
      {names.map((name) => (
        <OverrideField
          key={name}
          name={name}
          live={live.find((remote) => remote.name === name)?.entry.metadata.version}
          versions={versions[name] ?? []}
          wish={wishes.get(name) ?? null}
          onChange={(wish) => choose(name, wish)}
        />
      ))}
      <ShareLink overrides={wishes} />
      <Stack $row $gap="3" $justify="end">
        <Button variant="secondary" onClick={() => restartWith(new Map())}>
          {t('overrides.reset')}
        </Button>
        <Button type="submit">{t('overrides.apply')}</Button>
      </Stack>
    </Stack>
  )
}
