import type { ContentDocument } from '@shop/contracts/wire/content-page.ts'
import { useLanguage } from '@shop/kernel/language'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { RichInline, RichText } from '@shop/ui/text/RichText.tsx'

import type { ContentPageState } from '../content-page/content-page.api.ts'
import { SectionText } from '../content-page/ContentSections.tsx'
import { OwnersText } from '../content-page/OwnersText.tsx'
import { Lead } from '../layout/sections.styles.ts'
import { AboutFrame } from './AboutUs.tsx'
import { Statements } from './MissionVision.tsx'

/** What an owner has written of the company. */
export function OwnersCompany({ state }: { state: ContentPageState }) {
  const { lang } = useLanguage()
  return <OwnersText state={state}>{(page) => <Company {...page[lang]} />}</OwnersText>
}

/** The begin of the text is about us, each section a statement. */
function Company({ title, lead, body, sections }: ContentDocument) {
  return (
    <>
      <AboutFrame heading={<span translate="no">{title}</span>}>
        {lead.length > 0 && (
          <Lead>
            <RichInline nodes={lead} />
          </Lead>
        )}
        <RichText nodes={body} />
      </AboutFrame>
      {sections.length > 0 && (
        <Statements
          statements={sections.map((section) => ({
            id: section.id,
            heading: <span translate="no">{section.title}</span>,
            text: (
              <Stack $gap="4">
                <SectionText {...section} />
              </Stack>
            ),
          }))}
        />
      )}
    </>
  )
}
