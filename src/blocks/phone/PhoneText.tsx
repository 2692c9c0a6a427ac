import { usePhone } from '../../platform/config/config';
import { ServicePhone } from './ServicePhone';

/** A text in which customer service's number, if it has one, can be called. */
export function PhoneText({ text }: { text: string }) {
  const phone = usePhone();
  const at = phone === '' ? -1 : text.indexOf(phone);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <ServicePhone />
      {text.slice(at + phone.length)}
    </>
  );
}
