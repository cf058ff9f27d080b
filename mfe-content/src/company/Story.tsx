import { Section } from '@shop/ui/layout/Section.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { Halves } from '../layout/columns.styles.ts'
import { Lead, RoundedPicture } from '../layout/sections.styles.ts'
import { useCompanyT } from '../messages.generated.ts'
import { storyParagraphs } from './about.ts'
import pictures from './pictures/about.json'

export function Story() {
  const t = useCompanyT()
  return (
    <Section aria-labelledby="story">
      <Halves $gap="6">
        <Stack>
          <h2 id="story">{t('story.heading')}</h2>
          {storyParagraphs.map((paragraph) => (
            <Lead key={paragraph}>{t(`story.${paragraph}`)}</Lead>
          ))}
        </Stack>
        <RoundedPicture
          files={pictures['shop-story']}
          alt={t('story.picture')}
          sizes="(min-width: 64rem) 38rem, 100vw"
        />
      </Halves>
    </Section>
  )
}
