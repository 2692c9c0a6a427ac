import { Dialog, type DialogProps } from './Dialog';
import { modal } from './Modal.css';

/** Centred on the page; on a phone it comes from below. */
export function Modal(props: DialogProps) {
  return <Dialog {...props} shape={modal} />;
}
