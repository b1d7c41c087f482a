/**
 * The media type by which a client asks to be told of each step of a reading: one JSON value a line. Steps come as they
 * happen; the last line is `{"step":"done","analysis"}` or `{"step":"failed","problem"}`.
 */
export const readingStream = 'application/x-ndjson'
