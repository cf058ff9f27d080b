import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useSaleT } from '../messages.generated.ts'
import type { ShownCoupon } from './useSale.ts'

/** Selects the code to copy it manually when the clipboard is blocked. */
export function CouponCard({ coupon: { code, tag, title, text } }: { coupon: ShownCoupon }) {
  const t = useSaleT()
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
    <Root>
      {tag && <Tag>{tag}</Tag>}
      <Title>{title}</Title>
      <Description>{text}</Description>
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

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${mediaQuery.desktop} {
    padding: ${space[4]};
  }
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
