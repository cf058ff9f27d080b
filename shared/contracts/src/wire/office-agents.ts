import * as z from 'zod/mini'

import { normalizeTyped } from '../rules/typed-text.ts'
import { agentLanguageCodes } from './agent-filters.ts'
import {
  choicesField,
  type Field,
  flagField,
  heldIn,
  integerField,
  linksField,
  localizedField,
  optionalField,
  pictureField,
  textField,
} from './office-fields.ts'
import { changeShape, storedShape } from './office-record.ts'

const profile = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(/^(https:\/\/[^\s<>"']+)?$/, 'Please write addresses that begin with https://.'),
  )

/** The networks of an agent's profiles. */
export const agentNetworks = ['facebook', 'instagram', 'twitter', 'tiktok'] as const

const number = (pattern: RegExp) =>
  z.string().check(
    z.overwrite((typed) => normalizeTyped(typed).replaceAll(' ', '')),
    z.regex(pattern),
  )

const inCard = <Part extends Field>(field: Part) => heldIn('card', field)
const typedNumber = { ltr: true, inputMode: 'tel' } as const
const missing = { en: 'Please give the agent a name in English.' }

/** An agent, in the order of the form. */
export const agentFields = {
  firstName: inCard(localizedField(100, { required: 'en', missing })),
  lastName: inCard(localizedField(100)),
  city: inCard(localizedField(100, { list: true })),
  state: inCard(localizedField(100)),
  country: inCard(localizedField(100)),
  zipCode: inCard(textField(100, { ltr: true, max: 20 })),
  /** With the plus sign, such as `+968`; empty with an empty number. */
  dialCode: inCard(
    textField(5, {
      ...typedNumber,
      hint: true,
      schema: number(/^(\+\d{1,4})?$/),
      empty: '+968',
    }),
  ),
  /** Digits after the dial code. */
  phoneNumber: inCard(textField(20, { ...typedNumber, schema: number(/^(\d{5,14})?$/) })),
  languages: inCard(optionalField(choicesField(agentLanguageCodes))),
  social: inCard(linksField(agentNetworks, profile, { hint: true, max: 300 })),
  position: integerField({ list: true, hint: true }),
  picture: inCard(pictureField({ avatar: true })),
  banner: inCard(pictureField()),
  /** Only the office sees the agent. */
  hidden: flagField(false, { list: true }),
}

/** POST /office/agents, and PATCH /office/agents/{id} with the version that was changed. */
export const agentChangeSchema = z.object(changeShape(agentFields))
export type AgentChange = z.infer<typeof agentChangeSchema>

/** An agent in the office. */
export const officeAgentSchema = z.object({ _id: z.string(), ...storedShape(agentFields) })
export type OfficeAgent = z.infer<typeof officeAgentSchema>

/** GET /office/agents */
export const officeAgentListSchema = z.object({ results: z.array(officeAgentSchema) })
