/** A document in the shape the content service stores. */
export type ContentDocument = Readonly<Record<string, unknown>> & {
  readonly _id: string
  readonly _type: string
}

export type ImageFile = {
  /** SHA-1 of the bytes, as the content service names assets. */
  sha1: string
  /** Absolute path of the file. */
  path: string
  /** Path below content/images. */
  name: string
  widthPx: number
  heightPx: number
  extension: 'jpg' | 'png' | 'webp'
}

/** All content at one moment; never changed, replaced as a whole when a file changes. */
export type Snapshot = {
  /** Names this state of the content; part of every cache key. */
  revision: string
  documents: readonly ContentDocument[]
  byId: ReadonlyMap<string, ContentDocument>
  /** By "<sha1>-<width>x<height>.<extension>". */
  images: ReadonlyMap<string, ImageFile>
}

export type SnapshotResult = { ok: true; snapshot: Snapshot } | { ok: false; problems: readonly string[] }
