import { usePhone } from '../../platform/config/config';
import { PhoneLink } from '../../ui/phone-link/PhoneLink';

/** Customer service's number, within a sentence. */
export function ServicePhone() {
  return <PhoneLink phone={usePhone()} />;
}
