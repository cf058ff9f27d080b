import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { ContactPrompt } from '../layout/ContactPrompt.tsx'
import { useFaqsT } from '../messages.generated.ts'
import { FaqLayout } from './FaqLayout.tsx'
import { sections } from './faqs.ts'

export function FaqsPage() {
  const t = useFaqsT()
  return (
    <Container>
      <PageMeta title={t('meta.faqs.title')} description={t('meta.faqs.description')} />
      <PageHeading
        title={t('faqs.heading')}
        intro={t('faqs.intro')}
        breadcrumb={[
          { label: t('faqs.home'), to: sitePaths.home },
          { label: t('meta.faqs.title') },
        ]}
      />
      <FaqLayout
        navLabel={t('faqs.sections')}
        sections={sections}
        toTitle={(id) => t(`${id}.title`)}
        toAnswer={(question) => ({
          title: t(`${question}.title`),
          content: t(`${question}.desc`),
        })}
      >
        <ContactPrompt
          title={t('faqs.contact.title')}
          text={t('faqs.contact.text')}
          action={t('faqs.contact.action')}
          to={sitePaths.contact}
        />
      </FaqLayout>
    </Container>
  )
}
