export type Problem = {
  /** HTTP status of the answer. */
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 414 | 415 | 422 | 429 | 500 | 502 | 503 | 504
  title: string
  /** What happened and what to do next, in a sentence or two. */
  detail: string
  /** True when the same request may succeed later without a change. */
  retry: boolean
}

/** Every expected failure of the API, by its code. */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'Request is not readable',
    detail: 'The address or the Host header of the request is not valid.',
    retry: false,
  },
  invalid_json: {
    status: 400,
    title: 'Body is not JSON',
    detail: 'The request body could not be read as JSON. Send one JSON object.',
    retry: false,
  },
  invalid_fields: {
    status: 422,
    title: 'Some fields are not valid',
    detail: 'Correct the fields listed under errors and send again.',
    retry: false,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Content type not accepted',
    detail: 'Send the body as application/json, or files as multipart/form-data where they are taken.',
    retry: false,
  },
  body_too_large: {
    status: 413,
    title: 'Request is too large',
    detail: 'The request body is over the limit of this address. Send less at once.',
    retry: false,
  },
  body_stalled: {
    status: 408,
    title: 'Request came too slowly',
    detail: 'The rest of the request body did not arrive. Check the connection and send it again.',
    retry: true,
  },
  bodies_busy: {
    status: 503,
    title: 'Too much is being sent at once',
    detail:
      'The server has no room for another upload. Try again after the seconds in the Retry-After header.',
    retry: true,
  },
  address_too_long: {
    status: 414,
    title: 'Address is too long',
    detail: 'The path of the address is over the limit of this site. Check the link that led here.',
    retry: false,
  },
  cross_site: {
    status: 403,
    title: 'Request came from another site',
    detail: 'This address takes requests from its own pages only. Open the page itself and try again.',
    retry: false,
  },
  not_found: {
    status: 404,
    title: 'No such address',
    detail: 'Nothing is served at this path. Check the path against the API documentation.',
    retry: false,
  },
  no_featured_post: {
    status: 404,
    title: 'No featured post',
    detail: 'No post is marked as featured at the moment.',
    retry: false,
  },
  content_unavailable: {
    status: 503,
    title: 'Articles cannot be fetched at the moment',
    detail: 'The content service gave no answer. Try again after the seconds in the Retry-After header.',
    retry: true,
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This path does not take that method. The Allow header names the ones it takes.',
    retry: false,
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    detail: 'Wait for the number of seconds in the Retry-After header, then try again.',
    retry: true,
  },
  limiter_unavailable: {
    status: 503,
    title: 'Requests cannot be counted at the moment',
    detail: 'The store that counts requests is not reachable, so none is let through. Try again shortly.',
    retry: true,
  },
  bot_check_required: {
    status: 403,
    title: 'Bot check is missing',
    detail: 'The form sends the result of its bot check with each message. Reload the page and send again.',
    retry: false,
  },
  bot_check_failed: {
    status: 403,
    title: 'Bot check was not passed',
    detail: 'The result of the bot check is not valid, is too old or was used before. Send the form again.',
    retry: true,
  },
  bot_check_unavailable: {
    status: 503,
    title: 'Bot check cannot be verified at the moment',
    detail: 'The service behind the bot check did not answer. Try again shortly, or write to us by email.',
    retry: true,
  },
  message_not_stored: {
    status: 503,
    title: 'Message could not be stored',
    detail: 'Nothing was sent. Keep your text and try again shortly, or write to us by email.',
    retry: true,
  },
  assistant_failed: {
    status: 502,
    title: 'No reply from the assistant',
    detail: 'The assistant did not answer this message. Send it again.',
    retry: true,
  },
  assistant_busy: {
    status: 503,
    title: 'The assistant is busy',
    detail: 'Too many conversations are waiting. Try again after the seconds in the Retry-After header.',
    retry: true,
  },
  file_not_base64: {
    status: 422,
    title: 'File data is not readable',
    detail:
      'Send base64 of the standard alphabet, padded and without line breaks. fileData has data:application/pdf;base64, before it; content may.',
    retry: false,
  },
  file_empty: {
    status: 422,
    title: 'File is empty',
    detail: 'This file has no content. Choose another one.',
    retry: false,
  },
  file_too_large: {
    status: 413,
    title: 'File too large',
    detail: 'Please upload files smaller than 10MB.',
    retry: false,
  },
  file_type_refused: {
    status: 415,
    title: 'File type not accepted',
    detail: 'Send a PDF, JPG, PNG, TXT, CSV, JSON, DOCX or XLSX file.',
    retry: false,
  },
  file_encrypted: {
    status: 422,
    title: 'File is protected by a password',
    detail: 'Open it with the password, save or print it to a PDF without one, and send that.',
    retry: false,
  },
  file_damaged: {
    status: 422,
    title: 'File is damaged',
    detail:
      'Its content breaks off or does not follow its format. Download or export it again and send that.',
    retry: false,
  },
  file_mismatched: {
    status: 422,
    title: 'File is not what its name says',
    detail: 'The content is of another type than the ending of the name. Export it in the type you mean.',
    retry: false,
  },
  file_without_text: {
    status: 422,
    title: 'No text was found in the file',
    detail:
      'No text could be read. For a photo: even light, in focus, the paper flat and all of it in the frame. Or send the PDF that the supplier sent.',
    retry: false,
  },
  file_of_papers: {
    status: 422,
    title: 'The file holds working papers',
    detail:
      'It was taken along from the desk and holds results, so nothing is counted from it. To open the papers again, drop their JSON or their workbook on the working paper page.',
    retry: false,
  },
  analysis_busy: {
    status: 503,
    title: 'Too many files are waiting',
    detail: 'All readers are in use. Try again after the seconds in the Retry-After header.',
    retry: true,
  },
  analysis_too_long: {
    status: 504,
    title: 'Reading the file took too long',
    detail: 'The file needed more time or memory than one file may take. Send fewer pages at once.',
    retry: false,
  },
  analysis_timed_out: {
    status: 504,
    title: 'Reading the file took too long',
    detail: 'It was stopped at the time limit of one file. Try again; if it happens twice, send fewer pages.',
    retry: true,
  },
  working_not_found: {
    status: 404,
    title: 'No such working paper',
    detail: 'It has expired, was deleted, or the link is not complete.',
    retry: false,
  },
  working_not_saved: {
    status: 503,
    title: 'Working paper could not be saved',
    detail: 'Nothing was saved. The papers are still in your browser: try again shortly.',
    retry: true,
  },
  working_store_full: {
    status: 503,
    title: 'No room for another working paper',
    detail: 'Too many papers are saved at the moment. Take them along as a file instead.',
    retry: true,
  },
  form_not_readable: {
    status: 400,
    title: 'Form is not readable',
    detail:
      'The body is not the multipart/form-data that its header names. Send each file as a part with a name.',
    retry: false,
  },
  api_key_invalid: {
    status: 401,
    title: 'API key is not valid',
    detail:
      'The key in the Authorization header is not known or was revoked. Leave it out or ask for a new one.',
    retry: false,
  },
  api_key_unverified: {
    status: 503,
    title: 'API keys cannot be checked at the moment',
    detail: 'The store of the keys is not reachable. Try again shortly, or send the request without a key.',
    retry: true,
  },
  version_unknown: {
    status: 400,
    title: 'No such version of the API',
    detail: 'The Doublerule-Version header names a date that is no version. Leave it out for the newest.',
    retry: false,
  },
  factor_not_found: {
    status: 404,
    title: 'No such factor',
    detail: 'The library of this version holds no factor of this id. GET /api/v1/factors finds them.',
    retry: false,
  },
  analysis_not_found: {
    status: 404,
    title: 'No such analysis',
    detail:
      'It was never begun here, or its result is past the minutes that it is kept. Send the files again.',
    retry: false,
  },
  idempotency_key_invalid: {
    status: 400,
    title: 'Idempotency key is not valid',
    detail:
      'The Idempotency-Key header holds 1 to 200 characters. Send a shorter key, or leave the header out.',
    retry: false,
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key was used for other files',
    detail: 'One key stands for one request. Send these files with a key of their own.',
    retry: false,
  },
  too_many_streams: {
    status: 429,
    title: 'Too many progress streams',
    detail: 'Close one of the open streams, or ask for the state of the analysis instead.',
    retry: true,
  },
  mcp_origin_refused: {
    status: 403,
    title: 'Origin not accepted',
    detail: 'This address takes requests of programs and of its own site, not of other sites in a browser.',
    retry: false,
  },
  mcp_batch_refused: {
    status: 400,
    title: 'Batches are not accepted',
    detail: 'Send one JSON-RPC message in each request, as the protocol has it since 2025-06-18.',
    retry: false,
  },
  starting: {
    status: 503,
    title: 'The server is starting',
    detail: 'This part is not ready yet. Try again after the seconds in the Retry-After header.',
    retry: true,
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'The fault was recorded under the request id. Try again, or send us that id.',
    retry: true,
  },
} as const satisfies Record<string, Problem>

export type ProblemCode = keyof typeof problems

export type FieldError = { field: string; message: string }
