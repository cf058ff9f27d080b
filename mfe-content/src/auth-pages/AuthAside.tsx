import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'
import picture from './pictures/access.json'

/** Benefits of membership; hidden on small screens. */
export function AuthAside() {
  const t = useAuthPagesT()
  return (
    <Root>
      <Picture files={picture} alt="" sizes="(min-width: 80rem) 40rem, 50vw" />
      <Content>
        <Headline>{t('aside.heading')}</Headline>
        <p>{t('aside.text')}</p>
      </Content>
    </Root>
  )
}

const Root = styled(DarkSection)`
  display: none;
  ${mediaQuery.laptop} {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
`

/** The form decides the height of the row, not the picture. */
const Picture = styled(ResponsiveImage)`
  && {
    block-size: 0;
    min-block-size: 100%;
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[6]} ${space[7]} ${space[7]};
  color: ${color.muted};
`

const Headline = styled.p`
  color: ${color.text};
  font-size: ${font['2xl']};
  font-weight: ${font.medium};
  line-height: ${font.leadingTight};
  text-wrap: balance;
`
