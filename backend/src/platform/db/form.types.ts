import type { FormKind } from '@shop/contracts/wire/form.ts'

/** A form that is stored as it was filled in; who wants the newsletter is a subscriber. */
export type StoredKind = Exclude<FormKind, 'newsletter'>
