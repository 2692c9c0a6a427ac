import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../api/expedition/bag/queries';

/** Whether who is signed in may do something; so while it is not known. */
export function useMay(
  action: 'addChild' | 'endPowerOfAttorney' | 'givePowerOfAttorney' | 'receivePowerOfAttorney',
): boolean {
  const { data } = useQuery(customerQuery(true));
  return data?.actions[action]?.enabled ?? true;
}
