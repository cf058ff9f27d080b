import type { ContentDocument } from '@shop/contracts/wire/content-page.ts'
import { RichText } from '@shop/ui/text/RichText.tsx'

type Section = ContentDocument['sections'][number]

/** The sections of a text that an owner has written, each with its items. */
export const ContentSections = ({ sections }: Pick<ContentDocument, 'sections'>) =>
  sections.map((section) => (
    <section key={section.id} aria-labelledby={section.id}>
      <h2 id={section.id} translate="no">
        {section.title}
      </h2>
      <SectionText {...section} />
    </section>
  ))

/** What is below the heading of a section. */
export const SectionText = ({ body, items }: Pick<Section, 'body' | 'items'>) => (
  <>
    <RichText nodes={body} />
    {items.map((item) => (
      <section key={item.id} aria-labelledby={item.id}>
        <h3 id={item.id} translate="no">
          {item.title}
        </h3>
        <RichText nodes={item.body} />
      </section>
    ))}
  </>
)
