import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { css, styled } from 'styled-components'

import { useSaleT } from '../messages.generated.ts'
import type { ShownCoupon } from './describe-sale.ts'

interface CouponCardProps {
  coupon: ShownCoupon
  /** Fills a row: the code is beside what it is for. */
  wide?: boolean
}

/** Selects the code to copy it manually when the clipboard is blocked. */
export function CouponCard({ coupon, wide = false }: CouponCardProps) {
  const { code, tag, title, text, endsAt } = coupon
  const t = useSaleT()
  const { lang } = useLanguage()
  const [copyFailed, setCopyFailed] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setCopyFailed(false)
      toast.success(t('coupon.copied', { code }))
    } catch {
      setCopyFailed(true)
    }
  }

  return (
    <Root $wide={wide}>
      <Words>
        {tag && <Tag>{tag}</Tag>}
        <Title as={wide ? 'h2' : 'h3'}>{title}</Title>
        <Description>{text}</Description>
        {endsAt && (
          <End>
            <Time dateTime={endsAt}>
              {t('coupon.until', { date: formatDay(endsAt, lang, 'long', SHOP_TIME_ZONE) })}
            </Time>
          </End>
        )}
      </Words>
      <CodeLine>
        {copyFailed ? (
          <TextInput
            readOnly
            value={code}
            dir="ltr"
            translate="no"
            aria-label={t('coupon.code')}
            ref={(field) => {
              field?.focus()
              field?.select()
            }}
          />
        ) : (
          <Code translate="no">{code}</Code>
        )}
        <Button
          variant="secondary"
          aria-label={t('coupon.copyCode', { code })}
          onClick={() => void copy()}
        >
          <Copy aria-hidden />
          {t('coupon.copy')}
        </Button>
      </CodeLine>
      {copyFailed && <CopyHint role="alert">{t('coupon.copyManually')}</CopyHint>}
    </Root>
  )
}

/** One row on large screens, where the page's own sale fills it with four coupons. */
export const CouponGrid = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space[4]};
  list-style: none;
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 2)}, minmax(0, 1fr));
  }
  ${mediaQuery.desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`

const beside = css`
  ${mediaQuery.tablet} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[5]};
    & > div + div {
      margin-block-start: 0;
      padding-block-start: 0;
      border: 0;
    }
  }
`

const Root = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: ${space[5]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${({ $wide }) => $wide && beside}
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
`

const End = styled.p`
  color: ${color.copper};
  font-weight: ${font.medium};
`

const Tag = styled.p`
  align-self: start;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.copperSoft};
  color: ${color.copper};
  font-size: ${font.xs};
`

const Title = styled.h3`
  margin-block-start: ${space[2]};
`

const Description = styled.p`
  /* The codes of a row line up. */
  flex: 1;
  color: ${color.muted};
`

const CodeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px dashed ${color.line};
  && > button {
    padding-inline: ${space[4]};
  }
`

const Code = styled.bdi`
  display: grid;
  flex: 1;
  place-items: center start;
  min-block-size: ${size.touch};
  font-family: ${font.mono};
  font-size: ${font.m};
  font-weight: ${font.bold};
`

const CopyHint = styled.p`
  color: ${color.muted};
  font-size: ${font.xs};
`
