import { join } from 'node:path'

export const electricityBill = join(
  import.meta.dirname,
  '../../packages/documents/specimens/electricity-bill.pdf',
)
