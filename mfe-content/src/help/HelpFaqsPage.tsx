import { useLocation } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'

import { Accordion } from '../accordion/Accordion.tsx'
import { createFaqStructuredData } from '../faqs/faq-structured-data.ts'
import { Columns, QuestionSection, Sidebar } from '../faqs/faqs.styles.ts'
import { SectionNav } from '../faqs/SectionNav.tsx'
import { SupportPrompt } from './SupportPrompt.tsx'
import { HelpHeading } from './HelpHeading.tsx'
import { useT } from './messages.ts'
import { findQuestion, topics } from './topics.ts'

export function HelpFaqsPage() {
  const t = useT()
  const { hash, key } = useLocation()
  const named = findQuestion(hash)
  const written = topics.map(({ id, questions }) => ({
    id,
    title: t(`topic.${id}`),
    questions: questions.map((question) => ({
      id: question,
      title: t(`${question}.title`),
      content: t(`${question}.desc`),
    })),
  }))
  return (
    <Container>
      <PageMeta title={t('meta.help.faqs.title')} description={t('meta.help.faqs.description')} />
      <StructuredData
        data={createFaqStructuredData(written.flatMap(({ questions }) => questions))}
      />
      <HelpHeading
        title={t('faqs.heading')}
        intro={t('faqs.intro')}
        breadcrumbLabel={t('meta.help.faqs.title')}
      />
      <Columns>
        <Sidebar>
          <SectionNav label={t('faqs.topics')} sections={written} current={named.topic} />
        </Sidebar>
        <div>
          {/* A new key, so that following a link again opens what was closed since. */}
          <div key={key}>
            {written.map(({ id, title, questions }) => (
              <QuestionSection key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <Accordion
                  name="help"
                  items={questions}
                  openId={id === named.topic ? named.question : null}
                />
              </QuestionSection>
            ))}
          </div>
          <SupportPrompt />
        </div>
      </Columns>
    </Container>
  )
}
