import {
  MAX_HERO_SLIDES,
  type OfficeSettings,
  slideFields,
} from '@shop/contracts/wire/office-settings.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { useFieldArray, useForm, type UseFormReturn, useWatch } from 'react-hook-form'

import { useSettingsT } from '../messages.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { RecordFields } from '../records/RecordFields.tsx'
import { ItemGroup } from './ItemGroup.tsx'
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
        <ItemGroup
          key={key}
          title={t('hero.slide', { number: index + 1 })}
          removeLabel={t('hero.remove', { number: index + 1 })}
          index={index}
          count={count}
          onMove={(to) => slides.move(index, to)}
          onRemove={() => slides.remove(index)}
        >
          <FormGrid>
            <RecordFields form={form} kind="setting" fields={slideFields} of={`slides.${index}`} />
          </FormGrid>
          <SlidePicture form={form} name={`slides.${index}.pictures`} />
        </ItemGroup>
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
