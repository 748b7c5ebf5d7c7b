import { invalidInput } from '@trackway/errors';

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Parses a period. A date without a time means the whole day in UTC.
 * @throws AppError under `field` if `from` is after `to`.
 */
export function readPeriod(given: { from: string; to: string }, field: string): Period;
export function readPeriod(given: { from: string | undefined; to: string | undefined }, field: string): Partial<Period>;
export function readPeriod(
  given: { from: string | undefined; to: string | undefined },
  field: string,
): Partial<Period> {
  const from = given.from === undefined ? undefined : new Date(given.from);
  const to = given.to === undefined ? undefined : endOf(given.to);
  if (from && to && from > to) throw invalidInput({ [field]: ['Must not be after `to`.'] });
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

function endOf(text: string): Date {
  return text.length === 10 ? new Date(`${text}T23:59:59.999Z`) : new Date(text);
}
