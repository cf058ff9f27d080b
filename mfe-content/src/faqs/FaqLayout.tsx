import { useLanguage } from '@shop/kernel/language'
import { useLocation } from '@shop/router'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Accordion } from '../accordion/Accordion.tsx'
import { Sidebar, SidebarColumns } from '../layout/columns.styles.ts'
import { SectionNav } from '../layout/SectionNav.tsx'

interface Question {
  id: string
  title: string
  content: ReactNode
  /** The words of `content`, where it is more than them. */
  text?: string
}

interface FaqLayoutProps {
  navLabel: string
  sections: readonly {
    id: string
    title: string
    /** Above the questions. */
    intro?: ReactNode
    questions: Question[]
  }[]
  /** Opens one question at a time on the whole page, instead of one per section, and the same again at every link to it. */
  accordionName?: string
  /** Shown below the questions. */
  children: ReactNode
}

/** Questions and answers by section, with navigation and structured data. The hash of the URL names a question or a section. */
export function FaqLayout({ navLabel, sections, accordionName, children }: FaqLayoutProps) {
  const { lang } = useLanguage()
  const { hash, key } = useLocation()
  const places = sections.flatMap(({ id, questions }) =>
    questions.map((question) => ({ section: id, question })),
  )
  const current =
    places.find(({ section, question }) => hash === `#${section}` || hash === `#${question.id}`) ??
    places[0]
  return (
    <SidebarColumns>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          inLanguage: lang,
          mainEntity: places.map(({ question: { title, content, text = content } }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        }}
      />
      <Sidebar>
        <SectionNav label={navLabel} sections={sections} current={current?.section} />
      </Sidebar>
      <div>
        <div key={accordionName && key}>
          {sections.map(({ id, title, intro, questions }) => (
            <Section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {intro}
              <Accordion
                name={accordionName ?? id}
                items={questions}
                openId={id === current?.section ? current.question.id : accordionName && null}
              />
            </Section>
          ))}
        </div>
        {children}
      </div>
    </SidebarColumns>
  )
}

const Section = styled.section`
  margin-block-end: ${space[7]};
  & > h2 {
    margin-block-end: ${space[3]};
  }
`
