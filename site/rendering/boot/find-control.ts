/** Works by itself, or by this script: no reason to load anything. */
const plain = '[popovertarget], [data-plain]'
const awaited = 'button, input, textarea, select, label, [data-control]'
const pressed = 'button:not([type="submit"])'

/** The control that an event is about, if it is one that needs the page to be alive. */
export function findControl(target: EventTarget | null): Element | null {
  return findOutside(target, awaited)
}

/** The control whose press does nothing in a page that is not alive. A submit button is none: its form is heard. Nor is a radio
 * button: the browser sets it at once. */
export function findPressed(target: EventTarget | null): Element | null {
  return findOutside(target, pressed)
}

function findOutside(target: EventTarget | null, selector: string): Element | null {
  const found = target instanceof Element ? target.closest(selector) : null
  return found === null || found.matches(plain) ? null : found
}
