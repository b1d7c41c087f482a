import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const folder = join(tmpdir(), `doublerule-mailbox-${process.env['JOURNEY_PORT'] ?? '4173'}`)

/** The mails that the journeys' SMTP server has received, read back as a mail client would. */
export const mailboxFolder = {
  async create(): Promise<string> {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    return folder
  },
  async read(): Promise<Email[]> {
    const names = (await readdir(folder)).toSorted()
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  },
}
