/**
 * Whether databases can store the time, and ISO 8601 writes it without a sign: it is in the years 0001 to 9999. A text
 * can name such a year and mean a time outside of them because of its offset.
 */
export function isStorableTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9_999;
}
