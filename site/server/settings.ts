import { z } from 'zod'
import { siteConfig } from '#shared/site-config.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const url = (protocols: RegExp) => z.url({ protocol: protocols })
const limit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'write requests/seconds, such as 30/600')
  .transform((text) => {
    const [requests = 0, windowSeconds = 0] = text.split('/').map(Number)
    return { requests, windowSeconds }
  })

/** Every name the server reads from its environment. An empty value counts as unset. */
export const settings = z.object({
  PORT: port.default(3000).meta({ description: 'Port of the website. 0 takes a free one.' }),
  HOST: z.string().optional().meta({
    description:
      'Address to listen on. Unset: all interfaces, IPv6 and IPv4, as a container needs. Behind a proxy on the same machine set 127.0.0.1.',
  }),
  DATA_DIR: z.string().default('./data').meta({
    description:
      'Folder for the embedded database and the outbox. A relative path starts at the repository root.',
  }),
  DATABASE_URL: url(/^postgres(?:ql)?$/)
    .optional()
    .meta({
      description: 'A PostgreSQL 14 or newer. Unset: the embedded database in DATA_DIR/db.',
      secret: true,
    }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10).meta({
    description: 'Connections that one process keeps to DATABASE_URL.',
  }),
  SMTP_URL: url(/^smtps?$/)
    .optional()
    .meta({
      description: 'Mail server, smtp://user:password@host:587. Unset: mails are written to DATA_DIR/outbox.',
      secret: true,
    }),
  MAIL_RETRY_SECONDS: z.coerce.number().int().min(1).max(3600).default(30).meta({
    description:
      'Seconds to the second attempt to send a mail. Attempts back off to one an hour and last four days.',
  }),
  CONTACT_EMAIL: z
    .email()
    .default(siteConfig.emails.contact)
    .meta({ description: 'Who receives contact messages.' }),
  MAIL_FROM: z.email().default('website@doublerule.example.com').meta({
    description:
      'Sender of our mails: an address of a domain that may send through SMTP_URL. Visitors are reply-to.',
  }),
  CONTACT_ACKNOWLEDGE: z.stringbool().default(false).meta({
    description: 'Sends the visitor a short acknowledgement of each contact message.',
  }),
  CONTACT_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(365).meta({
    description: 'Days until a contact message is purged. The privacy page states the default.',
  }),
  WORKING_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(30).meta({
    description: 'Days until a saved working paper expires. The privacy page states them.',
  }),
  PUBLIC_ORIGIN: url(/^https?$/)
    .transform((text) => new URL(text).origin)
    .optional()
    .meta({
      description: 'Origin under which visitors see the site. Unset: the Host header of each request.',
    }),
  HSTS: z.stringbool().default(false).meta({
    description:
      'Sends Strict-Transport-Security for two years. Switch on when every visitor comes by HTTPS.',
  }),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(8).default(0).meta({
    description:
      'Proxies in front of this server whose X-Forwarded-For entry is believed, counted from the right.',
  }),
  ANSWER_ON_SOCKET: z.stringbool().default(true).meta({
    description:
      'Answers plain requests of what is in memory before Node reads HTTP, at two thirds of the cost. Off: Node reads every request.',
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').meta({
    description: 'Lowest level that is logged, as JSON lines on standard output.',
  }),
  METRICS_PORT: port
    .optional()
    .meta({ description: 'Serves Prometheus metrics at /metrics on a port of its own.' }),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .meta({ description: 'Address that METRICS_PORT listens on.' }),
  METRICS_TOKEN: z.string().min(16).optional().meta({
    description:
      'Serves /metrics on the website port too, to requests with Authorization: Bearer and this token.',
    secret: true,
  }),
  AI_PROVIDER: z.enum(['anthropic', 'openai-compatible']).optional().meta({
    description: 'Language model behind the chat. Unset: the built-in assistant, which needs no account.',
  }),
  AI_BASE_URL: url(/^https?$/)
    .optional()
    .meta({ description: 'Base address of the model service; needed by openai-compatible.' }),
  AI_API_KEY: z
    .string()
    .optional()
    .meta({ description: 'Key of the model service; needed by anthropic.', secret: true }),
  AI_MODEL: z.string().optional().meta({ description: 'Name of the model; needed when AI_PROVIDER is set.' }),
  AI_MATCHING: z.stringbool().default(false).meta({
    description:
      'Lets the model choose among the candidate factors of document lines that words alone leave open. Their description and unit are sent to it; it gives no figures. Needs AI_PROVIDER.',
  }),
  AI_READING: z.stringbool().default(false).meta({
    description:
      'Lets the model read the text of uploaded pages as a second reader: it is sent to it, and what the model proposes is held against the page and its sums and never counted by its word alone. Needs AI_PROVIDER.',
  }),
  ANALYSIS_CHILDREN: z.coerce.number().int().min(1).max(64).optional().meta({
    description: 'Processes that read uploads. Unset: chosen from the number of processors.',
  }),
  WORKER_SECRET: z.string().min(32).optional().meta({
    description:
      'Seals files on their way to `npm run worker`, which needs the same one: 32 characters or more that nobody can guess. With it this server reads no document itself. Needs DATABASE_URL. Unset: it reads them.',
    secret: true,
  }),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional()
    .meta({ description: 'Hosted content service of the blog. Unset: the posts in content/.' }),
  SANITY_DATASET: z
    .string()
    .default('production')
    .meta({ description: 'Dataset of the hosted content service.' }),
  SANITY_API_HOST: url(/^https?$/)
    .optional()
    .meta({ description: 'Base address of the hosted content service, when it is not the public one.' }),
  STUDIO_URL: url(/^https?$/)
    .optional()
    .meta({ description: 'Where /studio leads. Unset: the page says that no studio is connected.' }),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional()
    .meta({ description: 'Google Analytics 4 measurement id. Unset: page views are counted first-party.' }),
  BOT_CHECK: z.enum(['altcha', 'turnstile', 'recaptcha', 'off']).default('altcha').meta({
    description: 'Bot check of the contact form. altcha is a proof of work served by this server itself.',
  }),
  BOT_CHECK_SITE_KEY: z
    .string()
    .optional()
    .meta({ description: 'Site key; needed by turnstile and recaptcha.' }),
  BOT_CHECK_SECRET: z.string().min(16).optional().meta({
    description:
      'Secret key; needed by turnstile and recaptcha. altcha: unset, one is made and kept in the database.',
    secret: true,
  }),
  BOT_CHECK_MISSING: z.enum(['mark', 'refuse']).default('mark').meta({
    description:
      'A contact message without a bot check (no JavaScript, a script): mark it and count it tightly, or refuse it.',
  }),
  BOT_CHECK_DOWN: z.enum(['mark', 'refuse']).default('refuse').meta({
    description: 'A contact message whose check cannot be verified because the service is down.',
  }),
  LIMIT_POST: limit.prefault('600/600').meta({ description: 'All POSTs of one address: requests/seconds.' }),
  LIMIT_CONTACT: limit.prefault('30/600').meta({ description: 'Contact messages of one visitor.' }),
  LIMIT_CONTACT_UNCHECKED: limit.prefault('20/600').meta({
    description: 'Contact messages of one visitor without a passed bot check.',
  }),
  LIMIT_CONTACT_UNCHECKED_ALL: limit.prefault('300/3600').meta({
    description: 'Contact messages of all visitors together without a passed bot check.',
  }),
  LIMIT_CHAT: limit.prefault('120/600').meta({ description: 'Chat messages of one visitor.' }),
  LIMIT_UPLOAD: limit.prefault('120/600').meta({ description: 'Uploads of one visitor.' }),
  LIMIT_RECALCULATE: limit
    .prefault('600/600')
    .meta({ description: 'Working papers of one visitor that are worked out again.' }),
  LIMIT_WORKING: limit
    .prefault('60/600')
    .meta({ description: 'Working papers of one visitor that are saved, opened, deleted or exported.' }),
  LIMIT_PAGE_VIEWS: limit.prefault('300/600').meta({ description: 'Counted page views of one visitor.' }),
  LIMIT_BOT_CHECK: limit
    .prefault('60/600')
    .meta({ description: 'Bot check challenges handed to one visitor.' }),
  LIMIT_API: limit.prefault('600/600').meta({
    description:
      'Requests of one visitor to /api/v1 and /mcp without a key, and as many keys that have to be looked up.',
  }),
  LIMIT_API_ANALYSES: limit
    .prefault('60/600')
    .meta({ description: 'Files of one visitor that are analysed by /api/v1 and /mcp without a key.' }),
  LIMIT_API_KEY: limit
    .prefault('12000/600')
    .meta({ description: 'Requests and analysed files of one API key.' }),
})

export type Settings = z.infer<typeof settings>
export type SettingName = keyof Settings
