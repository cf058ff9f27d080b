import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

/** For whoever has not found an answer. */
export function AskUs() {
  const t = useT()
  return (
    <Root>
      <div>
        <h2>{t('faqs.more.title')}</h2>
        <Text>{t('faqs.more.text')}</Text>
      </div>
      <ButtonLink to={sitePaths.contact}>{t('faqs.more.action')}</ButtonLink>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding: ${space[6]};
  border-radius: ${radius.l};
  background: ${color.sunken};
`

const Text = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
`
