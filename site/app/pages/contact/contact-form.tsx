import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { usePublicConfig } from '#app/public-config-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { contactFormStateKey, contactTrapField, type ContactFormState } from '#shared/contact-form-names.ts'
import type { ContactMessage } from '#shared/contact-message.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import { makeIdempotencyKey } from './make-idempotency-key.ts'
import { openBotCheck, type BotCheckSession } from './open-bot-check.ts'
import { sendMessage } from './send-message.ts'
import './contact-form.css'

const emptyMessage: ContactMessage = { name: '', email: '', message: '' }

/** The schema is fetched with the first check: nobody needs it to read the page. */
const checkMessage: Resolver<ContactMessage> = async (...given) => {
  const { contactResolver } = await import('./contact-resolver.ts')
  return contactResolver(...given)
}

/**
 * The contact form: checked on submit and, after that, on each change. Without scripts it posts to /contact, which
 * answers with this page again and every value kept.
 */
export function ContactForm() {
  const refused = useQueryClient().getQueryData<ContactFormState>(contactFormStateKey)
  const values = refused?.values ?? emptyMessage
  const { botCheck, botCheckSiteKey } = usePublicConfig()
  const session = useRef<BotCheckSession | null>(null)
  const idempotencyKey = useRef<string | null>(null)
  const { register, handleSubmit, reset, formState } = useForm<ContactMessage>({
    resolver: checkMessage,
    defaultValues: values,
  })
  const { errors, isSubmitting } = formState

  useEffect(() => () => session.current?.close(), [])

  function startBotCheck(): void {
    void import('./contact-resolver.ts').catch(() => undefined)
    session.current ??= openBotCheck(botCheck, botCheckSiteKey)
  }

  async function submitMessage(message: ContactMessage): Promise<void> {
    startBotCheck()
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
    reset(emptyMessage)
    showToast(toastTexts.contactSent)
  }

  function errorOf(field: keyof ContactMessage): string | undefined {
    return errors[field]?.message ?? refused?.errors.find((error) => error.field === field)?.message
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
        onSubmit={(event) => {
          handleSubmit(submitMessage)(event).catch(() => showToast(toastTexts.contactFailed))
        }}
      >
        <Field
          label="Name"
          autoComplete="name"
          defaultValue={values.name}
          error={errorOf('name')}
          {...register('name')}
          onFocus={startBotCheck}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          error={errorOf('email')}
          {...register('email')}
          onFocus={startBotCheck}
        />
        <Field
          label="Message"
          multiline
          rows={7}
          defaultValue={values.message}
          error={errorOf('message')}
          {...register('message')}
          onFocus={startBotCheck}
        />
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
