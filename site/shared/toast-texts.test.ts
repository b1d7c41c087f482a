import { expect, test } from 'vitest'
import { toastTexts } from './toast-texts.ts'

test('the fixed toasts read as in section 8 of the specification', () => {
  expect(toastTexts).toMatchObject({
    chatFailed: {
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      variant: 'destructive',
    },
    uploadFailed: {
      title: 'Error uploading file',
      description: 'Failed to analyze file. Please try again.',
      variant: 'destructive',
    },
    fileTooLarge: { title: 'File too large', description: 'Please upload files smaller than 10MB.' },
    uploadLimitReached: {
      title: 'Upload limit reached',
      description:
        'Demo limited to 3 file uploads. Contact hello@doublerule.example.com for unlimited access.',
    },
    chatReset: { title: 'Chat reset!', description: 'You have 3 fresh uploads available.' },
    contactFailed: {
      title: 'Error',
      description: 'There was a problem sending your message. Please try again.',
      variant: 'destructive',
    },
    contactSent: {
      title: 'Message sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
  })
})

test('the refusal of a file names every accepted extension', () => {
  expect(toastTexts.fileTypeRefused.description).toBe(
    'Please upload one of: pdf, jpg, jpeg, png, txt, csv, json, docx, xlsx.',
  )
})
