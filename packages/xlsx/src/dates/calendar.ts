/** Days between 1970-01-01 and a date of the proleptic Gregorian calendar (Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
export function daysFromDate(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

/**
 * The inverse for years from 1, packed as year × 10,000 + month × 100 + day to avoid an object for each cell. `| 0` makes V8 use
 * integer arithmetic.
 */
export function packedDateFromDays(days: number): number {
  const z = days + 719_468;
  const era = (z / 146_097) | 0;
  const dayOfEra = z - era * 146_097;
  const leaps = ((dayOfEra / 1_460) | 0) - ((dayOfEra / 36_524) | 0) + ((dayOfEra / 146_096) | 0);
  const yearOfEra = ((dayOfEra - leaps) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0));
  const shifted = ((5 * dayOfYear + 2) / 153) | 0;
  const day = dayOfYear - (((153 * shifted + 2) / 5) | 0) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0)) * 10_000 + month * 100 + day;
}
