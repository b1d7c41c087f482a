import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
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

/**
 * Files on their way to readers on other machines, and their answers on the way back, sealed with a key that is not in the
 * database (docs/decisions/0065). A row lives for minutes.
 */
export const reading = pgTable(
  'reading',
  {
    /** 128 random bits in base64url. */
    id: text('id').primaryKey(),
    /** The files of one call, and the place of this one among them. */
    batch: text('batch').notNull(),
    place: integer('place').notNull(),
    /** Keyed hash of who sent it. */
    client: text('client').notNull(),
    /** Keyed hashes of the sender's idempotency key, and of the files that came with it. */
    submission: text('submission'),
    print: text('print'),
    sizeBytes: integer('size_bytes').notNull(),
    /** Null once it is read. */
    file: bytes('file'),
    /** What has been done of it so far; null until something has. */
    steps: bytes('steps'),
    /** Null until it is read. */
    answer: bytes('answer'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('reading_submission_place').on(table.submission, table.place),
    index('reading_batch').on(table.batch),
    index('reading_expires_at').on(table.expiresAt),
  ],
)
