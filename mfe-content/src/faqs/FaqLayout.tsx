import { useLanguage } from '@shop/kernel/language'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Accordion } from '../accordion/Accordion.tsx'
import { Sidebar, SidebarColumns } from '../layout/columns.styles.ts'
import { SectionNav } from '../layout/SectionNav.tsx'

interface FaqSection {
  id: string
  title: string
  questions: { id: string; title: string; content: string }[]
  /** Id of the initially open question, null for none; the first by default. */
  openId?: string | null | undefined
}

/** The question that a URL's hash names, itself or by its section (then the section's first one); else the first of all. */
export function findQuestion<Id extends string, Question extends string>(
  sections: readonly { id: Id; questions: readonly Question[] }[],
  hash: string,
): { section: Id; question: Question } | undefined {
  const name = hash.slice(1)
  const places = sections.flatMap(({ id, questions }) =>
    questions.map((question) => ({ section: id, question })),
  )
  return places.find(({ section, question }) => section === name || question === name) ?? places[0]
}

interface FaqLayoutProps {
  navLabel: string
  sections: FaqSection[]
  /** Id of the section to mark in the navigation. */
  current: string | undefined
  /** Opens one question at a time on the whole page, instead of one per section. */
  accordionName?: string
  /** A new key reopens the initial question. */
  resetKey?: string
  /** Shown below the questions. */
  children: ReactNode
}

/** Questions and answers by section, with navigation and structured data. */
export function FaqLayout(props: FaqLayoutProps) {
  const { navLabel, sections, current, accordionName, resetKey, children } = props
  const { lang } = useLanguage()
  return (
    <SidebarColumns>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          inLanguage: lang,
          mainEntity: sections
            .flatMap(({ questions }) => questions)
            .map(({ title, content }) => ({
              '@type': 'Question',
              name: title,
              acceptedAnswer: { '@type': 'Answer', text: content },
            })),
        }}
      />
      <Sidebar>
        <SectionNav label={navLabel} sections={sections} current={current} />
      </Sidebar>
      <div>
        <div key={resetKey}>
          {sections.map(({ id, title, questions, openId }) => (
            <Section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <Accordion name={accordionName ?? id} items={questions} openId={openId} />
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
