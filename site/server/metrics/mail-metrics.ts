import { Counter, type Registry } from 'prom-client'

export type MailMetrics = { sent: Counter<'kind'>; failed: Counter<'kind'>; givenUp: Counter<'kind'> }

/** Counts mails by kind: sent, attempts that failed, and those given up. */
export function registerMailMetrics(registry: Registry): MailMetrics {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['kind'] as const, registers: [registry] })
  return {
    sent: counter('mails_sent_total', 'Mails handed to the mail server.'),
    failed: counter('mail_attempts_failed_total', 'Attempts to send a mail that failed.'),
    givenUp: counter('mails_given_up_total', 'Mails given up after all attempts.'),
  }
}
