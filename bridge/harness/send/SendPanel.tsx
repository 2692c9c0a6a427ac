import { Button } from '../../../src/ui/button/Button';
import type { Host } from '../../host';
import type { PayloadOf } from '../../protocol';
import * as controls from '../controls/controls.css';
import { SmallForm } from '../controls/SmallForm';
import { TextField } from '../controls/TextField';
import { insetSamples } from '../device/insets';
import * as styles from '../Harness.css';
import { shortcutTarget } from '../keys/shortcuts';
import { TypedForm } from './TypedForm';

/** What an app sends when its appearance changes. */
const appearanceSamples: readonly { title: string; appearance: PayloadOf<'APPEARANCE'> }[] = [
  { title: 'Light', appearance: { colorScheme: 'light' } },
  { title: 'Dark', appearance: { colorScheme: 'dark' } },
  { title: 'Dark, text 200 %', appearance: { colorScheme: 'dark', fontScale: 2 } },
  { title: 'As the web view', appearance: {} },
];

/** The package's host does not send them; a host of its own might. Each is answered by a FAULT. */
const implausible = {
  insets: { type: 'INSETS', payload: { top: 5000, right: 0, bottom: 0, left: 0 } },
  text: { type: 'APPEARANCE', payload: { fontScale: 50 } },
};

interface SendPanelProps {
  /** The app's side; null before it is created. */
  host: () => Host | null;
  /** Sends HELLO as it is set up, valid or not. */
  onGreet: () => void;
  /** Sends a message as it is typed, valid or not. */
  onSendTyped: (text: string) => void;
}

/** A control for each message that an app sends unprompted. */
export function SendPanel({ host, onGreet, onSendTyped }: SendPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={controls.row}>
        <Button size="small" variant="secondary" onClick={onGreet}>
          HELLO
        </Button>
        <Button size="small" variant="secondary" {...{ [shortcutTarget]: 'back' }} onClick={() => host()?.back()}>
          BACK
        </Button>
        <Button size="small" variant="secondary" onClick={() => host()?.send('RESUMED', {})}>
          RESUMED
        </Button>
        <Button size="small" variant="secondary" onClick={() => host()?.send('VISIBILITY', { visible: true })}>
          Shown
        </Button>
        <Button size="small" variant="secondary" onClick={() => host()?.send('VISIBILITY', { visible: false })}>
          Hidden
        </Button>
      </div>
      <fieldset className={controls.group}>
        <legend className={controls.legend}>INSETS</legend>
        <div className={controls.row}>
          {Object.values(insetSamples).map(({ title, insets }) => (
            <Button key={title} size="small" variant="secondary" onClick={() => host()?.send('INSETS', insets)}>
              {title}
            </Button>
          ))}
          <Button size="small" variant="secondary" onClick={() => onSendTyped(JSON.stringify(implausible.insets))}>
            Implausible
          </Button>
        </div>
      </fieldset>
      <fieldset className={controls.group}>
        <legend className={controls.legend}>APPEARANCE</legend>
        <div className={controls.row}>
          {appearanceSamples.map(({ title, appearance }) => (
            <Button key={title} size="small" variant="secondary" onClick={() => host()?.send('APPEARANCE', appearance)}>
              {title}
            </Button>
          ))}
          <Button size="small" variant="secondary" onClick={() => onSendTyped(JSON.stringify(implausible.text))}>
            Implausible text
          </Button>
        </div>
      </fieldset>
      <SmallForm action="NAVIGATE" onSubmit={(field) => host()?.send('NAVIGATE', { path: field('path') })}>
        <TextField label="Path in the shop" name="path" defaultValue="/kassa/" />
      </SmallForm>
      <SmallForm
        action="CART_REFRESH"
        onSubmit={(field) => host()?.send('CART_REFRESH', field('cartId') ? { cartId: field('cartId') } : {})}
      >
        <TextField label="Cart id, where the app replaced the cart" name="cartId" />
      </SmallForm>
      <SmallForm
        action="TOKEN"
        onSubmit={(field) =>
          host()?.send('TOKEN', {
            accessToken: field('accessToken') || null,
            expiresAt: Math.round(Date.now() + Number(field('minutes')) * 60_000),
          })
        }
      >
        <TextField label="Access token, empty for signed out" name="accessToken" />
        <TextField
          label="Valid for minutes; negative for expired"
          name="minutes"
          defaultValue="20"
          inputMode="numeric"
        />
      </SmallForm>
      <TypedForm onSend={onSendTyped} />
      <p className={controls.hint}>ACK is sent automatically, as configured in the set-up.</p>
    </div>
  );
}
