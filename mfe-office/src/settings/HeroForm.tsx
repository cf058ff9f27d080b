import {
  MAX_HERO_SLIDES,
  type OfficeSettings,
  slideFields,
} from '@shop/contracts/wire/office-settings.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useFieldArray, useForm, type UseFormReturn, useWatch } from 'react-hook-form'

import { useSettingsT } from '../messages.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { RecordFields } from '../records/RecordFields.tsx'
import { FieldGroup } from './FieldGroup.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { createSlide, type HeroValues, toHero, toHeroValues } from './offer-forms.ts'
import { SettingForm } from './SettingForm.tsx'

/** The slides of the home page. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function HeroForm({ stored }: { stored: OfficeSettings['hero'] }) {
  const t = useSettingsT()
  const form = useForm({ defaultValues: toHeroValues(stored.value), mode: 'onTouched' })
  const slides = useFieldArray({ control: form.control, name: 'slides', keyName: 'key' })
  const count = slides.fields.length

  return (
    <SettingForm
      name="hero"
      storedVersion={stored.version}
      form={form}
      toChange={toHero}
      onReset={(value) => form.reset(toHeroValues(value))}
    >
      {slides.fields.map(({ key }, index) => (
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
            <SlidePicture form={form} name={`slides.${index}.pictures`} />
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

interface SlidePictureProps {
  form: UseFormReturn<HeroValues>
  name: `slides.${number}.pictures`
}

function SlidePicture({ form, name }: SlidePictureProps) {
  const t = useSettingsT()
  return (
    <PictureField
      label={t('field.picture')}
      pictures={useWatch({ control: form.control, name })}
      max={1}
      onChange={(changed) => form.setValue(name, changed)}
    />
  )
}
