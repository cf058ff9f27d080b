import { getTaxPercent } from '@shop/kernel/config'
import { useLocation } from '@shop/router'

import { FaqLayout, findQuestion } from '../faqs/FaqLayout.tsx'
import { useHelpT } from '../messages.generated.ts'
import { HelpLayout, SupportPrompt } from './HelpLayout.tsx'
import { topics } from './topics.ts'

export function HelpFaqsPage() {
  const t = useHelpT()
  const { hash, key } = useLocation()
  const current = findQuestion(topics, hash)
  return (
    <HelpLayout page="faqs">
      <FaqLayout
        navLabel={t('faqs.topics')}
        current={current?.section}
        sections={topics.map(({ id, questions }) => ({
          id,
          title: t(`topic.${id}`),
          questions: questions.map((question) => ({
            id: question,
            title: t(`${question}.title`),
            content: t(`${question}.desc`, { percent: getTaxPercent() }),
          })),
          openId: id === current?.section ? current.question : null,
        }))}
        accordionName="help"
        resetKey={key}
      >
        <SupportPrompt />
      </FaqLayout>
    </HelpLayout>
  )
}
