import { Button } from '../../../src/ui/button/Button';
import type { Host } from '../../host';
import * as controls from '../controls/controls.css';
import { SmallForm } from '../controls/SmallForm';
import { TextBox } from '../controls/TextBox';
import { insetSamples } from '../device/insets';
import * as styles from '../Harness.css';
import { shortcutTarget } from '../keys/shortcuts';

interface SendPanelProps {
  /** The app's side; null as long as there is none. */
  host: () => Host | null;
}

/** A control for each message that an app sends of its own accord. */
export function SendPanel({ host }: SendPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={controls.row}>
        <Button size="small" variant="secondary" onClick={() => host()?.greet()}>
          HELLO
        </Button>
        <Button size="small" variant="secondary" {...{ [shortcutTarget]: 'back' }} onClick={() => host()?.back()}>
          BACK
        </Button>
        <Button size="small" variant="secondary" onClick={() => host()?.send('RESUMED', {})}>
          RESUMED
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
          <Button
            size="small"
            variant="secondary"
            onClick={() => host()?.send('INSETS', { top: 5000, right: 0, bottom: 0, left: 0 })}
          >
            Implausible
          </Button>
        </div>
      </fieldset>
      <SmallForm action="NAVIGATE" onSubmit={(field) => host()?.send('NAVIGATE', { path: field('path') })}>
        <TextBox label="Path in the shop" name="path" defaultValue="/kassa/" />
      </SmallForm>
      <SmallForm
        action="CART_REFRESH"
        onSubmit={(field) => host()?.send('CART_REFRESH', field('cartId') ? { cartId: field('cartId') } : {})}
      >
        <TextBox label="Cart id, where the app replaced the cart" name="cartId" />
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
        <TextBox label="Access token, empty for signed out" name="accessToken" />
        <TextBox label="Valid for minutes; negative for expired" name="minutes" defaultValue="20" inputMode="numeric" />
      </SmallForm>
      <p className={controls.hint}>
        ACK is sent by itself, as the set-up says. What is malformed is sent from the tab Faults.
      </p>
    </div>
  );
}
