import { useLanguage } from '../text/text-context';
import { toUnits } from './minor-units';

/** An amount that the API stores in cents. */
export function Money({ cents }: { cents: number | null | undefined }) {
  const { language } = useLanguage();
  if (cents === null || cents === undefined) return <span>—</span>;
  return <span>{formatMoney(cents, language)}</span>;
}

export function formatMoney(cents: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(toUnits(cents));
}

export function useNumber(): (value: number) => string {
  const { language } = useLanguage();
  return (value) => new Intl.NumberFormat(language).format(value);
}
