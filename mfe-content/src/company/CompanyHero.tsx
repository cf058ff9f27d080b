import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Breadcrumb } from '@shop/ui/navigation/Breadcrumb.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Lead, RoundedPicture } from '../layout/sections.styles.ts'
import { useCompanyT } from '../messages.generated.ts'

interface CompanyHeroProps {
  /** Texts are the messages `PAGE.heading`, `PAGE.lead`, `PAGE.picture` and `meta.company.PAGE.…`. */
  page: 'about' | 'career'
  picture: ImageFiles
  /** Buttons. */
  children: ReactNode
}

/** Names the page, and shows its first picture. */
export function CompanyHero({ page, picture, children }: CompanyHeroProps) {
  const t = useCompanyT()
  const label = t(`meta.company.${page}.title`)
  return (
    <Root>
      <PageMeta title={label} description={t(`meta.company.${page}.description`)} />
      <Breadcrumb items={[{ label: t('company.home'), to: sitePaths.home }, { label }]} />
      <Content>
        <h1 tabIndex={-1}>{t(`${page}.heading`)}</h1>
        <div>
          <Lead>{t(`${page}.lead`)}</Lead>
          <Actions>{children}</Actions>
        </div>
      </Content>
      <RoundedPicture
        files={picture}
        alt={t(`${page}.picture`)}
        sizes="(min-width: 80rem) 80rem, 100vw"
        priority
      />
    </Root>
  )
}

const Root = styled(Container)`
  padding-block-start: ${space[5]};
`

const Content = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[5]} ${space[7]};
  & > h1 {
    font-size: ${font.display};
  }
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    gap: ${space[8]};
  }
`

const Actions = styled(Stack).attrs({ $row: true, $gap: '3', $align: 'stretch' })`
  margin-block-start: ${space[5]};
`
