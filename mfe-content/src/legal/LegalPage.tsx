import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useLocation } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import Printer from 'lucide-react/icons/printer'
import { styled } from 'styled-components'

import { Accordion } from '../accordion/Accordion.tsx'
import { Sidebar, SidebarColumns } from '../layout/columns.styles.ts'
import { SectionNav } from '../layout/SectionNav.tsx'
import { LegalT, useLegalT } from '../messages.generated.ts'
import { BrowserDataList } from './BrowserDataList.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { type DocumentName, documents } from './documents.ts'

export function LegalPage({ name }: { name: DocumentName }) {
  const t = useLegalT()
  const { lang } = useLanguage()
  const { hash } = useLocation()
  const { version, sections, questions } = documents[name]
  const title = t(`meta.legal.${name}.title`)
  const contents = [
    ...sections.map((id) => ({ id, title: t(`${id}.title`) })),
    { id: 'questions', title: t('legal.questions') },
  ]
  const current = contents.find(({ id }) => hash === `#${id}`) ?? contents[0]
  return (
    <Page>
      <PageMeta title={title} description={t(`meta.legal.${name}.description`)} />
      <PageHeading
        title={title}
        intro={t(`${name}.intro`)}
        breadcrumb={[{ label: t('legal.home'), to: sitePaths.home }, { label: title }]}
        actions={
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('legal.print')}
          </Button>
        }
      />
      <SidebarColumns>
        <Sidebar>
          <SectionNav label={t('legal.contents')} sections={contents} current={current?.id} />
        </Sidebar>
        <Text>
          <Muted>
            <LegalT
              id="legal.updated"
              values={{ date: formatDay(version, lang) }}
              components={{ 0: <Time dateTime={version} /> }}
            />
          </Muted>
          {sections.map((id) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{t(`${id}.title`)}</h2>
              <p>{t(`${id}.text`)}</p>
              {id === 'privacy.browser' && <BrowserDataList />}
            </section>
          ))}
          <ScreenOnly>
            <ConsentForm name={name} />
          </ScreenOnly>
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
          {name === 'terms' && (
            <p>
              <a href="/licenses.txt">{t('terms.licenses')}</a>
            </p>
          )}
        </Text>
      </SidebarColumns>
    </Page>
  )
}

/** Prints only the text: no controls, every question open. */
const Page = styled(Container)`
  @media print {
    & nav,
    & button {
      display: none;
    }
    & section {
      break-inside: avoid;
    }
  }
`

const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`

const Text = styled.div`
  display: grid;
  gap: ${space[6]};
  max-inline-size: ${size.prose};
  @media print {
    max-inline-size: none;
  }
  & h2 {
    font-size: ${font.xl};
  }
  & > section > p {
    margin-block-start: ${space[3]};
  }
`
