import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ContactPrompt } from '@shop/ui/layout/ContactPrompt.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { useContentPage } from '../content-page/content-page.api.ts'
import { ContentPage } from '../content-page/ContentPage.tsx'
import { useFaqsT } from '../messages.generated.ts'
import { FaqLayout } from './FaqLayout.tsx'
import { sections } from './faqs.ts'

export function FaqsPage() {
  const t = useFaqsT()
  const state = useContentPage('faqs')
  const above = [{ label: t('faqs.home'), to: sitePaths.home }]
  const contact = (
    <ContactPrompt
      title={t('faqs.contact.title')}
      text={t('faqs.contact.text')}
      action={t('faqs.contact.action')}
      to={sitePaths.contact}
    />
  )
  if (state) {
    return (
      <ContentPage
        state={state}
        above={above}
        contents={t('faqs.sections')}
        questions
        last={() => contact}
      />
    )
  }
  return (
    <Container>
      <PageMeta title={t('meta.faqs.title')} description={t('meta.faqs.description')} />
      <PageHeading
        title={t('faqs.heading')}
        intro={t('faqs.intro')}
        breadcrumb={[...above, { label: t('meta.faqs.title') }]}
      />
      <FaqLayout
        navLabel={t('faqs.sections')}
        sections={sections.map(({ id, questions }) => ({
          id,
          title: t(`${id}.title`),
          questions: questions.map((question) => ({
            id: question,
            title: t(`${question}.title`),
            content: t(`${question}.desc`),
          })),
        }))}
      >
        {contact}
      </FaqLayout>
    </Container>
  )
}
