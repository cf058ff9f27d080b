import { useLocation } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'

import { Accordion } from '../accordion/Accordion.tsx'
import { faqPage } from '../faqs/faq-structured-data.ts'
import { Columns, Part, Side } from '../faqs/faqs.styles.ts'
import { SectionLinks } from '../faqs/SectionNav.tsx'
import { AskSupport } from './SupportPrompt.tsx'
import { HelpHeading } from './HelpHeading.tsx'
import { useT } from './messages.ts'
import { placeNamed, topics } from './topics.ts'

export function HelpFaqsPage() {
  const t = useT()
  const { hash, key } = useLocation()
  const named = placeNamed(hash)
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
      <StructuredData data={faqPage(written.flatMap(({ questions }) => questions))} />
      <HelpHeading
        title={t('faqs.heading')}
        intro={t('faqs.intro')}
        name={t('meta.help.faqs.title')}
      />
      <Columns>
        <Side>
          <SectionLinks label={t('faqs.topics')} sections={written} current={named.topic} />
        </Side>
        <div>
          {/* A new key, so that following a link again opens what was closed since. */}
          <div key={key}>
            {written.map(({ id, title, questions }) => (
              <Part key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <Accordion
                  name="help"
                  items={questions}
                  opened={id === named.topic ? named.question : null}
                />
              </Part>
            ))}
          </div>
          <AskSupport />
        </div>
      </Columns>
    </Container>
  )
}
