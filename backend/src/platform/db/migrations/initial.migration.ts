import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'

import type { Db } from '../schema.ts'

type Builder = Kysely<unknown> | Db

const isPostgres = (db: Builder): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Whoever may write to the database by the backend can add to the log, and do nothing else to it. */
async function forbidLogChanges(db: Builder): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create function "refuseLogChange"() returns trigger language plpgsql as
      $$ begin raise exception 'The log of the office is append-only'; end $$`.execute(db)
    await sql`
      create trigger "officeLogIsAppendOnly" before update or delete on "officeLog"
      for each row execute function "refuseLogChange"()`.execute(db)
    return
  }
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`officeLogRefuses_${change}`)} before ${sql.raw(change)} on "officeLog"
      begin select raise(abort, 'The log of the office is append-only'); end`.execute(db)
  }
}

/** Statements that both databases read. Times are ISO 8601, amounts hundredths of OMR, records JSON. */
const createTables = (unlogged: string) => `
  -- Members
  create table "users" (
    "id" text primary key, "email" text not null unique, "passwordHash" text not null,
    "firstName" text not null, "lastName" text not null, "address" text not null, "dialCode" text not null,
    "phoneNumber" text not null, "createdAt" text not null, "language" text default 'en' not null,
    "occupation" text default '' not null, "description" text default '' not null,
    "website" text default '' not null, "role" text, "deletedAt" text,
    "officePermissions" text default '[]' not null
  );
  create table "tokens" (
    "jti" text primary key, "userId" text not null references "users" ("id"), "expiresAt" text not null,
    "revokedAt" text, "officeUntil" text
  );
  create index "tokensByExpiry" on "tokens" ("expiresAt");
  create table "verifications" (
    "id" text primary key, "tokenHash" text not null unique, "purpose" text not null,
    "userId" text not null references "users" ("id"), "newEmail" text, "expiresAt" text not null, "usedAt" text
  );
  create table "memberEmails" (
    "userId" text not null references "users" ("id"), "email" text not null,
    constraint "memberEmailsKey" primary key ("userId", "email")
  );
  create table "secondFactors" (
    "userId" text primary key references "users" ("id"), "salt" text not null, "lastStep" integer not null,
    "confirmedAt" text
  );
  create table "recoveryCodes" (
    "userId" text not null references "users" ("id"), "codeHash" text not null, "usedAt" text,
    constraint "recoveryCodesKey" primary key ("userId", "codeHash")
  );
  create table "staffInvitations" (
    "id" text primary key, "email" text not null unique, "role" text not null, "permissions" text not null,
    "tokenHash" text not null unique, "expiresAt" text not null
  );

  -- Catalogue
  create table "meta" (
    "name" text primary key, "value" text not null
  );
  create table "categories" (
    "id" text primary key, "position" integer not null, "title" text not null, "picture" text not null,
    "hidden" integer default 0 not null, "version" integer default 1 not null
  );
  create table "products" (
    "id" text primary key, "categoryId" text not null references "categories" ("id"),
    "position" integer not null, "title" text not null, "description" text not null, "price" integer not null,
    "picture" text not null, "gallery" text not null, "details" text, "hidden" integer default 0 not null,
    "version" integer default 1 not null, "stock" integer
  );
  create index "productsByCategory" on "products" ("categoryId", "position", "id");
  create table "productSales" (
    "productId" text primary key, "quantity" integer not null
  );
  create table "productImports" (
    "key" text primary key, "result" text
  );

  -- Agents and what people write
  create table "agents" (
    "id" text primary key, "position" integer not null, "card" text not null,
    "hidden" integer default 0 not null, "version" integer default 1 not null
  );
  create table "messages" (
    "id" text primary key, "senderId" text not null references "users" ("id"),
    "receiverId" text not null references "agents" ("id"), "message" text not null, "createdAt" text not null,
    "answer" text, "answeredAt" text, "answeredBy" text
  );
  create table "forms" (
    "id" text primary key, "kind" text not null, "fields" text not null, "language" text not null,
    "userId" text, "createdAt" text not null, "orderId" text, "answer" text, "answeredAt" text,
    "answeredBy" text, "email" text
  );
  create index "formsByEmail" on "forms" ("email");
  create index "formsByOrder" on "forms" ("orderId");
  create index "formsByTime" on "forms" ("createdAt");
  create table "subscribers" (
    "id" text primary key, "email" text not null unique, "language" text not null, "requestedAt" text not null,
    "confirmedAt" text, "userId" text
  );
  create table "mails" (
    "id" text primary key, "kind" text not null, "recipient" text not null, "language" text not null,
    "data" text not null, "status" text not null, "attempts" integer not null, "dueAt" text not null,
    "createdAt" text not null, "requestId" text, "userId" text
  );
  create index "mailsByDue" on "mails" ("status", "dueAt");
  create index "mailsByRecipient" on "mails" ("recipient", "kind", "createdAt");
  create index "mailsByUser" on "mails" ("userId");

  -- Orders
  create table "coupons" (
    "code" text primary key, "discountValue" double precision not null, "discountType" text not null,
    "expiresAt" text, "startsAt" text, "maxUses" integer, "maxUsesPerMember" integer,
    "version" integer default 1 not null
  );
  create table "couponClaims" (
    "userId" text not null references "users" ("id"), "code" text not null references "coupons" ("code"),
    "claimedAt" text not null,
    constraint "couponClaimsKey" primary key ("userId", "code")
  );
  create table "orders" (
    "id" text primary key, "userId" text not null references "users" ("id"), "status" text not null,
    "cartKey" text not null, "lines" text not null, "couponCode" text, "subtotal" integer not null,
    "tax" integer not null, "discount" integer not null, "total" integer not null, "buyerEmail" text not null,
    "buyerPhone" text not null, "buyerAddress" text not null, "createdAt" text not null,
    "confirmedAt" text not null, "paidAt" text, "number" integer, "cancelledAt" text, "requestId" text,
    "delivery" text, "fulfilment" text default 'new' not null, "carrier" text, "trackingNumber" text,
    "fulfilledAt" text, "version" integer default 1 not null, "refunded" integer default 0 not null,
    "shortages" text, "remindedAt" text, "invoiceNumber" integer
  );
  create index "ordersByCart" on "orders" ("userId", "cartKey", "confirmedAt");
  create index "ordersByConfirmation" on "orders" ("status", "confirmedAt");
  create index "ordersByCoupon" on "orders" ("couponCode");
  create index "ordersByFulfilment" on "orders" ("status", "fulfilment");
  create unique index "ordersByInvoiceNumber" on "orders" ("invoiceNumber");
  create index "ordersByPayment" on "orders" ("paidAt");
  create index "ordersByUser" on "orders" ("userId", "createdAt");
  create table "orderAttempts" (
    "userId" text not null references "users" ("id"), "trackingOrderId" integer not null,
    "fingerprint" text not null, "orderId" text not null references "orders" ("id"),
    constraint "orderAttemptsKey" primary key ("userId", "trackingOrderId")
  );
  create table "stockReservations" (
    "orderId" text not null references "orders" ("id"), "productId" text not null, "quantity" integer not null,
    constraint "stockReservationsKey" primary key ("orderId", "productId")
  );
  create index "stockReservationsByProduct" on "stockReservations" ("productId");

  -- Payments
  create table "payments" (
    "id" text primary key, "orderId" text not null references "orders" ("id"),
    "userId" text not null references "users" ("id"), "driver" text not null, "status" text not null,
    "sessionId" text unique, "checkoutUrl" text, "returnUrl" text not null, "createdAt" text not null,
    "expiresAt" text not null, "checkAt" text, "refund" text
  );
  create unique index "oneOpenPayment" on "payments" ("orderId") where "status" = 'unpaid';
  create index "paymentsByCheck" on "payments" ("checkAt");
  create table "paymentEvents" (
    "id" text primary key, "receivedAt" text not null
  );
  create table "testSessions" (
    "id" text primary key, "idempotencyKey" text not null unique, "status" text not null, "bill" text not null,
    "returnUrl" text not null, "expiresAt" text not null
  );
  create table "refunds" (
    "id" text primary key, "orderId" text not null references "orders" ("id"),
    "paymentId" text not null references "payments" ("id"), "amount" integer not null, "status" text not null,
    "userId" text references "users" ("id"), "createdAt" text not null, "endedAt" text
  );
  create index "refundsBy_orderId" on "refunds" ("orderId");
  create index "refundsBy_paymentId" on "refunds" ("paymentId");

  -- Office
  create table "officeLog" (
    "id" text primary key, "at" text not null, "userId" text not null, "kind" text not null,
    "subject" text not null, "before" text, "after" text
  );
  create index "officeLogByTime" on "officeLog" ("at", "id");
  create table "shopSettings" (
    "name" text primary key, "value" text not null, "version" integer not null
  );

  -- Operation
  create ${unlogged} table "rateLimits" (
    "key" text primary key, "points" integer not null, "expiresAt" text not null
  );
  create index "rateLimitsByExpiry" on "rateLimits" ("expiresAt");
  create table "failureReports" (
    "remote" text not null, "version" text not null, "phase" text not null, "minute" text not null,
    "reports" integer not null, "pageLoads" integer not null,
    constraint "failureReportsKey" primary key ("remote", "minute", "version", "phase")
  );
  create index "failureReportsByMinute" on "failureReports" ("minute");
  create table "failureSamples" (
    "remote" text not null, "version" text not null, "fingerprint" text not null, "phase" text not null,
    "message" text not null, "stack" text not null, "page" text not null, "shell" text, "language" text,
    "pageLoads" integer not null, "firstAt" text not null, "lastAt" text not null,
    constraint "failureSamplesKey" primary key ("remote", "version", "fingerprint")
  );
  create table "vitalCounts" (
    "remote" text not null, "version" text not null, "day" text not null, "page" text not null,
    "vital" text not null, "bucket" integer not null, "pageLoads" integer not null,
    constraint "vitalCountsKey" primary key ("remote", "version", "day", "page", "vital", "bucket")
  )
`

/** Creates all tables. It is not undone: that would delete every order. */
export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    // Counters of rate limits need not survive a crash: PostgreSQL writes no log for them.
    const statements = createTables(isPostgres(db) ? 'unlogged' : '').split(';\n')
    for (const statement of statements) await sql.raw(statement).execute(db)
    await forbidLogChanges(db)
  },
}
