import { useLanguage } from '@shop/kernel/language'
import { useLocation } from '@shop/router'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Accordion } from '../accordion/Accordion.tsx'
import { Sidebar, SidebarColumns } from '../layout/columns.styles.ts'
import { SectionNav } from '../layout/SectionNav.tsx'

interface FaqLayoutProps<Id, Question> {
  navLabel: string
  sections: readonly { id: Id; questions: readonly Question[] }[]
  toTitle: (section: Id) => string
  toAnswer: (question: Question) => { title: string; content: string }
  /** Opens one question at a time on the whole page, instead of one per section, and the same again at every link to it. */
  accordionName?: string
  /** Shown below the questions. */
  children: ReactNode
}

/** Questions and answers by section, with navigation and structured data. The hash of the URL names a question or a section. */
export function FaqLayout<Id extends string, Question extends string>(
  props: FaqLayoutProps<Id, Question>,
) {
  const { navLabel, sections, toTitle, toAnswer, accordionName, children } = props
  const { lang } = useLanguage()
  const { hash, key } = useLocation()
  const places = sections.flatMap(({ id, questions }) =>
    questions.map((question) => ({ section: id, question })),
  )
  const current =
    places.find(({ section, question }) => hash === `#${section}` || hash === `#${question}`) ??
    places[0]
  return (
    <SidebarColumns>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          inLanguage: lang,
          mainEntity: places
            .map(({ question }) => toAnswer(question))
            .map(({ title, content }) => ({
              '@type': 'Question',
              name: title,
              acceptedAnswer: { '@type': 'Answer', text: content },
            })),
        }}
      />
      <Sidebar>
        <SectionNav
          label={navLabel}
          sections={sections.map(({ id }) => ({ id, title: toTitle(id) }))}
          current={current?.section}
        />
      </Sidebar>
      <div>
        <div key={accordionName && key}>
          {sections.map(({ id, questions }) => (
            <Section key={id} aria-labelledby={id}>
              <h2 id={id}>{toTitle(id)}</h2>
              <Accordion
                name={accordionName ?? id}
                items={questions.map((question) => ({ id: question, ...toAnswer(question) }))}
                openId={id === current?.section ? current.question : accordionName && null}
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
