import { heroSettingsSchema, MAX_HERO_SLIDES } from '@shop/contracts/configuration/hero-settings.ts'
import type { OfficeSettings } from '@shop/contracts/configuration/shop-settings.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type ReactNode, useState } from 'react'
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'

import { BothLanguages } from '../form/BothLanguages.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useSettingsT } from '../messages.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { FieldGroup } from './FieldGroup.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { createSlide, type HeroValues, toHero, toHeroValues } from './offer-forms.ts'
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
      title={t('hero.title')}
      unset={t('hero.unset')}
      storedVersion={stored.version}
      form={form}
      schema={heroSettingsSchema}
      toChange={(values) => toHero(values, pictures)}
      onReset={reset}
    >
      {slides.fields.map(({ key, id }, index) => (
        <SlideFields key={key} form={form} index={index}>
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
        </SlideFields>
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

interface SlideFieldsProps {
  form: UseFormReturn<HeroValues>
  index: number
  children: ReactNode
}

function SlideFields({ form, index, children }: SlideFieldsProps) {
  const t = useSettingsT()
  const errorText = useErrorText()
  const texts = { form, required: 'both' } as const
  return (
    <FieldGroup>
      <legend>{t('hero.slide', { number: index + 1 })}</legend>
      <Stack $gap="4">
        <FormGrid>
          <BothLanguages
            {...texts}
            name={`slides.${index}.title`}
            label={t('field.title')}
            maxLength={60}
          />
          <BothLanguages
            {...texts}
            name={`slides.${index}.text`}
            label={t('field.text')}
            maxLength={200}
            rows={3}
          />
          <BothLanguages
            {...texts}
            name={`slides.${index}.action`}
            label={t('field.action')}
            maxLength={30}
          />
          <FormField
            form={form}
            name={`slides.${index}.to`}
            label={t('field.to')}
            hint={t('field.toHint')}
            rules={{ missing: isFilled }}
            errorText={errorText}
            inputMode="url"
            maxLength={200}
            dir="ltr"
          />
        </FormGrid>
        {children}
      </Stack>
    </FieldGroup>
  )
}
