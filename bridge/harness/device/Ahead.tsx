import type { PreloadState } from '../../host';
import { SmallForm } from '../controls/SmallForm';
import { TextField } from '../controls/TextField';
import * as styles from './Device.css';

interface AheadProps {
  state: PreloadState;
  onOpen: (path: string) => void;
}

/** The app's own screen, from which the customer opens the shop that is loaded ahead. */
export function Ahead({ state, onOpen }: AheadProps) {
  return (
    <div className={styles.app}>
      <p role="status">
        The shop is loaded ahead: {state.name}
        {state.name === 'failed' && `, ${state.reason}`}.
        {(state.name === 'failed' || state.name === 'expired') && ' An app now loads the address as usual.'}
      </p>
      <SmallForm action="Open the shop" onSubmit={(field) => onOpen(field('opens') || '/')}>
        <TextField label="At this path" name="opens" defaultValue="/kassa/" />
      </SmallForm>
    </div>
  );
}
