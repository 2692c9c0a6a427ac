export type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Notes how a field was changed.
 * @returns makes the change again: React ignores a value that a field had when React first saw it
 */
export function changeOf(field: Field): () => void {
  const { value } = field;
  const checked = 'checked' in field && field.checked;
  const send = (type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));
  return () => {
    // React hydrates a field when the first event reaches it.
    send('input');
    if (field.type === 'checkbox' || field.type === 'radio') {
      (field as HTMLInputElement).checked = !checked;
      field.click();
      return;
    }
    const { selectionStart, selectionEnd } = field as HTMLInputElement;
    if (field instanceof HTMLInputElement) field.value = '';
    // The element's own setter is React's, which would take this for the value it has seen.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    send('input');
    send('change');
  };
}
