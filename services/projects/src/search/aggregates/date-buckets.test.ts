import { bucketLabel, type DateBucket, dayText, firstDayOf } from './date-buckets';

const dayOf = (text: string) => Date.parse(text) / 86_400_000;

describe('periods', () => {
  it.each<[DateBucket, string, string, string]>([
    ['day', '2026-01-31', '2026-01-31', '2026-01-31'],
    ['week', '2026-01-04', '2025-12-29', '2026-W01'],
    ['week', '2026-01-05', '2026-01-05', '2026-W02'],
    ['week', '2027-01-03', '2026-12-28', '2026-W53'],
    ['week', '1969-12-31', '1969-12-29', '1970-W01'],
    ['month', '2024-02-29', '2024-02-01', '2024-02'],
    ['quarter', '2026-09-30', '2026-07-01', '2026-Q3'],
    ['year', '1999-12-31', '1999-01-01', '1999'],
    ['year', '0050-06-01', '0050-01-01', '0050'],
  ])('%s of %s', (bucket, day, first, label) => {
    const found = dayText(firstDayOf(bucket)(dayOf(day)));

    expect(found).toBe(first);
    expect(bucketLabel(bucket, found)).toBe(label);
  });
});
