import { invalidInput } from '@trackway/errors';

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Reads the two ends of a period; a day alone means the whole of it, in UTC.
 * @throws AppError under `field` where `from` lies after `to`, which nobody means.
 */
export function readPeriod(given: { from: string; to: string }, field: string): Period;
export function readPeriod(given: { from: string | undefined; to: string | undefined }, field: string): Partial<Period>;
export function readPeriod(
  given: { from: string | undefined; to: string | undefined },
  field: string,
): Partial<Period> {
  const from = given.from === undefined ? undefined : new Date(given.from);
  const to = given.to === undefined ? undefined : endOf(given.to);
  if (from && to && from > to) throw invalidInput({ [field]: ['Must not lie after to.'] });
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

function endOf(text: string): Date {
  return text.length === 10 ? new Date(`${text}T23:59:59.999Z`) : new Date(text);
}
