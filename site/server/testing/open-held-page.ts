import { makePageWaker, type PageWaker } from '#rendering/boot/page-waker.ts'

type HeldPage = {
  waker: PageWaker
  /** How often the code was asked for. */
  loads: () => number
  /** True: the page comes alive. False: its code does not come. */
  settle: (isAlive: boolean) => Promise<void>
}

/** A page whose code comes when the test lets it. */
export function openHeldPage(html: string): HeldPage {
  document.body.innerHTML = html
  let loads = 0
  let answer = Promise.withResolvers<boolean>()
  const waker = makePageWaker(() => {
    loads += 1
    return answer.promise
  })
  async function settle(isAlive: boolean): Promise<void> {
    answer.resolve(isAlive)
    await waker.wake()
    answer = Promise.withResolvers()
  }
  return { waker, loads: () => loads, settle }
}
