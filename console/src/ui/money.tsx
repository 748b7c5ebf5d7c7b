import { useLanguage } from '../text/text-context';
import { toUnits } from './minor-units';

/** An amount that the API stores in cents. */
export function Money({ cents }: { cents: number | null | undefined }) {
  const { locale } = useLanguage();
  if (cents === null || cents === undefined) return <span>—</span>;
  return <span>{formatMoney(cents, locale)}</span>;
}

export function formatMoney(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(toUnits(cents));
}

export function useNumber(): (value: number) => string {
  const { locale } = useLanguage();
  return (value) => new Intl.NumberFormat(locale).format(value);
}
