import type { Row, Trx } from '../../../platform/db/schema.ts'

/** A member, with every address that is or was theirs, or that they asked for. */
export interface Person {
  user: Row<'users'>
  emails: readonly string[]
}

/** A place where a member's data are. */
export interface PersonalData {
  /** What there is, for the member; without what lets somebody in. */
  read: (trx: Trx, person: Person) => Promise<Record<string, unknown>>
  /** Deletes it, or takes the person out of what has to stay; nothing where only an id refers to them. */
  erase?: (trx: Trx, person: Person, now: Date) => Promise<unknown>
}

/** An address counts as its owner's: those that other members have now are left out. */
export async function findPerson(trx: Trx, user: Row<'users'>): Promise<Person> {
  const others = await trx
    .selectFrom('memberEmails')
    .leftJoin('users', 'users.email', 'memberEmails.email')
    .select('memberEmails.email')
    .where('memberEmails.userId', '=', user.id)
    .where('users.id', 'is', null)
    .orderBy('memberEmails.email')
    .execute()
  return { user, emails: [user.email, ...others.map(({ email }) => email)] }
}
