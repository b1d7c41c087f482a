import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A message of the contact form. Purged after its retention period. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid('id').primaryKey(),
    /** Hash of the sender's idempotency key and the words themselves: a second click lands on the same row. */
    submission: text('submission').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** `missing`: it came without one, by a script or without JavaScript, and was counted tightly. */
    botCheck: text('bot_check', { enum: ['passed', 'missing', 'off'] }).notNull(),
    requestId: text('request_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
    /** Set when delivery was given up after all retries; cleared by a resend. */
    gaveUpAt: moment('gave_up_at'),
  },
  (table) => [
    index('contact_message_created_at').on(table.createdAt),
    index('contact_message_undelivered')
      .on(table.createdAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
)

/** How often a path was viewed on a day (UTC). Holds nothing about who viewed it. */
export const pageView = pgTable(
  'page_view',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    views: bigint('views', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)

/** Solutions of the bot check that were used, until they would expire anyway. */
export const spentBotCheck = pgTable('spent_bot_check', {
  token: text('token').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** Keys that all processes share and nobody needs to know. */
export const sharedSecret = pgTable('shared_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Working papers that a visitor saved: figures, evidence lines and corrections, never a file. Purged when they expire. */
export const savedWorking = pgTable(
  'saved_working',
  {
    /** 128 random bits in base64url: whoever has the address may read. */
    id: text('id').primaryKey(),
    /** Hash of the saver's idempotency key and the content: a second sending lands on the same row. */
    submission: text('submission').notNull().unique(),
    /** JSON as text: it comes out to the letter as it went in. */
    content: text('content').notNull(),
    savedAt: moment('saved_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('saved_working_expires_at').on(table.expiresAt)],
)

/** Keys of the open API that the owner gave out. A key has 256 random bits, so its plain hash gives nothing away. */
export const apiKey = pgTable('api_key', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the key, in base64url. */
  hash: text('hash').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
})

/** The table of rate-limiter-flexible, in the shape that it asks for. Its keys are keyed hashes. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
