import type {
  ForeignTable,
  ImportProblem,
  ProductImport,
} from '@shop/contracts/wire/office-import.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'

import { useGoodsTableT } from '../../messages.generated.ts'

/** What a table would do, in a sentence each. */
export function ImportOutcome({ result }: { result: ProductImport }) {
  const t = useGoodsTableT()
  const { created, changed, unchanged, problemCount, duplicateCount = 0, foreign } = result
  return (
    <>
      {foreign && <ForeignNotice foreign={foreign} />}
      {problemCount > 0 ? (
        <Notice kind="danger" role="alert">
          {t('import.problems', { count: problemCount })}
        </Notice>
      ) : (
        <Notice kind="success" role="status">
          {t('import.ready', { created, changed, unchanged })}
        </Notice>
      )}
      {duplicateCount > 0 && (
        <Notice kind="warning" role="alert">
          {t('import.duplicates', { count: duplicateCount })}
        </Notice>
      )}
    </>
  )
}

function ForeignNotice({ foreign }: { foreign: ForeignTable }) {
  const t = useGoodsTableT()
  const { shop, columns, ignored, ignoredLines } = foreign
  const names = (texts: readonly string[]) => (
    <bdi dir="ltr" translate="no">
      {texts.join(' · ')}
    </bdi>
  )
  return (
    <Notice>
      <Stack $gap="2">
        <p>
          <strong>{t(`import.foreign.${shop}`)}</strong> {t('import.foreign.text')}
        </p>
        <p>
          {t('import.foreign.read')}{' '}
          {names(columns.map(({ from, to }) => `${from} → ${to.join(', ')}`))}
        </p>
        {ignored.length > 0 && (
          <p>
            {t('import.foreign.ignored')} {names(ignored)}
          </p>
        )}
        {ignoredLines.length > 0 && (
          <p>{t('import.foreign.lines', { count: ignoredLines.length })}</p>
        )}
      </Stack>
    </Notice>
  )
}

/** What is wrong with a table, by line and column. */
export function Problems({ problems }: { problems: readonly ImportProblem[] }) {
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

/** The new rows with the name of a product. */
export function Duplicates({ duplicates }: { duplicates: readonly Duplicate[] }) {
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
