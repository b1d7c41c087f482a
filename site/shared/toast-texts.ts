import { limits } from './limits.ts'
import { siteConfig } from './site-config.ts'

export type ToastText = { title: string; description: string; variant: 'plain' | 'destructive' }

/** The fixed toasts of the specification (section 8). The last two situations have no fixed text there. */
export const toastTexts = {
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
  fileTooLarge: {
    title: 'File too large',
    description: 'Please upload files smaller than 10MB.',
    variant: 'plain',
  },
  uploadLimitReached: {
    title: 'Upload limit reached',
    description: `Demo limited to 3 file uploads. Contact ${siteConfig.emails.contact} for unlimited access.`,
    variant: 'plain',
  },
  chatReset: {
    title: 'Chat reset!',
    description: 'You have 3 fresh uploads available.',
    variant: 'plain',
  },
  contactFailed: {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again.',
    variant: 'destructive',
  },
  contactSent: {
    title: 'Message sent!',
    description: "Thank you for contacting us. We'll get back to you soon.",
    variant: 'plain',
  },
  fileTypeRefused: {
    title: 'File type not accepted',
    description: `Please upload one of: ${limits.acceptedExtensions.join(', ')}.`,
    variant: 'plain',
  },
  fileEmpty: {
    title: 'File is empty',
    description: 'This file has no content. Please choose another one.',
    variant: 'plain',
  },
} as const satisfies Record<string, ToastText>
