import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useLocation } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { ContactPrompt } from '../layout/ContactPrompt.tsx'
import { useFaqsT } from '../messages.generated.ts'
import { FaqLayout, findQuestion } from './FaqLayout.tsx'
import { sections } from './faqs.ts'

export function FaqsPage() {
  const t = useFaqsT()
  const { hash } = useLocation()
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
        current={findQuestion(sections, hash)?.section}
        sections={sections.map(({ id, questions }) => ({
          id,
          title: t(`${id}.title`),
          questions: questions.map((question) => ({
            id: question,
            title: t(`${question}.title`),
            content: t(`${question}.desc`),
          })),
          openId: questions.find((question) => hash === `#${question}`),
        }))}
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
