import { getTaxPercent } from '@shop/kernel/config'

import { useContentPage } from '../content-page/content-page.api.ts'
import { ContentPage } from '../content-page/ContentPage.tsx'
import { FaqLayout } from '../faqs/FaqLayout.tsx'
import { useHelpT } from '../messages.generated.ts'
import { HelpLayout, SupportPrompt, useHelpBreadcrumb } from './HelpLayout.tsx'
import { topics } from './topics.ts'

export function HelpFaqsPage() {
  const t = useHelpT()
  const state = useContentPage('help')
  const above = useHelpBreadcrumb()
  if (state) {
    return (
      <ContentPage
        state={state}
        above={above}
        contents={t('faqs.topics')}
        questions
        last={() => <SupportPrompt />}
      />
    )
  }
  return (
    <HelpLayout page="faqs">
      <FaqLayout
        navLabel={t('faqs.topics')}
        sections={topics.map(({ id, questions }) => ({
          id,
          title: t(`topic.${id}`),
          questions: questions.map((question) => ({
            id: question,
            title: t(`${question}.title`),
            content: t(`${question}.desc`, { percent: getTaxPercent() }),
          })),
        }))}
        accordionName="help"
      >
        <SupportPrompt />
      </FaqLayout>
    </HelpLayout>
  )
}
