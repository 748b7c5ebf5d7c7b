import { daysFromDate, packedDateFromDays } from './calendar';
import { epoch1900 } from './date-serial';

const isoPattern = /^(?:(\d{4})-(\d{2})-(\d{2}))?(?:(?:^|T)(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)?Z?$/;
const msPerDay = 86_400_000;

export interface Serial {
  readonly value: number;
  readonly shows: 'date' | 'time' | 'date and time';
}

/** The serial number of a date in the 1900 system. Undefined for dates that spreadsheets cannot display. */
export function serialOfIso(iso: string): Serial | undefined {
  const [, year, month, day, hour, minute, second = '0', fraction = ''] = isoPattern.exec(iso) ?? [];
  const ms =
    hour === undefined ? 0 : timeMs(Number(hour), Number(minute), Number(second), Number(fraction.padEnd(3, '0')));
  if (ms >= msPerDay) return undefined;
  if (year === undefined) return hour === undefined ? undefined : { value: ms / msPerDay, shows: 'time' };
  const days = daysFromDate(Number(year), Number(month), Number(day));
  const serial = days - epoch1900 - (days < firstOfMarch1900 ? 1 : 0);
  const isReal = packedDateFromDays(days) === Number(year) * 10_000 + Number(month) * 100 + Number(day);
  if (serial < 1 || !isReal) return undefined;
  return { value: serial + ms / msPerDay, shows: hour === undefined ? 'date' : 'date and time' };
}

/** Earlier serial numbers are one lower, because the system counts a 29 February 1900, which did not exist. */
const firstOfMarch1900 = daysFromDate(1900, 3, 1);

function timeMs(hour: number, minute: number, second: number, ms: number): number {
  return minute < 60 && second < 60 ? ((hour * 60 + minute) * 60 + second) * 1_000 + ms : msPerDay;
}
