/** The first element of the selector. */
export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`No ${selector}`)
  return element
}

/** The events that reach a listener on the element, as React's would. */
export function hear(selector: string, type: string): Event[] {
  const heard: Event[] = []
  find(selector).addEventListener(type, (event) => {
    event.preventDefault()
    heard.push(event)
  })
  return heard
}
