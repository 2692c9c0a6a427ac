/**
 * Calls back when the ground around a dialog is pressed: events there have the dialog itself as their target.
 * Text that is selected by dragging out of the dialog does not count, the press has to begin outside too.
 */
export function onBackdrop(dialog: HTMLDialogElement, pressed: () => void): () => void {
  let began = false;
  const begin = ({ target }: Event) => {
    began = target === dialog;
  };
  const end = ({ target }: Event) => {
    if (began && target === dialog) pressed();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}
