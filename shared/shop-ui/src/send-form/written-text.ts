type Control = HTMLInputElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** The name that a label shows, without its mark of an optional field. */
const getLabel = ({ labels, name }: Control) => labels?.[0]?.firstChild?.textContent ?? name

/** Fields of a message form, the honeypot included. */
export const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl)

/** What is written in a form, a line for each field that is filled in; the honeypot is none. */
export const listWritten = (form: HTMLFormElement): string[] =>
  listControls(form)
    .filter(({ name, value }) => name !== 'website' && value.trim() !== '')
    .map((control) => `${getLabel(control)}: ${control.value.trim()}`)
