import type { ByteSink } from '../xml/byte-sink';
import { packedDateFromDays } from './calendar';
import { type DateStyle, dateStyles } from './number-format';

const msPerDay = 86_400_000;
/** 1899-12-30 and 1904-01-01 as days from 1970. */
export const epoch1900 = -25_569;
export const epoch1904 = -24_107;
/** 9999-12-31, the last day that spreadsheets show. */
const lastDay = 2_932_896;

/**
 * Appends a serial number as an ISO 8601 date, date and time, or time (to the millisecond, without a zone: spreadsheets
 * have none). False, with nothing appended, for a number that a spreadsheet can't show as a date either.
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
 * The 1900 system counts a 29 February 1900 that never was, as day 60: days before it are one further on than they seem,
 * and day 60 itself reads as the 28th, as LibreOffice and openpyxl have it.
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
