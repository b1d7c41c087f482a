import { limits } from '../limits.ts'
import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

const megabytes = limits.fileBytes / (1024 * 1024)
const uploads = limits.uploadsPerSession

/** The demo chat itself: what it does with a file, its limits, what it keeps. */
export const demoPassages: readonly Passage[] = [
  {
    id: 'demo.upload',
    topic: 'uploading a document',
    questions: [
      'How do I upload a receipt or invoice?',
      'How can I analyse a bill here?',
      'Can I upload a file?',
      'How do I attach a document?',
      'Where do I drop my invoice?',
      'Can you read my electricity bill?',
      'Can you analyse my document?',
    ],
    text: `Use the paper-clip button below the messages, choose a bill, receipt or invoice of up to ${megabytes} MB, and send it. The reply lists the activities it found, the factor used for each, and the tonnes by scope with the sum shown.`,
    page: pages.emissionData,
  },
  {
    id: 'demo.limits',
    topic: 'the demo limits',
    questions: [
      'How many files can I upload?',
      'What is the upload limit?',
      'What is the maximum file size?',
      'Why is the upload button disabled?',
      'My file is too large',
      'How big can a file be?',
    ],
    text: `The demo takes ${uploads} uploads a session, each up to ${megabytes} MB. Reset Demo clears the conversation and the counter; the server keeps a wider limit of its own against misuse.`,
    page: pages.emissionData,
  },
  {
    id: 'demo.reset',
    topic: 'resetting the demo',
    questions: [
      'How do I reset the demo?',
      'How do I clear the chat?',
      'Can I start over?',
      'How do I delete this conversation?',
      'Reset the chat',
    ],
    text: `Reset Demo appears in the header of this panel once ${uploads} uploads are used. It clears all messages and gives you ${uploads} fresh uploads.`,
    page: pages.naturalLanguage,
  },
  {
    id: 'demo.privacy',
    topic: 'what happens to an upload',
    questions: [
      'Do you store my uploaded documents?',
      'What happens to my file after the demo?',
      'Is my upload private?',
      'Do you keep my data?',
      'Do you train AI on my documents?',
      'Do you use my data for training?',
      'Is my document deleted?',
      'Are chats saved?',
      'Is this conversation recorded?',
    ],
    text: 'In this demo an uploaded file is read in memory by a separate process on our server, answered, and dropped: it is not stored, not logged and not used for training. The conversation lives in your browser session until you reset it.',
    page: pages.privacy,
  },
  {
    id: 'demo.what-are-you',
    topic: 'this assistant',
    questions: [
      'Who are you?',
      'Are you a real person?',
      'Are you a bot?',
      'Are you human or AI?',
      'What can you help me with?',
      'What can I ask you?',
      'What can you do?',
      'How do you answer questions?',
    ],
    text: 'I am the demo assistant, a program and not a person. I answer from the pages of this site, work out emission sums with the carbon engine, and read a bill or receipt that you attach. What I do not find there I say I do not know.',
    page: pages.naturalLanguage,
  },
  {
    id: 'demo.account',
    topic: 'signing in',
    questions: [
      'Do I need an account?',
      'Do I have to log in to use the chat?',
      'How do I log in?',
      'Where is the login page?',
      'I forgot my password',
    ],
    text: 'No account is needed here: the site is public and has no sign-in. Customers sign in on the platform itself, which is a separate address.',
    page: pages.contact,
  },
  {
    id: 'demo.browser-theme',
    topic: 'dark mode',
    questions: [
      'Is there a dark mode?',
      'How do I change the theme?',
      'Switch to dark theme',
      'Can I use light mode?',
    ],
    text: 'Yes. The theme switch changes between light and dark. Until you choose, the site follows your system setting; after that it remembers your choice in this browser.',
    page: pages.home,
  },
  {
    id: 'demo.answer-sources',
    topic: 'the working in a reply',
    questions: [
      'Why should I believe your answer?',
      'Where does your answer come from?',
      'Can I check your calculation?',
      'Where can I see the working?',
    ],
    text: 'Each answer names the page it comes from, and each emission sum shows quantity, factor, edition and result, so you can do it again by hand. If a sum cannot be traced, do not use it.',
    page: pages.emissionData,
  },
]
