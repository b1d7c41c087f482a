/** How many bytes of bodies may be in the process at once, from their first byte to their answer. */
export type BudgetLimits = { allBytes: number; clientBytes: number }

export type BodyBudget = {
  /** Sets bytes aside; who is refused says whether the client or the whole site has too much in flight. */
  take: (client: string, sizeBytes: number) => { ok: true; giveBack: () => void } | { ok: false; full: Full }
}

export type Full = 'client' | 'all'

export function openBodyBudget(limits: BudgetLimits): BodyBudget {
  const bytesByClient = new Map<string, number>()
  let allBytes = 0

  function add(client: string, sizeBytes: number): void {
    allBytes += sizeBytes
    const clientBytes = (bytesByClient.get(client) ?? 0) + sizeBytes
    if (clientBytes === 0) bytesByClient.delete(client)
    else bytesByClient.set(client, clientBytes)
  }

  return {
    take(client, sizeBytes) {
      if ((bytesByClient.get(client) ?? 0) + sizeBytes > limits.clientBytes)
        return { ok: false, full: 'client' }
      if (allBytes + sizeBytes > limits.allBytes) return { ok: false, full: 'all' }
      add(client, sizeBytes)
      let isHeld = true
      return {
        ok: true,
        giveBack: () => {
          if (isHeld) add(client, -sizeBytes)
          isHeld = false
        },
      }
    },
  }
}
