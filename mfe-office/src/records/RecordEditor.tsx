import type { Fields } from '@shop/contracts/wire/office-fields.ts'
import { useNavigate } from '@shop/router'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type FieldValues, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'

import type { DeletableKind } from '../deletion/DeleteDialog.tsx'
import { DeleteRecords } from '../deletion/DeleteRecords.tsx'
import type { Question } from '../form/ConfirmDialog.tsx'
import { forgetForms } from '../form/open-forms.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { useT } from '../messages.generated.ts'
import { PictureField, type StoredPicture } from '../pictures/PictureField.tsx'
import { useTexts } from './labels.ts'
import type { RecordApi } from './record-api.ts'
import { type PicturesByField, toChange, toPictures, toValues } from './record-values.ts'
import { RecordFields } from './RecordFields.tsx'

interface Editing {
  form: UseFormReturn<FieldValues>
  pictures: readonly StoredPicture[]
}

interface RecordEditorProps<Item extends { version: number }, Change> {
  /** Pages are replaced, and never deleted. */
  kind: DeletableKind | 'page'
  /** Whether this one can be deleted. */
  deletable?: boolean
  fields: Fields
  schema: z.ZodMiniType<Change>
  api: RecordApi<Item>
  item: Item
  /** Null for a new record. */
  id: string | null
  /** The list, which is opened when it is saved. */
  listPath: string
  /** Values of fields that are not in the table. */
  ownValues?: object
  /** What is sent besides what the fields say. */
  extend?: (values: FieldValues, pictures: readonly StoredPicture[]) => object
  /** What a new record is sent with. */
  identify?: (values: FieldValues) => object
  ask?: (change: Change) => Question | null
  /** Above the fields. */
  above?: (editing: Editing) => ReactNode
  /** Before the fields of the table. */
  first?: (editing: Editing) => ReactNode
  special?: (editing: Editing) => Readonly<Record<string, ReactNode>>
  /** Below the pictures. */
  below?: (editing: Editing) => ReactNode
  last?: (editing: Editing) => ReactNode
}

/** The form of a record by its table. Reads `item` once: one that is read anew must not overwrite what was typed. */
export function RecordEditor<Item extends { version: number }, Change extends object>({
  kind,
  deletable = true,
  fields,
  schema,
  api,
  item,
  id,
  listPath,
  ownValues,
  extend,
  identify,
  ask,
  above,
  first,
  special,
  below,
  last,
}: RecordEditorProps<Item, Change>) {
  const t = useT()
  const { label } = useTexts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [read] = useState(item)
  const form = useForm<FieldValues>({
    defaultValues: {
      ...toValues(fields, read, read.version === 0),
      pictures: toPictures(fields, read),
      ...ownValues,
    },
    mode: 'onTouched',
  })
  const pictures = useWatch({ control: form.control, name: 'pictures' }) as PicturesByField
  const [covers = []] = [pictures.picture]
  const editing = { form, pictures: covers }
  const gallery = Object.values(fields).find((field) => field.kind === 'pictures')
  function leaveDeleted() {
    forgetForms()
    void navigate(listPath)
    if (id !== null) client.removeQueries(api.query(id))
  }
  return (
    <>
      <RecordForm
        form={form}
        schema={schema}
        toChange={(values) => ({
          ...toChange(fields, values, pictures),
          ...extend?.(values, covers),
        })}
        draft={`${kind}:${id ?? 'new'}`}
        version={id === null ? undefined : read.version}
        save={(change, key) =>
          api.save(id, id === null ? { ...change, ...identify?.(form.getValues()) } : change, key)
        }
        {...(ask && { ask })}
        onSaved={() => void navigate(listPath)}
        reload={async () => (id ? (await client.fetchQuery(api.query(id))).version : undefined)}
      >
        {above?.(editing)}
        <FormGrid>
          {first?.(editing)}
          <RecordFields form={form} kind={kind} fields={fields} special={special?.(editing)} />
        </FormGrid>
        {Object.keys(pictures).map((name) => (
          <PictureField
            key={name}
            {...(kind === 'agent' && { label: label(kind, name) })}
            pictures={pictures[name] ?? []}
            max={1 + (gallery?.max ?? 0)}
            onChange={(changed) => form.setValue(`pictures.${name}`, changed)}
          />
        ))}
        {below?.(editing)}
        {'hidden' in fields && <Checkbox label={t('goods.hide')} {...form.register('hidden')} />}
        {last?.(editing)}
      </RecordForm>
      {id !== null && kind !== 'page' && deletable && (
        <div>
          <DeleteRecords
            kind={kind}
            api={api}
            records={[{ id, version: read.version }]}
            onDeleted={leaveDeleted}
          />
        </div>
      )}
    </>
  )
}
