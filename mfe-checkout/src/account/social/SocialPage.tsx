import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  XIcon,
  YoutubeIcon,
} from '@shop/ui/icons/social.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { space } from '@shop/ui/tokens/tokens.ts'
import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { MemberSamples } from '../MemberSamples.tsx'
import { useErrorText } from '../useErrorText.ts'

const ContactCard = lazyOptional(async () => (await import('./ContactCard.tsx')).ContactCard)

/** Title, placeholder and hint are the messages `social.NETWORK.*`. */
const networks = [
  ['twitter', XIcon],
  ['facebook', FacebookIcon],
  ['instagram', InstagramIcon],
  ['linkedin', LinkedinIcon],
  ['youtube', YoutubeIcon],
] as const

type Values = Record<(typeof networks)[number][0], string>

export function SocialPage() {
  const t = useAccountT()
  return (
    <AccountPage page="account.social">
      <MemberSamples
        note={t('social.ownNote')}
        own={(userId) => (
          <Suspense fallback={null}>
            <ContactCard userId={userId} />
          </Suspense>
        )}
      >
        <Notice>{t('social.note')}</Notice>
        <SocialForm />
      </MemberSamples>
    </AccountPage>
  )
}

/** Validates only: there is no endpoint to save it. */
function SocialForm() {
  const t = useAccountT()
  // Without values of its own, the form takes what was filled in before hydration.
  const form = useForm<Values>({ mode: 'onTouched' })
  const errorText = useErrorText()
  const [validated, setValidated] = useState(false)
  return (
    <Card>
      <Stack
        as="form"
        noValidate
        onSubmit={form.handleSubmit(
          () => setValidated(true),
          () => setValidated(false),
        )}
        $gap="5"
      >
        {networks.map(([network, Icon]) => (
          <Line key={network}>
            <IconBadge $size="s">
              <Icon />
            </IconBadge>
            <FormField
              form={form}
              errorText={errorText}
              name={network}
              label={t(`social.${network}.title`)}
              placeholder={t(`social.${network}.placeholder`)}
              hint={t(`social.${network}.hint`)}
              rules={{ missing: isFilled }}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
            />
          </Line>
        ))}
        {validated && (
          <Notice kind="warning" role="status">
            {t('social.notSaved')}
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit">{t('social.submit')}</Button>
        </Stack>
      </Stack>
    </Card>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
`
