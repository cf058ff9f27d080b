import { MAX_LINE_QUANTITY } from '@shop/contracts/rules/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Accordion } from '../accordion/Accordion.tsx'
import { Lead } from '../layout/sections.styles.ts'
import { useHelpT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

const questions = ['start.choose', 'start.need', 'start.first', 'start.team'] as const

export function GetStarted() {
  const t = useHelpT()
  const { lang } = useLanguage()
  return (
    <Root aria-labelledby="get-started">
      <Stack $align="start">
        <h2 id="get-started">{t('center.start.title')}</h2>
        <Lead>{t('center.start.text')}</Lead>
        <ButtonLink to={paths['help.guides']} variant="secondary">
          {t('center.guides')}
        </ButtonLink>
      </Stack>
      <Accordion
        name="get-started-answers"
        items={questions.map((question) => ({
          id: question,
          title: t(`${question}.title`),
          content: t(`${question}.desc`, { max: formatNumber(MAX_LINE_QUANTITY, lang) }),
        }))}
      />
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space[8]};
  }
`
