import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@shop/contracts/rules/limits.ts'
import { type DuplicateChoice, duplicateChoices } from '@shop/contracts/wire/office-import.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { useNavigate } from '@shop/router'
import { createKey } from '@shop/shop-ui/send-form/create-key.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { DropZone } from '../../form/DropZone.tsx'
import { FailureNotice } from '../../form/FailureNotice.tsx'
import { PageFrame } from '../../layout/PageFrame.tsx'
import { useGoodsT, useGoodsTableT, useT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { Duplicates, ImportOutcome, Problems } from './ImportOutcome.tsx'
import { ImportRows } from './ImportRows.tsx'
import { LatestImports } from './LatestImports.tsx'
import { sendProductTable } from './product-table.api.ts'

/** Takes a table of products: checks it, names what is wrong and what would change, and saves it on a second click. */
export function ImportPage() {
  const t = useGoodsTableT()
  const tGoods = useGoodsT()
  const title = t('import.title')
  const breadcrumb = [{ label: tGoods('products.title'), to: paths.products }, { label: title }]
  return (
    <PageFrame title={title} intro={t('import.intro')} breadcrumb={breadcrumb}>
      <ImportForm />
      <LatestImports />
    </PageFrame>
  )
}

/** A table that was chosen; its key makes saving it twice one import. */
interface Chosen {
  file: File
  key: string
  /** What becomes of new rows with the name of a product, once it is said. */
  duplicates?: DuplicateChoice
}

/** The file is not what was chosen, or what was checked. */
class FileChangedError extends Error {}

/** Reads a file. Browsers refuse to read what was changed on the disk after it was chosen. */
async function readFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const content = await file.arrayBuffer().catch(() => {
    throw new FileChangedError()
  })
  return new Uint8Array(content)
}

/** Reads a file that was checked. Some browsers read what was changed on the disk as it is now. */
async function readAgain(file: File, checked: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(file)
  const isSame = bytes.length === checked.length && bytes.every((byte, at) => byte === checked[at])
  if (!isSame) throw new FileChangedError()
  return bytes
}

function ImportForm() {
  const t = useGoodsTableT()
  const tOffice = useT()
  const { lang } = useLanguage()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const check = useMutation({
    async mutationFn({ file, duplicates }: Chosen) {
      const content = await readFile(file)
      const result = await sendProductTable(new Blob([content]), { apply: false, duplicates })
      return { content, result }
    },
  })
  const client = useQueryClient()
  const apply = useMutation({
    async mutationFn({ file, key, duplicates }: Chosen) {
      const content = await readAgain(file, check.data?.content ?? new Uint8Array())
      return sendProductTable(new Blob([content]), { apply: true, duplicates, key })
    },
    onSuccess: async ({ applied }) => {
      if (!applied) return
      toast.success(tOffice('form.saved'), { id: 'office' })
      void navigate(paths.products)
      await client.invalidateQueries({ queryKey: ['mfe-office'] })
    },
  })
  const isTooLarge = chosen !== null && chosen.file.size > MAX_IMPORT_BYTES
  // What was not applied after all has the newer word.
  const result = apply.data ?? check.data?.result
  const limits = {
    rows: formatNumber(MAX_IMPORT_ROWS, lang),
    megabytes: formatNumber(MAX_IMPORT_BYTES / 1_000_000, lang),
  }

  function choose(next: Chosen) {
    apply.reset()
    check.reset()
    setChosen(next)
    if (next.file.size <= MAX_IMPORT_BYTES) check.mutate(next)
  }

  const hasDuplicates = chosen?.duplicates !== undefined || (result?.duplicateCount ?? 0) > 0
  const isChosen = !hasDuplicates || chosen?.duplicates !== undefined
  const error = check.error ?? apply.error
  const hasFileChanged = error instanceof FileChangedError
  const canSave = result?.problemCount === 0 && !hasFileChanged
  return (
    <>
      <Card>
        <Stack $gap="4">
          <Field
            label={t('import.file')}
            hint={t('import.fileHint', limits)}
            error={isTooLarge && t('import.tooLarge', limits)}
          >
            <DropZone
              accept=".csv,text/csv"
              onFiles={([file]) => file && choose({ file, key: createKey() })}
            >
              {chosen ? <PersonalText>{chosen.file.name}</PersonalText> : t('import.choose')}
            </DropZone>
          </Field>
          {check.isPending && <p role="status">{t('import.checking')}</p>}
          {hasFileChanged ? (
            <Notice kind="danger" role="alert">
              {t('import.fileChanged')}
            </Notice>
          ) : (
            <FailureNotice error={error} />
          )}
          {result && <ImportOutcome result={result} />}
          {chosen && hasDuplicates && (
            <Field label={t('import.choice')}>
              <Select
                value={chosen.duplicates ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  const duplicates = duplicateChoices.find((each) => each === value)
                  if (duplicates) choose({ ...chosen, duplicates })
                }}
              >
                <option value="">{t('import.choice.none')}</option>
                {duplicateChoices.map((each) => (
                  <option key={each} value={each}>
                    {t(`import.choice.${each}`)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {chosen && canSave && isChosen && (
            <div>
              <Button busy={apply.isPending} onClick={() => apply.mutate(chosen)}>
                {t('import.apply')}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      {result && result.problems.length > 0 && <Problems problems={result.problems} />}
      {result?.duplicates && result.duplicates.length > 0 && !chosen?.duplicates && (
        <Duplicates duplicates={result.duplicates} />
      )}
      {result?.rows && result.rows.length > 0 && isChosen && <ImportRows rows={result.rows} />}
    </>
  )
}
