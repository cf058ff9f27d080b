import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@shop/contracts/rules/limits.ts'
import type {
  DuplicateChoice,
  ImportProblem,
  ProductImport,
} from '@shop/contracts/wire/office-import.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { useNavigate } from '@shop/router'
import { createKey } from '@shop/shop-ui/send-form/create-key.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'

import { FailureNotice } from '../../form/FailureNotice.tsx'
import { PageFrame } from '../../layout/PageFrame.tsx'
import { useGoodsT, useGoodsTableT, useT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { sendProductTable } from './product-table.api.ts'

/** Takes a table of products: checks it, names what is wrong, and saves it on a second click. */
export function ImportPage() {
  const t = useGoodsTableT()
  const tGoods = useGoodsT()
  const title = t('import.title')
  const breadcrumb = [{ label: tGoods('products.title'), to: paths.products }, { label: title }]
  return (
    <PageFrame title={title} intro={t('import.intro')} breadcrumb={breadcrumb}>
      <ImportForm />
    </PageFrame>
  )
}

/** A table that was chosen; its key makes saving it twice one import. */
interface Chosen {
  file: File
  key: string
}

/** The file is not what was checked. */
class FileChangedError extends Error {}

/** Reads a file that was checked. Browsers refuse to read, or read as it is now, what was changed on the disk. */
async function readAgain(file: File, checked: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
  const bytes = new Uint8Array(content)
  const isSame = bytes.length === checked.length && bytes.every((byte, at) => byte === checked[at])
  if (!isSame) throw new FileChangedError()
  return bytes
}

/** Lets the same file be chosen again, after it was corrected. */
const forgetFile = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  currentTarget.value = ''
}

function ImportForm() {
  const t = useGoodsTableT()
  const tOffice = useT()
  const { lang } = useLanguage()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const check = useMutation({
    async mutationFn(table: File) {
      const content = new Uint8Array(await table.arrayBuffer())
      return { content, result: await sendProductTable(new Blob([content]), { apply: false }) }
    },
  })
  const client = useQueryClient()
  const apply = useMutation({
    async mutationFn({ file, key, duplicates }: Chosen & { duplicates?: DuplicateChoice }) {
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

  function choose(file: File | undefined) {
    apply.reset()
    check.reset()
    setChosen(file ? { file, key: createKey() } : null)
    if (file && file.size <= MAX_IMPORT_BYTES) check.mutate(file)
  }

  const hasDuplicates = (result?.duplicateCount ?? 0) > 0
  const canSave = result?.problemCount === 0 && !(apply.error instanceof FileChangedError)
  return (
    <>
      <Card>
        <Stack $gap="4">
          <Field
            label={t('import.file')}
            hint={t('import.fileHint', limits)}
            error={isTooLarge && t('import.tooLarge', limits)}
          >
            <TextInput
              type="file"
              accept=".csv,text/csv"
              onClick={forgetFile}
              onDrop={forgetFile}
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            />
          </Field>
          {check.isPending && <p role="status">{t('import.checking')}</p>}
          {apply.error instanceof FileChangedError ? (
            <Notice kind="danger" role="alert">
              {t('import.fileChanged')}
            </Notice>
          ) : (
            <FailureNotice error={check.error ?? apply.error} />
          )}
          {result && <Outcome result={result} />}
          {chosen && canSave && (
            <Stack $row $gap="3">
              {hasDuplicates && (
                <Button
                  busy={apply.isPending}
                  onClick={() => apply.mutate({ ...chosen, duplicates: 'skip' })}
                >
                  {t('import.skip')}
                </Button>
              )}
              <Button
                variant={hasDuplicates ? 'secondary' : 'primary'}
                busy={apply.isPending}
                onClick={() =>
                  apply.mutate({ ...chosen, ...(hasDuplicates && { duplicates: 'add' }) })
                }
              >
                {t(hasDuplicates ? 'import.add' : 'import.apply')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Card>
      {result && result.problems.length > 0 && <Problems problems={result.problems} />}
      {result?.duplicates && result.duplicates.length > 0 && (
        <Duplicates duplicates={result.duplicates} />
      )}
    </>
  )
}

function Outcome({ result }: { result: ProductImport }) {
  const t = useGoodsTableT()
  const { created, changed, unchanged, problemCount, duplicateCount = 0 } = result
  return problemCount > 0 ? (
    <Notice kind="danger" role="alert">
      {t('import.problems', { count: problemCount })}
    </Notice>
  ) : (
    <>
      <Notice kind="success" role="status">
        {t('import.ready', { created, changed, unchanged })}
      </Notice>
      {duplicateCount > 0 && (
        <Notice kind="warning" role="alert">
          {t('import.duplicates', { count: duplicateCount })}
        </Notice>
      )}
    </>
  )
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  const t = useGoodsTableT()
  const { lang } = useLanguage()
  const columns: Column<ImportProblem>[] = [
    { title: t('import.line'), long: false, cell: ({ line }) => formatNumber(line, lang) },
    {
      title: t('import.column'),
      cell: ({ column }) => (
        <bdi dir="ltr" translate="no">
          {column || '–'}
        </bdi>
      ),
    },
    { title: t('import.problem'), cell: ({ problem }) => t(`import.problem.${problem}`) },
  ]
  return (
    <DataTable
      label={t('import.problemList')}
      columns={columns}
      items={problems}
      getKey={({ line, column, problem }) => `${line} ${column} ${problem}`}
    />
  )
}

type Duplicate = NonNullable<ProductImport['duplicates']>[number]

function Duplicates({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const t = useGoodsTableT()
  const { lang } = useLanguage()
  const columns: Column<Duplicate>[] = [
    { title: t('import.line'), long: false, cell: ({ line }) => formatNumber(line, lang) },
    {
      title: t('import.name'),
      cell: ({ title }) => (
        <bdi lang="en" translate="no">
          {title}
        </bdi>
      ),
    },
  ]
  return (
    <DataTable
      label={t('import.duplicateList')}
      columns={columns}
      items={duplicates}
      getKey={({ line }) => String(line)}
    />
  )
}
