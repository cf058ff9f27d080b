import { getTaxPercent } from '@shop/kernel/config'

import { FaqLayout } from '../faqs/FaqLayout.tsx'
import { useHelpT } from '../messages.generated.ts'
import { HelpLayout, SupportPrompt } from './HelpLayout.tsx'
import { topics } from './topics.ts'

export function HelpFaqsPage() {
  const t = useHelpT()
  return (
    <HelpLayout page="faqs">
      <FaqLayout
        navLabel={t('faqs.topics')}
        sections={topics}
        toTitle={(id) => t(`topic.${id}`)}
        toAnswer={(question) => ({
          title: t(`${question}.title`),
          content: t(`${question}.desc`, { percent: getTaxPercent() }),
        })}
        accordionName="help"
      >
        <SupportPrompt />
      </FaqLayout>
    </HelpLayout>
  )
}
