import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'

import { useT } from './messages.ts'
import { isAddress } from './overrides.ts'
import { isAllowedOverride, overrideOrigins } from './allowed-override.ts'

interface OverrideFieldProps {
  name: string
  /** The version that shoppers get, if the remote is live at all. */
  live: string | undefined
  versions: readonly string[]
  /** What this tab is to have; null for the live version. */
  wish: string | null
  onChange: (wish: string | null) => void
}

const LIVE = 'live'
const ADDRESS = 'address'

/** Chooses the release of one remote. */
export function OverrideField({ name, live, versions, wish, onChange }: OverrideFieldProps) {
  const t = useT()
  const origins = overrideOrigins()
  const [byAddress, setByAddress] = useState(wish !== null && isAddress(wish))
  const others = new Set([...versions, ...(wish && !byAddress ? [wish] : [])])

  function choose(value: string) {
    setByAddress(value === ADDRESS)
    if (value === LIVE) onChange(null)
    else onChange(value === ADDRESS ? (origins[0] ?? '') : value)
  }

  return (
    <Stack $gap="3">
      <Field label={<bdi translate="no">{name}</bdi>}>
        <Select
          dir="ltr"
          value={byAddress ? ADDRESS : (wish ?? LIVE)}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={LIVE}>{t('overrides.live', { version: live ?? '–' })}</option>
          {[...others].map((version) => (
            <option key={version} translate="no">
              {version}
            </option>
          ))}
          {origins.length > 0 && <option value={ADDRESS}>{t('overrides.address')}</option>}
        </Select>
      </Field>
      {byAddress && (
        <Field
          label={t('overrides.addressLabel', { name })}
          hint={t('overrides.addressHint', { origins: origins.join(' ') })}
          error={isAllowedOverride(wish ?? '') ? undefined : t('overrides.invalid')}
        >
          <TextInput
            type="url"
            value={wish ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </Stack>
  )
}
