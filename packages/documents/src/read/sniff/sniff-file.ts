import { fileTypeFromBuffer } from 'file-type'
import type { FileKind, ReadProblem } from '../../document-text.ts'
import { findDelimiter } from './find-delimiter.ts'
import { parseJson } from './parse-json.ts'
import { readLimits } from '../limits/read-limits.ts'
import { refuse } from '../limits/refuse.ts'
import { openZip } from './zip-archive.ts'
import { decodeText } from './decode-text.ts'
import { mediaTypes } from './media-types.ts'

/** What a file is; text formats bring their decoded text along. */
export type SniffedFile =
  | { kind: 'pdf' | 'xlsx' | 'docx' }
  | { kind: 'jpeg' | 'png'; mediaType: string }
  | { kind: 'csv' | 'json' | 'text'; text: string }

export type SniffResult = { ok: true; value: SniffedFile } | { ok: false; problem: ReadProblem }

const kindOfExtension = {
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  txt: 'text',
  csv: 'csv',
  json: 'json',
  docx: 'docx',
  xlsx: 'xlsx',
} as const satisfies Record<string, FileKind>

const pdfHeaderReach = 1024

/**
 * Finds what a file is from its bytes. A name without an ending is accepted; a name whose ending says
 * something else than the content is refused.
 */
export async function sniffFile(bytes: Uint8Array, fileName: string): Promise<SniffResult> {
  if (bytes.length === 0) return refuse('empty', 'The file is empty.')
  if (bytes.length > readLimits.fileBytes) return refuse('too_large', 'The file is larger than 10 MB.')

  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? null
  if (extension !== null && !isKnownExtension(extension)) {
    return refuse('unsupported_type', 'The ending of the file name is not an accepted one.')
  }
  const declared = extension === null ? null : kindOfExtension[extension]

  const binary = await sniffBinary(bytes, declared)
  if (binary) return binary.ok ? agreeWith(declared, binary.value) : binary

  const text = decodeText(bytes)
  if (text === null) {
    return declared === null
      ? refuse('unsupported_type', 'The content is not of an accepted type.')
      : refuse('type_mismatch', `The content is not what a .${extension} file holds.`)
  }
  if (text.trim() === '') return refuse('empty', 'The file holds only blank space.')
  return agreeWith(declared, { kind: sniffText(text, declared), text })
}

function isKnownExtension(extension: string): extension is keyof typeof kindOfExtension {
  return Object.hasOwn(kindOfExtension, extension)
}

function agreeWith(declared: FileKind | null, file: SniffedFile): SniffResult {
  const isAgreed = declared === null || declared === file.kind || (declared === 'text' && 'text' in file)
  return isAgreed
    ? { ok: true, value: file }
    : refuse('type_mismatch', `The name says ${declared}, the content is ${file.kind}.`)
}

/** Null when the bytes carry none of the signatures of the accepted binary formats. */
async function sniffBinary(bytes: Uint8Array, declared: FileKind | null): Promise<SniffResult | null> {
  if (isZip(bytes)) return sniffOffice(bytes)
  const found = await fileTypeFromBuffer(bytes)
  switch (found?.mime) {
    case 'application/pdf':
      return { ok: true, value: { kind: 'pdf' } }
    case 'image/jpeg':
    case 'image/png':
    case 'image/apng':
    case 'image/webp':
      return { ok: true, value: { kind: declaredImageKind(declared, found.mime), mediaType: found.mime } }
    case 'application/x-cfb':
      return sniffCompoundFile(bytes)
    case undefined:
    default:
      return declared === 'pdf' && hasLatePdfHeader(bytes) ? { ok: true, value: { kind: 'pdf' } } : null
  }
}

/**
 * Viewers show a picture whatever its ending, so nobody notices a WebP saved as .png: among pictures the name
 * may be wrong. Null as the declared kind means no ending.
 */
function declaredImageKind(declared: FileKind | null, mime: string): 'jpeg' | 'png' {
  if (declared === 'jpeg' || declared === 'png') return declared
  return mime === mediaTypes.jpeg ? 'jpeg' : 'png'
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

async function sniffOffice(bytes: Uint8Array): Promise<SniffResult> {
  const zip = await openZip(bytes)
  if (!zip.ok) return zip
  if (zip.value.names.some((name) => name.startsWith('xl/'))) return { ok: true, value: { kind: 'xlsx' } }
  if (zip.value.names.some((name) => name.startsWith('word/'))) return { ok: true, value: { kind: 'docx' } }
  return refuse('unsupported_type', 'The file is an archive, not a Word or Excel document.')
}

/** Office files with a password are compound files; so are the formats from before 2007. */
function sniffCompoundFile(bytes: Uint8Array): SniffResult {
  const directory = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const holds = (name: string) => directory.includes(Buffer.from(name, 'utf16le'))
  const isOldOffice = (holds('WordDocument') || holds('Workbook')) && !holds('EncryptedPackage')
  return isOldOffice
    ? refuse('unsupported_type', 'Office files in the format from before 2007 are not read.')
    : refuse('encrypted', 'The Office file opens only with a password.')
}

/** Mail gateways and printers put bytes before the header; readers look for it in the first kilobyte. */
function hasLatePdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, pdfHeaderReach)).includes('%PDF-')
}

function sniffText(text: string, declared: FileKind | null): 'csv' | 'json' | 'text' {
  const start = text.trimStart().charAt(0)
  if (start === '{' || start === '[') {
    const isJson = declared === 'json' || parseJson(text).ok
    if (isJson) return 'json'
  }
  if (declared === 'csv') return start === '<' ? 'text' : 'csv'
  return findDelimiter(text).isTable && start !== '<' ? 'csv' : 'text'
}
