import type { ByteSink } from '../xml/byte-sink';
import { packedDateFromDays } from './calendar';
import { type DateStyle, dateStyles } from './number-format';

const msPerDay = 86_400_000;
/** 1899-12-30 and 1904-01-01 as days from 1970. */
export const epoch1900 = -25_569;
export const epoch1904 = -24_107;
/** 9999-12-31, the last date of spreadsheets. */
const lastDay = 2_932_896;

/**
 * Appends a serial number as ISO 8601 date, date and time, or time, in milliseconds and without a time zone. Returns false and
 * appends nothing for a number that spreadsheets cannot display as a date.
 */
export function appendSerial(serial: number, style: DateStyle, date1904: boolean, sink: ByteSink): boolean {
  if (!(serial >= 0)) return false;
  let day = Math.floor(serial);
  let ms = Math.round((serial - day) * msPerDay);
  if (ms === msPerDay) {
    ms = 0;
    day++;
  }
  const timeOnly = day === 0 && (style === dateStyles.time || !date1904);
  if (!timeOnly) {
    const days = day + (date1904 ? epoch1904 : epoch1900 + leapBug(day));
    if (days > lastDay) return false;
    appendDate(packedDateFromDays(days), sink);
    if (ms === 0) return true;
    sink.appendAscii('T');
  }
  appendTime(ms, sink);
  return true;
}

/**
 * The 1900 system counts a 29 February 1900, which did not exist, as day 60. Earlier days are therefore shifted by one, and day
 * 60 is read as the 28th, like in LibreOffice and openpyxl.
 */
function leapBug(day: number): number {
  return day < 60 ? 1 : 0;
}

function appendDate(packed: number, sink: ByteSink): void {
  appendDigits(Math.floor(packed / 10_000), 4, sink);
  sink.appendAscii('-');
  appendDigits(Math.floor(packed / 100) % 100, 2, sink);
  sink.appendAscii('-');
  appendDigits(packed % 100, 2, sink);
}

function appendTime(ms: number, sink: ByteSink): void {
  appendDigits(Math.floor(ms / 3_600_000), 2, sink);
  sink.appendAscii(':');
  appendDigits(Math.floor(ms / 60_000) % 60, 2, sink);
  sink.appendAscii(':');
  appendDigits(Math.floor(ms / 1_000) % 60, 2, sink);
  if (ms % 1_000 === 0) return;
  sink.appendAscii('.');
  appendDigits(ms % 1_000, 3, sink);
}

function appendDigits(value: number, width: number, sink: ByteSink): void {
  sink.reserve(width);
  let rest = value;
  for (let i = sink.length + width - 1; i >= sink.length; i--) {
    sink.bytes[i] = 0x30 + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  sink.length += width;
}
