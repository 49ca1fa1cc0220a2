/** Gives an element an attribute, or takes it away where its value is none. */
export function setOrRemove(element: Element, attribute: string, value: string | boolean | undefined): void {
  if (value === undefined || value === false) element.removeAttribute(attribute)
  else element.setAttribute(attribute, String(value))
}
