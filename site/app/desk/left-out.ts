/** Why something that was dropped does not go on the desk. */
export type LeftOutReason =
  | 'type'
  | 'encrypted'
  | 'damaged'
  | 'too-large'
  | 'empty'
  | 'nested'
  | 'beyond-bytes'
  | 'beyond-count'
  | 'own-csv'
  | 'own-pdf'
  | 'json-damaged'

/** A file, an entry of an archive or an archive that does not go on the desk, by its name. */
export type LeftOut = { name: string; because: LeftOutReason }
