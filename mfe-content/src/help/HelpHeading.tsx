import { sitePaths } from '@shop/contracts/site-paths.ts'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'

import { useHelpT } from '../messages.generated.ts'

interface HelpHeadingProps {
  title: string
  intro: string
  breadcrumbLabel: string
}

/** Heading of a subpage of the help center. */
export function HelpHeading({ title, intro, breadcrumbLabel }: HelpHeadingProps) {
  const t = useHelpT()
  return (
    <PageHeading
      title={title}
      intro={intro}
      breadcrumb={[
        { label: t('help.home'), to: sitePaths.home },
        { label: t('meta.help.center.title'), to: sitePaths.help },
        { label: breadcrumbLabel },
      ]}
    />
  )
}
