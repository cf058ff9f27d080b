import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import type { OfficeSettings } from '@shop/contracts/wire/office-settings.ts'
import { MAX_STORES, storeFields } from '@shop/contracts/wire/office-stores.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { useFieldArray, useForm } from 'react-hook-form'

import { useSettingsT } from '../messages.generated.ts'
import { toChange, toValues } from '../records/record-values.ts'
import { RecordFields } from '../records/RecordFields.tsx'
import { ItemGroup } from './ItemGroup.tsx'
import { SettingForm } from './SettingForm.tsx'

const createStore = () => toValues(storeFields, emptyRecord(storeFields), true)

/** The form values of the stores, of one at least. */
function toStoresValues(value: OfficeSettings['stores']['value']) {
  const stores = (value?.stores ?? []).map((store) => toValues(storeFields, store, false))
  return { stores: stores.length > 0 ? stores : [createStore()] }
}

/** The stores of the shop's page. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function StoresForm({ stored }: { stored: OfficeSettings['stores'] }) {
  const t = useSettingsT()
  const form = useForm({ defaultValues: toStoresValues(stored.value), mode: 'onTouched' })
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'stores',
    keyName: 'key',
  })
  return (
    <SettingForm
      name="stores"
      storedVersion={stored.version}
      form={form}
      toChange={({ stores }) => ({
        stores: stores.map((store) => toChange(storeFields, store, {})),
      })}
      onReset={(value) => form.reset(toStoresValues(value))}
    >
      <Muted>{t('stores.collection')}</Muted>
      {fields.map(({ key }, index) => (
        <ItemGroup
          key={key}
          title={t('stores.store', { number: index + 1 })}
          removeLabel={t('stores.remove', { number: index + 1 })}
          index={index}
          count={fields.length}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        >
          <FormGrid>
            <RecordFields form={form} kind="setting" fields={storeFields} of={`stores.${index}`} />
          </FormGrid>
        </ItemGroup>
      ))}
      {fields.length < MAX_STORES && (
        <div>
          <Button variant="secondary" onClick={() => append(createStore())}>
            {t('stores.add')}
          </Button>
        </div>
      )}
    </SettingForm>
  )
}
