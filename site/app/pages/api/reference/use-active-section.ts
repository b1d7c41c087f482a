import { useEffect, useState } from 'react'

/** The id of the section that is being read, of those in `ids`; null before one is reached. */
export function useActiveSection(ids: string): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const order = ids.split(' ')
    const inBand = new Set<string>()
    // A section is read when it reaches the upper third of the window; of several there, the last one.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        setActive((before) => order.findLast((id) => inBand.has(id)) ?? before)
      },
      { rootMargin: '-10% 0px -66% 0px' },
    )
    for (const id of order) {
      const section = document.querySelector(`#${CSS.escape(id)}`)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return active
}
