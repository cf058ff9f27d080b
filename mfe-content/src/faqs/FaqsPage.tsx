import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useLocation } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'

import { Accordion } from '../accordion/Accordion.tsx'
import { ContactPrompt } from './ContactPrompt.tsx'
import { createFaqStructuredData } from './faq-structured-data.ts'
import { Columns, QuestionSection, Sidebar } from './faqs.styles.ts'
import { findSection, sections } from './faqs.ts'
import { useT } from './messages.ts'
import { SectionNav } from './SectionNav.tsx'

export function FaqsPage() {
  const t = useT()
  const { hash } = useLocation()
  const written = sections.map(({ id, questions }) => ({
    id,
    title: t(`${id}.title`),
    questions: questions.map((question) => ({
      id: question,
      title: t(`${question}.title`),
      content: t(`${question}.desc`),
    })),
  }))
  return (
    <Container>
      <PageMeta title={t('meta.faqs.title')} description={t('meta.faqs.description')} />
      <StructuredData
        data={createFaqStructuredData(written.flatMap(({ questions }) => questions))}
      />
      <PageHeading
        title={t('faqs.heading')}
        intro={t('faqs.intro')}
        breadcrumb={[
          { label: t('faqs.home'), to: sitePaths.home },
          { label: t('meta.faqs.title') },
        ]}
      />
      <Columns>
        <Sidebar>
          <SectionNav
            label={t('faqs.sections')}
            sections={written}
            current={(findSection(hash) ?? sections[0]).id}
          />
        </Sidebar>
        <div>
          {written.map(({ id, title, questions }) => (
            <QuestionSection key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <Accordion
                name={id}
                items={questions}
                openId={questions.find((question) => hash === `#${question.id}`)?.id}
              />
            </QuestionSection>
          ))}
          <ContactPrompt
            title={t('faqs.contact.title')}
            text={t('faqs.contact.text')}
            action={t('faqs.contact.action')}
            to={sitePaths.contact}
          />
        </div>
      </Columns>
    </Container>
  )
}
