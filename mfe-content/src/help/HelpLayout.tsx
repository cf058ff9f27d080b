import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ContactPrompt } from '@shop/ui/layout/ContactPrompt.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import type { ReactNode } from 'react'

import { useHelpT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

interface HelpLayoutProps {
  /** Texts are the messages `PAGE.heading`, `PAGE.intro` and `meta.help.PAGE.…`. */
  page: 'guides' | 'support' | 'faqs'
  children: ReactNode
}

/** The pages above those of the help centre. */
export function useHelpBreadcrumb() {
  const t = useHelpT()
  return [
    { label: t('help.home'), to: sitePaths.home },
    { label: t('meta.help.center.title'), to: sitePaths.help },
  ]
}

export function HelpLayout({ page, children }: HelpLayoutProps) {
  const t = useHelpT()
  const title = t(`meta.help.${page}.title`)
  return (
    <Container>
      <PageMeta title={title} description={t(`meta.help.${page}.description`)} />
      <PageHeading
        title={t(`${page}.heading`)}
        intro={t(`${page}.intro`)}
        breadcrumb={[...useHelpBreadcrumb(), { label: title }]}
      />
      {children}
    </Container>
  )
}

export function SupportPrompt() {
  const t = useHelpT()
  return (
    <ContactPrompt
      title={t('supportPrompt.title')}
      text={t('supportPrompt.text')}
      action={t('supportPrompt.action')}
      to={paths['help.support']}
    />
  )
}
