import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask, upload } from './ask.ts'
import type { Probed } from './probe.ts'

/** The thread of a probe: opens pages and sends text bills, one after the other, until it is told to stop. */
const pauseMs = 200
const bill = Buffer.from(
  'Southern Light Energy Pty Ltd\nElectricity bill\nSupply address: 1 Creek St, Brisbane QLD 4000\nUsage 4,250 kWh @ 28.5c\n',
)

const probed: Probed = {
  pages: 0,
  pageWorstMs: 0,
  pagesLost: 0,
  bills: 0,
  billWorstMs: 0,
  billsLost: 0,
  machineLateMs: 0,
}
const origin: string = workerData
let isOver = false

async function openPages(): Promise<void> {
  while (!isOver) {
    const { status, durationMs } = await ask(origin, '/')
    probed.pages += 1
    probed.pageWorstMs = Math.max(probed.pageWorstMs, Math.round(durationMs))
    if (status !== 200) probed.pagesLost += 1
    const startMs = performance.now()
    await sleep(pauseMs)
    const lateMs = Math.round(performance.now() - startMs - pauseMs)
    probed.machineLateMs = Math.max(probed.machineLateMs, lateMs)
  }
}

async function sendBills(): Promise<void> {
  while (!isOver) {
    const { status, durationMs } = await upload(origin, bill, 'bill.txt')
    probed.bills += 1
    probed.billWorstMs = Math.max(probed.billWorstMs, Math.round(durationMs))
    if (status !== 200) probed.billsLost += 1
    await sleep(10 * pauseMs)
  }
}

parentPort?.once('message', () => {
  isOver = true
})
await Promise.all([openPages(), sendBills()])
parentPort?.postMessage(probed)
