import { Button } from '../../../src/ui/button/Button';
import type { Host } from '../../host';
import * as controls from '../controls/controls.css';
import { SmallForm } from '../controls/SmallForm';
import { TextBox } from '../controls/TextBox';
import * as styles from '../Harness.css';
import { insetSamples } from './inset-samples';

interface SendPanelProps {
  /** The app's side; null as long as there is none. */
  host: () => Host | null;
}

/** A control for each message that an app sends of its own accord. */
export function SendPanel({ host }: SendPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="send-heading">
      <h2 className={styles.heading} id="send-heading">
        App to shop
      </h2>
      <div className={controls.row}>
        <Button size="small" variant="secondary" onClick={() => host()?.greet()}>
          HELLO
        </Button>
        <Button size="small" variant="secondary" onClick={() => host()?.back()}>
          BACK
        </Button>
        <Button size="small" variant="secondary" onClick={() => host()?.send('RESUMED', {})}>
          RESUMED
        </Button>
      </div>
      <fieldset className={controls.group}>
        <legend className={controls.legend}>Insets</legend>
        <div className={controls.row}>
          {insetSamples.map(({ name, insets }) => (
            <Button key={name} size="small" variant="secondary" onClick={() => host()?.send('INSETS', insets)}>
              {name}
            </Button>
          ))}
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
        <TextBox label="Valid for minutes" name="minutes" defaultValue="20" inputMode="numeric" />
      </SmallForm>
    </section>
  );
}
