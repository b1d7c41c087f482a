import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  flateBombPdf,
  noisePagesPdf,
  noisePng,
  textOperatorBombPdf,
  zipBombWorkbook,
} from '@doublerule/documents/testing/hostile-files.ts'
import { attackerAddress, upload } from './ask.ts'
import { judgeProbe, type Finding } from './finding.ts'
import { startProbe } from './probe.ts'
import { startTarget } from './start-target.ts'

const photo = join(import.meta.dirname, '../../packages/documents/specimens/fuel-docket.jpg')

/** One client sends files that are slow to read on many connections; another one sends a photo of a docket. */
export async function hostileFilesAttack(isShort: boolean): Promise<Finding[]> {
  await using target = await startTarget()
  const { origin } = target
  const files: [Uint8Array, string][] = [
    [noisePagesPdf(5), 'noise.pdf'],
    [noisePng(1600, 1600, 4), 'noise.png'],
    [flateBombPdf(), 'inflates.pdf'],
    [textOperatorBombPdf(), 'operators.pdf'],
    [zipBombWorkbook(), 'bomb.xlsx'],
  ]
  await target.measurePause()
  const probe = startProbe(origin)
  const hostile = Array.from({ length: isShort ? 10 : 34 }, (_, index) => {
    const [bytes, name] = files[index % files.length] ?? [new Uint8Array(), 'empty.txt']
    return upload(origin, bytes, name, attackerAddress)
  })
  const docket = await upload(origin, readFileSync(photo), 'fuel-docket.jpg')
  const answers = await Promise.all(hostile)
  const withStatus = answers.filter(({ status }) => status > 0).length
  return [
    { what: 'photo of another client', figure: Math.round(docket.durationMs), unit: 'ms', most: 90_000 },
    { what: 'its status', figure: docket.status, unit: '', most: 200, least: 200 },
    {
      what: 'hostile files answered',
      figure: withStatus,
      unit: `of ${answers.length}`,
      least: answers.length,
    },
    ...(await judgeProbe(target, await probe.stop())),
  ]
}
