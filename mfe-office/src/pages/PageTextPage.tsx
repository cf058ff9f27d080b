import { type ContentPageId, contentPagePaths } from '@shop/contracts/browser/content-page-paths.ts'
import { type OfficePage, pageChangeSchema, pageFields } from '@shop/contracts/wire/office-pages.ts'
import { useNavigate } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { RecordPage } from '../layout/RecordPage.tsx'
import { usePagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { RecordEditor } from '../records/RecordEditor.tsx'
import { ResetSetting } from '../settings/ResetSetting.tsx'
import { PageHistory } from './PageHistory.tsx'
import { PagePreview } from './PagePreview.tsx'
import { noText, ownTextQuery, pagesApi } from './pages.api.ts'

/** The text of a page. */
export function PageTextPage() {
  const t = usePagesT()
  return (
    <RecordPage
      title={t('page.title')}
      toTitle={({ _id }: OfficePage) => t(`page.${_id as ContentPageId}`)}
      above={[{ label: t('pages.title'), to: paths.pages }]}
      query={pagesApi.query}
    >
      {(page) => (page.text.en ? <PageForm page={page} /> : <NewText page={page} />)}
    </RecordPage>
  )
}

/** A text that does not exist yet begins with the page's own. */
function NewText({ page }: { page: OfficePage }) {
  return (
    <RecordLoader query={useQuery(ownTextQuery(contentPagePaths[page._id as ContentPageId]))}>
      {(text) => <PageForm page={page} ownText={text} />}
    </RecordLoader>
  )
}

interface PageFormProps {
  page: OfficePage
  /** That the page has by itself, where nobody has replaced it. */
  ownText?: OfficePage['text']
}

/** Reads `page` once: one that is read anew must not overwrite what was typed. */
function PageForm({ page, ownText }: PageFormProps) {
  const t = usePagesT()
  const [read] = useState(ownText ? { ...page, text: ownText } : page)
  return (
    <RecordEditor
      kind="page"
      fields={pageFields}
      schema={pageChangeSchema}
      api={pagesApi}
      item={read}
      id={read._id}
      listPath={paths.pages}
      above={() => (
        <Stack $gap="3">
          {ownText && <Notice>{t('page.unset')}</Notice>}
          <Muted>{t('page.markdown')}</Muted>
        </Stack>
      )}
      last={({ form }) => (
        <>
          <PagePreview form={form} />
          <PageHistory
            kind="page"
            id={read._id}
            onChoose={(text) => form.setValue('text', text, { shouldDirty: true })}
          />
          {!ownText && <ResetPage page={read} form={form} />}
        </>
      )}
    />
  )
}

/** Leads back to the page's own text. */
function ResetPage({ page, form }: { page: OfficePage; form: UseFormReturn<FieldValues> }) {
  const t = usePagesT()
  const navigate = useNavigate()
  async function reset() {
    await pagesApi.save(page._id, { text: noText, version: page.version })
    // Nothing that was typed is asked about.
    form.reset()
    await navigate(paths.pages)
  }
  return <ResetSetting unset={t('page.unset')} reset={reset} />
}
