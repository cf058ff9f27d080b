import { isUrl } from '@shop/contracts/overrides.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'

import { useT } from './messages.ts'
import { getOverrideOrigins, isAllowedOverrideUrl, SHELL } from './override-options.ts'

interface OverrideFieldProps {
  /** The front end’s name, as in `mfe-catalog`. */
  frontEnd: string
  /** The live version, if it is known. */
  live: string | undefined
  versions: readonly string[]
  /** The version or URL to load; null for the live version. */
  value: string | null
  onChange: (value: string | null) => void
}

const LIVE = 'live'
const CUSTOM_URL = 'url'

/** Chooses the release of one front end. */
export function OverrideField({ frontEnd, live, versions, value, onChange }: OverrideFieldProps) {
  const t = useT()
  const origins = frontEnd === SHELL ? [] : getOverrideOrigins()
  const [customUrl, setCustomUrl] = useState(value !== null && isUrl(value))
  const options = new Set([...versions, ...(value && !customUrl ? [value] : [])])

  function choose(option: string) {
    setCustomUrl(option === CUSTOM_URL)
    if (option === LIVE) onChange(null)
    else onChange(option === CUSTOM_URL ? (origins[0] ?? '') : option)
  }

  return (
    <Stack $gap="3">
      <Field label={<bdi translate="no">{frontEnd}</bdi>}>
        <Select
          dir="ltr"
          value={customUrl ? CUSTOM_URL : (value ?? LIVE)}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={LIVE}>{t('overrides.live', { version: live ?? '–' })}</option>
          {[...options].map((version) => (
            <option key={version} translate="no">
              {version}
            </option>
          ))}
          {origins.length > 0 && <option value={CUSTOM_URL}>{t('overrides.url')}</option>}
        </Select>
      </Field>
      {customUrl && (
        <Field
          label={t('overrides.urlLabel', { name: frontEnd })}
          hint={t('overrides.urlHint', { origins: origins.join(' ') })}
          error={isAllowedOverrideUrl(value ?? '') ? undefined : t('overrides.invalid')}
        >
          <TextInput
            type="url"
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </Stack>
  )
}
