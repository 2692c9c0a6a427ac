import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../api/expedition/bag/queries';
import { currentArea } from '../../platform/mode/current-area';
import { Link } from '../link/Link';
import { AllEvents } from './AllEvents';

/** The way to the prescriptions, with what there is to know. Before the terms are accepted nothing of that is read. */
export function PrescriptionsBox() {
  const { data: customer } = useQuery(customerQuery(true));
  return (
    <>
      <p>
        <Trans>Se och beställ det du har på recept, och se ditt högkostnadsskydd.</Trans>
      </p>
      {customer?.termsConfirmedCustomer && <AllEvents withAnimals={customer.termsConfirmedAnimal} />}
      <p>
        <Link href={currentArea().prescriptions()}>
          <Trans>Till mina recept</Trans>
        </Link>
      </p>
    </>
  );
}
