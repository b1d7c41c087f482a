import type { Query } from '#app/queries/query.ts'
import { useQueryClient } from '#app/queries/query-client-context.ts'
import { useEffect, useRef, useState } from 'react'
import { usePublicConfig } from '#app/public-config-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { contactFormStateKey, contactTrapField, type ContactFormState } from '#shared/contact-form-names.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import type { MessageErrors } from './check-message.ts'
import { makeIdempotencyKey } from './make-idempotency-key.ts'
import { openBotCheck, type BotCheckSession } from './open-bot-check.ts'
import { sendMessage } from './send-message.ts'
import './contact-form.css'

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'message', label: 'Message', multiline: true, rows: 7 },
] as const

/** What the server refused of a form that was sent without a script. */
const refusedMessage: Query<ContactFormState> = { queryKey: contactFormStateKey }

const loadCheck = () => import('./check-message.ts')

/**
 * The contact form: checked on submit and, after that, on each change. Without scripts it posts to /contact, which
 * answers with this page again and every value kept.
 */
export function ContactForm() {
  const refused = useQueryClient().answerTo(refusedMessage)
  const { botCheck, botCheckSiteKey } = usePublicConfig()
  const session = useRef<BotCheckSession | null>(null)
  const idempotencyKey = useRef<string | null>(null)
  const isChecked = useRef(refused !== undefined)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [errors, setErrors] = useState<MessageErrors>(() =>
    Object.fromEntries((refused?.errors ?? []).map(({ field, message }) => [field, message])),
  )

  useEffect(() => () => session.current?.close(), [])

  function startBotCheck(): void {
    void loadCheck().catch(() => undefined)
    session.current ??= openBotCheck(botCheck, botCheckSiteKey)
  }

  async function submitForm(form: HTMLFormElement): Promise<void> {
    startBotCheck()
    isChecked.current = true
    const { message, errors: found } = (await loadCheck()).checkMessage(form)
    setErrors(found ?? {})
    if (found !== null) {
      const first = fields.find(({ name }) => found[name] !== undefined)
      form.querySelector<HTMLElement>(`[name="${first?.name}"]`)?.focus()
      return
    }
    // A second click, or a retry after a lost answer, carries the same key and stays one message.
    idempotencyKey.current ??= makeIdempotencyKey()
    const isSent = await sendMessage(message, {
      idempotencyKey: idempotencyKey.current,
      checkResult: await session.current?.result(),
    })
    session.current?.close()
    session.current = null
    if (!isSent) {
      showToast(toastTexts.contactFailed)
      return
    }
    idempotencyKey.current = null
    isChecked.current = false
    for (const control of form.querySelectorAll<HTMLInputElement>('input, textarea')) control.value = ''
    showToast(toastTexts.contactSent)
  }

  /** The form again, as it is mended. */
  async function checkAgain(form: HTMLFormElement): Promise<void> {
    if (isChecked.current) setErrors((await loadCheck()).checkMessage(form).errors ?? {})
  }

  return (
    <>
      <p id="sent" className="sent-notice">
        <strong>{toastTexts.contactSent.title}</strong> {toastTexts.contactSent.description}
      </p>
      {refused !== undefined && (
        <p role="alert" className="mb-6 border-l-4 border-pencil pl-4">
          {refused.detail}
        </p>
      )}
      <form
        method="post"
        action="/contact"
        noValidate
        className="grid gap-5"
        onChange={(event) => void checkAgain(event.currentTarget).catch(() => undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          setIsSubmitting(true)
          submitForm(event.currentTarget)
            .catch(() => showToast(toastTexts.contactFailed))
            .finally(() => setIsSubmitting(false))
        }}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            defaultValue={refused?.values[field.name]}
            error={errors[field.name]}
            onFocus={startBotCheck}
          />
        ))}
        <div className="trap-field" aria-hidden="true">
          <label>
            Leave this field empty
            <input type="text" name={contactTrapField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="filled" disabled={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Message'}
          </Button>
          <p className="type-caption max-w-[44ch]">
            All three fields are needed. We use them to answer you and for nothing else.
          </p>
        </div>
      </form>
    </>
  )
}
