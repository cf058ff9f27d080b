import { Button } from '@shop/ui/button/Button.tsx'
import { FieldHint } from '@shop/ui/form/field.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'

import { useT } from '../messages.generated.ts'
import { formatLocation } from './location.ts'

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 20_000,
  maximumAge: 60_000,
}

const notes = {
  idle: 'location.hint',
  busy: 'location.hint',
  added: 'location.added',
  failed: 'location.failed',
} as const

/** Asks where the shopper is, for the courier: many houses in Oman have no number on them. */
export function LocationButton({ onLocate }: { onLocate: (location: string) => void }) {
  const t = useT()
  const [state, setState] = useState<keyof typeof notes>('idle')
  if (!('geolocation' in navigator)) return null

  function locate() {
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onLocate(formatLocation(coords))
        setState('added')
      },
      () => setState('failed'),
      OPTIONS,
    )
  }

  return (
    <Stack $gap="2" $align="start">
      <Button variant="secondary" busy={state === 'busy'} onClick={locate}>
        <LocateFixed aria-hidden />
        {t('location.add')}
      </Button>
      <FieldHint role="status">{t(notes[state])}</FieldHint>
    </Stack>
  )
}
