/** The first element of the selector. */
export function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector)
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
