import { keepDesk } from '#app/desk/keep-desk.ts'
import { readStoredDesk } from './casts.ts'
import { type DeskState, emptyDesk, isUnderway } from './desk-state.ts'
import { keptPapers } from './kept-papers.ts'

const databaseName = 'desk'
const storeName = 'desk'
const stateKey = 'state'
/** Raised when the stored shape changes: an older desk is then left behind. */
const deskVersion = 1
let opened: Promise<IDBDatabase> | null = null

/** Keeps the desk and its files in this browser, so that a reload finds them; nothing of it leaves the machine. */
export type DeskStorage = {
  load: () => Promise<DeskState | null>
  save: (state: DeskState) => Promise<void>
  loadFile: (key: string) => Promise<File | null>
  saveFile: (key: string, file: File) => Promise<void>
  clear: () => Promise<void>
}

export function openDeskStorage(): DeskStorage {
  return {
    load: async () => {
      const stored = readStoredDesk(await get(stateKey))
      return stored === null ? null : restore(stored)
    },
    save: async (state) => {
      keepDesk(state.papers.length > 0 || hasSaved())
      await put(stateKey, {
        ...state,
        deskVersion,
        isWorking: false,
        notice: null,
        leftOut: [],
        replay: null,
      })
    },
    loadFile: async (key) => {
      const file = await get(`file ${key}`)
      return file instanceof File ? file : null
    },
    saveFile: (key, file) => put(`file ${key}`, file),
    clear: async () => {
      keepDesk(hasSaved())
      await run('readwrite', (store) => store.clear()).catch(() => undefined)
    },
  }
}

/** Papers that lie open to others wake the desk too: its list of them is the one place to delete them. */
function hasSaved(): boolean {
  return keptPapers().read().length > 0
}

/** What was under way when the page went away is stopped: its file is still here, so it can be read again. */
function restore(state: DeskState): DeskState {
  return {
    ...emptyDesk,
    ...state,
    isWorking: false,
    notice: null,
    papers: state.papers.map((paper) =>
      isUnderway(paper) ? { ...paper, reading: { phase: 'stopped' } } : paper,
    ),
  }
}

function get(key: string): Promise<unknown> {
  return run<unknown>('readonly', (store) => store.get(key)).catch(() => null)
}

/** A browser may refuse to keep anything: the desk then lives as long as the page. */
async function put(key: string, value: unknown): Promise<void> {
  await run('readwrite', (store) => store.put(value, key)).catch(() => undefined)
}

/** Written in the task that shows it and committed at once: a reload right after still finds it. */
async function run<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  opened ??= open()
  const database = await opened.catch((error: unknown) => {
    opened = null
    throw error
  })
  const transaction = database.transaction(storeName, mode)
  const result = settle(act(transaction.objectStore(storeName)))
  transaction.commit()
  return result
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  const database = await settle(request)
  const forget = () => {
    database.close()
    opened = null
  }
  // Another page of this browser clears or raises the store, or the browser takes it away.
  database.addEventListener('versionchange', forget)
  database.addEventListener('close', forget)
  return database
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the store failed')))
  })
}
