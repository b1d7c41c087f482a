/** Limits of the demo, the same in the browser and on the server. */
export const limits = {
  uploadsPerSession: 3,
  papersInSet: 20,
  fileBytes: 10 * 1024 * 1024,
  /** 10 MB of base64 in JSON, with room for the field names. */
  uploadBodyBytes: 14 * 1024 * 1024,
  /** An address of the site has less than 300 letters; the query behind it does not count. */
  pathCharacters: 2_048,
  /** A set of papers in one call: 20 documents of a few hundred lines each. */
  workingBodyBytes: 8 * 1024 * 1024,
  /** Files in one call of the open API, and how many bytes of them are read while the caller waits. */
  filesInCall: 20,
  filesWhileWaiting: 3,
  chatBodyBytes: 64 * 1024,
  chatMessages: 60,
  chatMessageCharacters: 8_000,
  contactBodyBytes: 32 * 1024,
  /** A contact form sent sooner after its bot check began was filled in by a script. Our own page waits this long. */
  contactFillMs: 1_500,
  acceptedExtensions: ['pdf', 'jpg', 'jpeg', 'png', 'txt', 'csv', 'json', 'docx', 'xlsx'],
} as const
