import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useLocation } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'

import { Accordion } from '../accordion/Accordion.tsx'
import { useContentPage } from '../content-page/content-page.api.ts'
import { ContentPage } from '../content-page/ContentPage.tsx'
import { Sidebar, SidebarColumns } from '../layout/columns.styles.ts'
import { PrintedPage, Prose, ScreenOnly } from '../layout/prose.styles.ts'
import { SectionNav } from '../layout/SectionNav.tsx'
import { LegalT, useLegalT } from '../messages.generated.ts'
import { BrowserDataList } from './BrowserDataList.tsx'
import { ConsentForm, type ConsentFormProps } from './ConsentForm.tsx'
import { type DocumentName, documents } from './documents.ts'

interface LegalPageProps {
  name: DocumentName
}

export function LegalPage({ name }: LegalPageProps) {
  const t = useLegalT()
  const state = useContentPage(name)
  if (!state) return <SamplePage name={name} />
  return (
    <ContentPage
      state={state}
      above={[{ label: t('legal.home'), to: sitePaths.home }]}
      contents={t('legal.contents')}
      actions={<PrintButton />}
      first={({ changedAt }) => <LastChange id="legal.changed" date={changedAt} />}
      last={({ changedAt }) => <LegalEnd name={name} version={changedAt} />}
    />
  )
}

function PrintButton() {
  const t = useLegalT()
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden />
      {t('legal.print')}
    </Button>
  )
}

function LastChange({ id, date }: { id: 'legal.updated' | 'legal.changed'; date: string }) {
  const { lang } = useLanguage()
  return (
    <Muted>
      <LegalT
        id={id}
        values={{ date: formatDay(date, lang) }}
        components={{ 0: <Time dateTime={date} /> }}
      />
    </Muted>
  )
}

/** What a document has below its text. */
function LegalEnd({ name, version, children }: ConsentFormProps & { children?: ReactNode }) {
  const t = useLegalT()
  return (
    <>
      <ScreenOnly>
        <ConsentForm name={name} version={version} />
      </ScreenOnly>
      {children}
      {name === 'terms' && (
        <p>
          <a href="/licenses.txt">{t('terms.licenses')}</a>
        </p>
      )}
    </>
  )
}

/** The text that the shop comes with. */
function SamplePage({ name }: LegalPageProps) {
  const t = useLegalT()
  const { hash } = useLocation()
  const { version, sections, questions } = documents[name]
  const title = t(`meta.legal.${name}.title`)
  const contents = [
    ...sections.map((id) => ({ id, title: t(`${id}.title`) })),
    { id: 'questions', title: t('legal.questions') },
  ]
  const current = contents.find(({ id }) => hash === `#${id}`) ?? contents[0]
  return (
    <PrintedPage>
      <PageMeta title={title} description={t(`meta.legal.${name}.description`)} />
      <PageHeading
        title={title}
        intro={t(`${name}.intro`)}
        breadcrumb={[{ label: t('legal.home'), to: sitePaths.home }, { label: title }]}
        actions={<PrintButton />}
      />
      <SidebarColumns>
        <Sidebar>
          <SectionNav label={t('legal.contents')} sections={contents} current={current?.id} />
        </Sidebar>
        <Prose>
          <LastChange id="legal.updated" date={version} />
          {sections.map((id) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{t(`${id}.title`)}</h2>
              <p>{t(`${id}.text`)}</p>
              {id === 'privacy.browser' && <BrowserDataList />}
            </section>
          ))}
          <LegalEnd name={name} version={version}>
            <section aria-labelledby="questions">
              <h2 id="questions">{t('legal.questions')}</h2>
              <Accordion
                name={`${name}-questions`}
                items={questions.map((id) => ({
                  id,
                  title: t(`${id}.title`),
                  content: t(`${id}.text`),
                }))}
              />
            </section>
          </LegalEnd>
        </Prose>
      </SidebarColumns>
    </PrintedPage>
  )
}
