import type { Cart } from '../../../domain/cart';
import { BecomeMember } from './BecomeMember';
import { Counselling } from './Counselling';
import * as styles from './Extras.css';
import { PrescribedDetails } from './PrescribedDetails';

/** Optional extras of an order. */
export function Extras({ cart }: { cart: Cart }) {
  return (
    <div className={styles.extras}>
      <Counselling savedNumber={cart.counselling?.phoneNumber ?? null} />
      {cart.bag && <PrescribedDetails checked={cart.prescribedDetails} />}
      {!cart.memberSession && <BecomeMember checked={cart.wantsToBecomeMember} />}
    </div>
  );
}
