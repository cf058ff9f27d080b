import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { QrCode } from '@shop/ui/picture/QrCode.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { beginSecondFactor, confirmSecondFactor } from './access.api.ts'
import { CodeField } from './CodeField.tsx'

/** Sets up an authenticator app, then shows the recovery codes. */
export function SetUpApp({ onPassed }: { onPassed: () => void }) {
  const t = useT()
  const begin = useMutation({ mutationFn: beginSecondFactor })
  const confirm = useMutation({ mutationFn: confirmSecondFactor })
  const { mutate } = begin
  useEffect(() => mutate(), [mutate])

  if (confirm.data) return <RecoveryCodes codes={confirm.data} onDone={onPassed} />
  if (begin.error) return <ErrorNotice error={begin.error} onRetry={() => mutate()} />
  if (!begin.data) {
    return (
      <Loading>
        <Skeleton height="24rem" shape="l" />
      </Loading>
    )
  }
  const { uri, key } = begin.data
  return (
    <CodeField
      title={t('setUp.title')}
      hint={t('setUp.hint')}
      button={t('setUp.submit')}
      busy={confirm.isPending}
      error={confirm.error}
      onSubmit={confirm.mutate}
    >
      <p>{t('setUp.text')}</p>
      <QrCode text={uri} label={t('setUp.qr')} />
      <p>
        <a href={uri}>{t('setUp.open')}</a>
      </p>
      <p>
        {t('setUp.key')} <Key dir="ltr">{key.match(/.{1,4}/g)?.join(' ')}</Key>
      </p>
    </CodeField>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="recovery">
      <Stack $gap="5" $align="start">
        <h2 id="recovery">{t('recovery.title')}</h2>
        <p>{t('recovery.text')}</p>
        <Codes dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <Key>{code}</Key>
            </li>
          ))}
        </Codes>
        <Button onClick={onDone}>{t('recovery.done')}</Button>
      </Stack>
    </Card>
  )
}

const Key = styled.code.attrs({ translate: 'no' })`
  font-family: ${font.mono};
  overflow-wrap: anywhere;
`

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space[2]} ${space[5]};
  inline-size: 100%;
  list-style: none;
`
