import type { OfficeSettings } from '@shop/contracts/shop-settings.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'

import { RecordForm, type RecordFormProps } from '../form/RecordForm.tsx'
import { saveSetting, settingsQuery } from './settings.api.ts'

interface SettingFormProps<Values extends FieldValues, Change> extends Pick<
  RecordFormProps<Values, Change, unknown>,
  'form' | 'schema' | 'toChange' | 'children'
> {
  name: keyof OfficeSettings
  title: string
  /** What counts while nobody has saved the setting. */
  unset?: string
  /** That was read, 0 of a setting that nobody has saved. Read once: one that is read anew must not overwrite what was typed. */
  storedVersion: number
}

/** The form of one of the shop's settings, which stays open when it is saved. */
export function SettingForm<Values extends FieldValues, Change extends object>({
  name,
  title,
  unset,
  storedVersion,
  children,
  ...form
}: SettingFormProps<Values, Change>) {
  const client = useQueryClient()
  const [version, setVersion] = useState(storedVersion)
  return (
    <RecordForm
      {...form}
      version={version}
      save={(change) => saveSetting(name, change)}
      onSaved={(saved) => setVersion(saved.version)}
      reload={async () => (await client.fetchQuery(settingsQuery))[name].version}
    >
      <Stack $gap="5">
        <h2>{title}</h2>
        {unset !== undefined && version === 0 && <Notice>{unset}</Notice>}
      </Stack>
      {children}
    </RecordForm>
  )
}
