import { useNumber } from '../ui/money';
import { useIntakeText } from './use-intake-text';

/** A count with its limit, as text. */
export function useUsed(): (count: number, limit: number | null) => string {
  const t = useIntakeText();
  const number = useNumber();
  return (count, limit) =>
    limit === null ? number(count) : t('intake.used_of', { count: number(count), limit: number(limit) });
}
