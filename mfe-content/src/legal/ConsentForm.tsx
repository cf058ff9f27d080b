import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { safeLocalStorage, useStorage } from '@shop/kernel/storage'
import { takesForms, useSendForm } from '@shop/shop-ui/send-form/useSendForm.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import Check from 'lucide-react/icons/check'
import { useMemo } from 'react'
import { styled } from 'styled-components'

import { LegalT, useLegalT } from '../messages.generated.ts'
import type { DocumentName } from './documents.ts'

const choices = [
  { answer: 'accepted', label: 'consent.accept' },
  { answer: 'declined', label: 'consent.decline' },
] as const

const noticeKinds = { accepted: 'success', declined: 'info', outdated: 'warning' } as const

export interface ConsentFormProps {
  name: DocumentName
  /** Version of the text: when it was changed. */
  version: string
}

/** Accepts or declines a document, and shows the current answer. */
export function ConsentForm({ name, version }: ConsentFormProps) {
  const t = useLegalT()
  const { lang } = useLanguage()
  const [consent, saveAnswer] = useConsent({ name, version })
  const { state, send } = useSendForm('consent')
  const status = consent && (consent.version === version ? consent.answer : 'outdated')

  function choose(choice: 'accepted' | 'declined') {
    saveAnswer(choice)
    void send({ document: name, version, choice })
  }

  return (
    <Card as="section" aria-labelledby="answer">
      <Stack>
        <h2 id="answer">{t('consent.heading')}</h2>
        <p>{t(takesForms() ? 'consent.textSent' : 'consent.text')}</p>
        <Stack $row $gap="3">
          {choices.map(({ answer, label }) => {
            const chosen = status === answer
            return (
              <Button
                key={answer}
                variant={chosen ? 'primary' : 'secondary'}
                aria-pressed={chosen}
                onClick={() => choose(answer)}
              >
                {chosen && <Check aria-hidden />}
                <span>{t(label)}</span>
              </Button>
            )
          })}
        </Stack>
        <Status>
          {consent && status && (
            <Notice kind={noticeKinds[status]}>
              <LegalT
                id={`consent.${status}`}
                values={{ date: formatDateTime(consent.date, lang) }}
                components={{ 0: <Time dateTime={consent.date} /> }}
              />
            </Notice>
          )}
          {state.status === 'failed' && <Notice kind="warning">{t('consent.failed')}</Notice>}
        </Status>
      </Stack>
    </Card>
  )
}

const answers = ['accepted', 'declined'] as const
type ConsentAnswer = (typeof answers)[number]

export interface Consent {
  answer: ConsentAnswer
  /** Version of the document that was answered. */
  version: string
  /** ISO 8601. */
  date: string
}

/** Parses a stored answer; null when there is none or it is invalid. */
export function parseConsent(stored: string | null): Consent | null {
  try {
    const { answer, version, date } = JSON.parse(stored ?? 'null') as Record<string, unknown>
    const known = answers.find((one) => one === answer)
    if (!known || typeof version !== 'string' || typeof date !== 'string') return null
    return Number.isNaN(Date.parse(date)) ? null : { answer: known, version, date }
  } catch {
    return null
  }
}

/** The stored answer to a document, in sync with other tabs, and a function to save one. */
function useConsent({
  name,
  version,
}: ConsentFormProps): [Consent | null, (answer: ConsentAnswer) => void] {
  const [stored, update] = useStorage(safeLocalStorage, `${storageKeys.consent}${name}`)
  const consent = useMemo(() => parseConsent(stored), [stored])

  function saveAnswer(answer: ConsentAnswer): void {
    const newConsent: Consent = { answer, version, date: new Date().toISOString() }
    update(() => JSON.stringify(newConsent))
  }
  return [consent, saveAnswer]
}

/** Always rendered, so that changes are announced; takes no space while empty. */
const Status = styled.div.attrs({ role: 'status' })`
  &:empty {
    margin-block-start: calc(-1 * ${space[4]});
  }
`
