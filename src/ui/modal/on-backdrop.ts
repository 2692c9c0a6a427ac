/**
 * Calls back when the backdrop of a dialog is pressed: events there have the dialog itself as their target. Text
 * selected by dragging out of the dialog does not count, since the press has to begin outside too; nor does the second
 * click of a double click, which was meant for the button that opened the dialog.
 */
export function onBackdrop(dialog: HTMLDialogElement, pressed: () => void): () => void {
  let began = false;
  const begin = ({ target }: Event) => {
    began = target === dialog;
  };
  const end = ({ target, detail }: MouseEvent) => {
    if (began && target === dialog && !(detail > 1)) pressed();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}
