const DEFAULT_DIGITS = 2;

/** Users enter 12.50, and the API stores 1250. Budgets have no currency. */
export function toMinorUnits(units: string | number, currency?: string): number {
  return Math.round(Number(units) * 10 ** digitsOf(currency));
}

export function toUnits(minor: number, currency?: string): number {
  return minor / 10 ** digitsOf(currency);
}

function digitsOf(currency: string | undefined): number {
  // A code that is typed may not be complete.
  if (!currency || !/^[a-z]{3}$/i.test(currency)) return DEFAULT_DIGITS;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? DEFAULT_DIGITS;
}
