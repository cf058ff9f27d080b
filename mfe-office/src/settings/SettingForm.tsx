import {
  type OfficeSettings,
  type SettingName,
  shopSettings,
} from '@shop/contracts/wire/office-settings.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'

import { RecordForm, type RecordFormProps } from '../form/RecordForm.tsx'
import { useSettingsT } from '../messages.generated.ts'
import { resetSetting, saveSetting, settingsQuery } from './settings.api.ts'

const ResetSetting = lazyOptional(async () => (await import('./ResetSetting.tsx')).ResetSetting)

interface SettingFormProps<Name extends SettingName, Values extends FieldValues> extends Pick<
  RecordFormProps<Values, unknown, unknown>,
  'form' | 'toChange' | 'children'
> {
  name: Name
  /** That was read, 0 of a setting that nobody has saved. Read once: one that is read anew must not overwrite what was typed. */
  storedVersion: number
  /** Shows the default in place of what was typed. */
  onReset: (value: OfficeSettings[Name]['value']) => void
}

/** The form of one of the shop's settings, which stays open when it is saved. */
export function SettingForm<Name extends SettingName, Values extends FieldValues>({
  name,
  storedVersion,
  onReset,
  children,
  ...form
}: SettingFormProps<Name, Values>) {
  const t = useSettingsT()
  /** What counts while nobody has saved the setting. */
  const unset = t(`${name}.unset`)
  const schema: z.ZodMiniType<object> = shopSettings[name].change
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [version, setVersion] = useState(storedVersion)
  const [resets, setResets] = useState(0)

  // The button that had focus is gone.
  useEffect(() => {
    if (resets > 0) heading.current?.focus()
  }, [resets])

  async function reset() {
    const saved = await resetSetting(name, version)
    setVersion(saved.version)
    onReset(saved.value)
    setResets(resets + 1)
  }

  return (
    <RecordForm
      {...form}
      schema={schema}
      draft={`setting:${name}`}
      version={version}
      save={(change) => saveSetting(name, change)}
      onSaved={(saved) => setVersion(saved.version)}
      reload={async () => (await client.fetchQuery(settingsQuery))[name].version}
    >
      <Stack $gap="5">
        <h2 ref={heading} tabIndex={-1}>
          {t(`${name}.title`)}
        </h2>
        {version === 0 && <Notice>{unset}</Notice>}
      </Stack>
      {children}
      {version > 0 && (
        <Suspense fallback={null}>
          <ResetSetting unset={unset} reset={reset} />
        </Suspense>
      )}
    </RecordForm>
  )
}
