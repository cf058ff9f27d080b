import { toPlainText } from '@shop/contracts/rules/rich-text.ts'
import type { ContentPage as Page } from '@shop/contracts/wire/content-page.ts'
import { useLanguage } from '@shop/kernel/language'
import { useLocation } from '@shop/router'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import type { BreadcrumbItem } from '@shop/ui/navigation/Breadcrumb.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { RichInline, RichText } from '@shop/ui/text/RichText.tsx'
import type { ReactNode } from 'react'

import { FaqLayout } from '../faqs/FaqLayout.tsx'
import { Sidebar, SidebarColumns } from '../layout/columns.styles.ts'
import { PrintedPage, Prose } from '../layout/prose.styles.ts'
import { SectionNav } from '../layout/SectionNav.tsx'
import type { ContentPageState } from './content-page.api.ts'
import { ContentSections } from './ContentSections.tsx'
import { OwnersText } from './OwnersText.tsx'

interface ContentPageProps {
  state: ContentPageState
  /** The pages above it. */
  above: BreadcrumbItem[]
  /** Label of the list of sections. */
  contents: string
  /** Whether subsections are questions that open. */
  questions?: boolean
  actions?: ReactNode
  /** Above the sections. */
  first?: (page: Page) => ReactNode
  /** Below the sections. */
  last?: (page: Page) => ReactNode
}

/** A page with what an owner has written in place of its own text. */
export function ContentPage({ state, ...frame }: ContentPageProps) {
  return <OwnersText state={state}>{(page) => <LoadedPage page={page} {...frame} />}</OwnersText>
}

function LoadedPage({
  page,
  above,
  contents,
  questions = false,
  actions,
  first,
  last,
}: Omit<ContentPageProps, 'state'> & { page: Page }) {
  const { lang } = useLanguage()
  const { hash } = useLocation()
  const { title, description, lead, body, sections } = page[lang]
  const current = sections.find(({ id }) => hash === `#${id}`) ?? sections[0]
  return (
    <PrintedPage>
      <PageMeta title={title} description={description} />
      <PageHeading
        title={<span translate="no">{title}</span>}
        intro={lead.length > 0 && <RichInline nodes={lead} />}
        breadcrumb={[...above, { label: title }]}
        actions={actions}
      />
      {questions ? (
        <FaqLayout
          navLabel={contents}
          sections={sections.map(({ items, ...section }) => ({
            ...section,
            intro: <RichText nodes={section.body} />,
            questions: items.map((item) => ({
              ...item,
              content: <RichText nodes={item.body} />,
              text: toPlainText(item.body),
            })),
          }))}
        >
          <RichText nodes={body} />
          {last?.(page)}
        </FaqLayout>
      ) : (
        <SidebarColumns>
          <Sidebar>
            {sections.length > 1 && (
              <SectionNav label={contents} sections={sections} current={current?.id} />
            )}
          </Sidebar>
          <Prose>
            {first?.(page)}
            <RichText nodes={body} />
            <ContentSections sections={sections} />
            {last?.(page)}
          </Prose>
        </SidebarColumns>
      )}
    </PrintedPage>
  )
}
