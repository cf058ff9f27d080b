import {
  MAX_HERO_SLIDES,
  type OfficeSettings,
  slideFields,
} from '@shop/contracts/wire/office-settings.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'

import { useSettingsT } from '../messages.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { RecordFields } from '../records/RecordFields.tsx'
import { FieldGroup } from './FieldGroup.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { createSlide, toHero, toHeroValues } from './offer-forms.ts'
import { SettingForm } from './SettingForm.tsx'

/** The slides of the home page. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function HeroForm({ stored }: { stored: OfficeSettings['hero'] }) {
  const t = useSettingsT()
  const [read] = useState(() => toHeroValues(stored.value))
  const [pictures, setPictures] = useState(read.pictures)
  const form = useForm({ defaultValues: read.values, mode: 'onTouched' })
  const slides = useFieldArray({ control: form.control, name: 'slides', keyName: 'key' })
  const count = slides.fields.length

  function reset(value: OfficeSettings['hero']['value']) {
    const { values, pictures: shown } = toHeroValues(value)
    form.reset(values)
    setPictures(shown)
  }

  return (
    <SettingForm
      name="hero"
      storedVersion={stored.version}
      form={form}
      toChange={(values) => toHero(values, pictures)}
      onReset={reset}
    >
      {slides.fields.map(({ key, id }, index) => (
        <FieldGroup key={key}>
          <legend>{t('hero.slide', { number: index + 1 })}</legend>
          <Stack $gap="4">
            <FormGrid>
              <RecordFields
                form={form}
                kind="setting"
                fields={slideFields}
                of={`slides.${index}`}
              />
            </FormGrid>
            <PictureField
              label={t('field.picture')}
              pictures={pictures[id] ?? []}
              max={1}
              onChange={(changed) => setPictures((all) => ({ ...all, [id]: changed }))}
            />
            {count > 1 && (
              <Stack $row $gap="3">
                <MoveButtons
                  name={t('hero.slide', { number: index + 1 })}
                  index={index}
                  count={count}
                  onMove={(to) => slides.move(index, to)}
                />
                <Button variant="secondary" onClick={() => slides.remove(index)}>
                  {t('hero.remove', { number: index + 1 })}
                </Button>
              </Stack>
            )}
          </Stack>
        </FieldGroup>
      ))}
      {count < MAX_HERO_SLIDES && (
        <div>
          <Button variant="secondary" onClick={() => slides.append(createSlide())}>
            {t('hero.add')}
          </Button>
        </div>
      )}
    </SettingForm>
  )
}
