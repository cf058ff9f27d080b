import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@shop/contracts/import-limits.ts'
import type { ImportProblem, ProductImport } from '@shop/contracts/office-import.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

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

function ImportForm() {
  const t = useGoodsTableT()
  const tOffice = useT()
  const { lang } = useLanguage()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const check = useMutation({ mutationFn: (table: File) => sendProductTable(table, false) })
  const client = useQueryClient()
  const apply = useMutation({
    mutationFn: (table: File) => sendProductTable(table, true),
    onSuccess: async ({ applied }) => {
      if (!applied) return
      toast.success(tOffice('form.saved'), { id: 'office' })
      void navigate(paths.products)
      await client.invalidateQueries({ queryKey: ['mfe-office'] })
    },
  })
  const isTooLarge = file !== null && file.size > MAX_IMPORT_BYTES
  // What was not applied after all has the newer word.
  const result = apply.data ?? check.data
  const limits = {
    rows: formatNumber(MAX_IMPORT_ROWS, lang),
    megabytes: formatNumber(MAX_IMPORT_BYTES / 1_000_000, lang),
  }

  function choose(chosen: File | null) {
    setFile(chosen)
    apply.reset()
    check.reset()
    if (chosen && chosen.size <= MAX_IMPORT_BYTES) check.mutate(chosen)
  }

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
              onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
            />
          </Field>
          {check.isPending && <p role="status">{t('import.checking')}</p>}
          <FailureNotice error={check.error ?? apply.error} />
          {result && <Outcome result={result} />}
          {file && result?.problemCount === 0 && (
            <div>
              <Button busy={apply.isPending} onClick={() => apply.mutate(file)}>
                {t('import.apply')}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      {result && result.problems.length > 0 && <Problems problems={result.problems} />}
    </>
  )
}

function Outcome({ result }: { result: ProductImport }) {
  const t = useGoodsTableT()
  const { created, changed, unchanged, problemCount } = result
  return problemCount > 0 ? (
    <Notice kind="danger" role="alert">
      {t('import.problems', { count: problemCount })}
    </Notice>
  ) : (
    <Notice kind="success" role="status">
      {t('import.ready', { created, changed, unchanged })}
    </Notice>
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
