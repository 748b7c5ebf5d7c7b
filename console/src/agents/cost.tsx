import { useLanguage } from '../text/text-context';
import type { Execution } from './agent-api';

const MAX_DECIMALS = 6;

/** Cost of an execution. Models without a known price have none. */
export function Cost({ of }: { of: Execution['cost'] }) {
  const { locale } = useLanguage();
  if (!of) return <span>—</span>;
  return <span>{formatCost(Number(of.amount), of.currency, locale)}</span>;
}

export function formatCost(amount: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency, maximumFractionDigits: MAX_DECIMALS } as const;
  return new Intl.NumberFormat(locale, options).format(amount);
}
