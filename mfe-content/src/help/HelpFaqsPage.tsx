import { TAX_PERCENT } from '@shop/contracts/pricing.ts'
import { useLocation } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { FaqLayout } from '../faqs/FaqLayout.tsx'
import { useHelpT } from '../messages.generated.ts'
import { HelpHeading } from './HelpHeading.tsx'
import { SupportPrompt } from './SupportPrompt.tsx'
import { findQuestion, topics } from './topics.ts'

export function HelpFaqsPage() {
  const t = useHelpT()
  const { hash, key } = useLocation()
  const current = findQuestion(hash)
  return (
    <Container>
      <PageMeta title={t('meta.help.faqs.title')} description={t('meta.help.faqs.description')} />
      <HelpHeading
        title={t('faqs.heading')}
        intro={t('faqs.intro')}
        breadcrumbLabel={t('meta.help.faqs.title')}
      />
      <FaqLayout
        navLabel={t('faqs.topics')}
        current={current.topic}
        sections={topics.map(({ id, questions }) => ({
          id,
          title: t(`topic.${id}`),
          questions: questions.map((question) => ({
            id: question,
            title: t(`${question}.title`),
            content: t(`${question}.desc`, { percent: TAX_PERCENT }),
          })),
          openId: id === current.topic ? current.question : null,
        }))}
        accordionName="help"
        resetKey={key}
      >
        <SupportPrompt />
      </FaqLayout>
    </Container>
  )
}
