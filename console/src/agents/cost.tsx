import { useLanguage } from '../text/text-context';
import type { Execution } from './agent-api';

const MAX_DECIMALS = 6;

/** Cost of an execution. Models without a known price have none. */
export function Cost({ of }: { of: Execution['cost'] }) {
  const { language } = useLanguage();
  if (!of) return <span>—</span>;
  return <span>{formatCost(Number(of.amount), of.currency, language)}</span>;
}

export function formatCost(amount: number, currency: string, language: string): string {
  const options = { style: 'currency', currency, maximumFractionDigits: MAX_DECIMALS } as const;
  return new Intl.NumberFormat(language, options).format(amount);
}
