import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

/** How the demo reads a file, and what it says when it cannot. */
export const readingPassages: readonly Passage[] = [
  {
    id: 'reading.photos',
    topic: 'photos and scans',
    keywords:
      'photo phone camera snap snapshot picture scanned scan scans paper faded blurry blurred crumpled ocr handwriting handwritten hand written notes legible jpg png mobile thermal receipt quality',
    questions: [
      'Can it read photos of dockets?',
      'Can you read scanned documents?',
      'Can you read handwriting?',
      'Does a phone picture of a receipt work?',
      'Do you use OCR?',
      'Can it cope with a blurry photo?',
      'Our dockets are handwritten',
      'We only have paper receipts',
      'What about faded thermal receipts?',
      'I took a snap of the bill',
    ],
    text: 'Photos and scans (JPG, PNG, PDF) are read by text recognition, and the reply says that it was read from a picture, so that you compare the figures with the page. A sharp, straight photo reads best. Handwriting is not claimed: check such a line or type the amount here.',
    page: pages.home,
  },
  {
    id: 'reading.password',
    topic: 'files that cannot be opened',
    keywords:
      'password protected locked encrypted pdf open corrupt damaged broken unreadable fail failed fails failure cannot old xls doc stop stopped refuse refused',
    questions: [
      'My PDF has a password',
      'Can you open a protected PDF?',
      'Why can you not read my file?',
      'The file could not be read',
      'Why did my upload fail?',
      'My document was refused',
      'Can it open a locked spreadsheet?',
    ],
    text: 'A file with a password cannot be read: open it, save or print it to a PDF without one, and send that. Where a file is damaged or of another type than its name says, the reply names the reason.',
    page: pages.emissionData,
  },
  {
    id: 'reading.duplicates',
    topic: 'documents sent twice',
    keywords: 'duplicate duplicates twice double counting counted same invoice again repeated two people',
    questions: [
      'What if the same invoice is uploaded twice?',
      'Do you detect duplicates?',
      'How do you avoid double counting?',
      'Two people uploaded the same bill',
      'Is a duplicate bill counted twice?',
    ],
    text: 'In this demo each upload is worked out on its own and nothing is added up over several files, so a second copy changes no total. How the platform treats duplicates is not described on the site; please ask us.',
    page: pages.contact,
  },
  {
    id: 'reading.rounding',
    topic: 'rounding',
    keywords: 'round rounding rounded decimals precision digits significant figures exact',
    questions: [
      'How do you round?',
      'How many decimals do you use?',
      'Are results rounded?',
      'How precise is the sum?',
    ],
    text: 'Sums are exact decimals and are rounded once, at display: kilograms to the gram, tonnes to the kilogram. Nothing is rounded in between.',
    page: pages.home,
  },
  {
    id: 'reading.own-factors',
    topic: 'factors of your own',
    keywords:
      'own custom factor factors override supplier specific epd environmental product declaration upload change swap edit library materials',
    questions: [
      'Can I use my own emission factors?',
      'Can we override a factor?',
      'Can I add supplier-specific factors?',
      'Do you accept EPDs?',
      'Can I change the factor that was picked?',
    ],
    text: 'The demo applies its own published factors only. In the API, materials are a resource that can be listed, created and searched; whether factors of your own or EPDs can be used on the platform is not stated on the site, so please ask us.',
    page: pages.api,
  },
  {
    id: 'reading.correct-value',
    topic: 'correcting a value',
    keywords: 'correct change edit fix amend wrong value reading misread mistake override typo approve',
    questions: [
      'Can I correct a wrong value?',
      'What if it reads a number wrong?',
      'How do I fix a misread figure?',
      'Can I edit an extraction?',
      'The reading is wrong, what now?',
    ],
    text: 'In the platform and over its API an extraction can be corrected and then verified, and a document is approved after that. In this demo nothing is stored: type the right amount here and the sum is done with it.',
    page: pages.webApi,
  },
]
