import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { Accordion } from '../accordion/Accordion.tsx'
import { AskUs } from './AskUs.tsx'
import { Columns, Part, Side } from './faqs.styles.ts'
import { sections } from './faqs.ts'
import { useT } from './messages.ts'
import { SectionLinks } from './SectionLinks.tsx'

export function FaqsPage() {
  const t = useT()
  return (
    <Container>
      <PageMeta title={t('faqs.title')} description={t('faqs.intro')} />
      <PageHeading
        title={t('faqs.heading')}
        intro={t('faqs.intro')}
        breadcrumb={[{ label: t('faqs.home'), to: sitePaths.home }, { label: t('faqs.title') }]}
      />
      <Columns>
        <Side>
          <SectionLinks />
        </Side>
        <div>
          {sections.map(({ id, questions }) => (
            <Part key={id} aria-labelledby={id}>
              <h2 id={id}>{t(`${id}.title`)}</h2>
              <Accordion
                name={id}
                items={questions.map((question) => ({
                  id: question,
                  title: t(`${question}.title`),
                  content: t(`${question}.desc`),
                }))}
              />
            </Part>
          ))}
          <AskUs />
        </div>
      </Columns>
    </Container>
  )
}
