import fc from 'fast-check';
import { ByteSink } from '../xml/byte-sink';
import { appendSerial } from './date-serial';
import { serialOfIso } from './iso-to-serial';
import { type DateStyle, dateStyles } from './number-format';

function isoOf(serial: number, style: DateStyle = dateStyles.date, date1904 = false): string | undefined {
  const sink = new ByteSink(8);
  return appendSerial(serial, style, date1904, sink) ? sink.bytes.toString('latin1', 0, sink.length) : undefined;
}

describe('a serial number', () => {
  it.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [60, '1900-02-28'],
    [61, '1900-03-01'],
    [25569, '1970-01-01'],
    [45351, '2024-02-29'],
    [45352.5, '2024-03-01T12:00:00'],
    [45352.520844907405, '2024-03-01T12:30:01'],
    [45352.00000289352, '2024-03-01T00:00:00.250'],
    [45352.999999999, '2024-03-02'],
    [2958465, '9999-12-31'],
  ])('%d is %s in the 1900 system, with its non-existing leap day', (serial, iso) => {
    expect(isoOf(serial)).toBe(iso);
  });

  it.each([
    [0, '1904-01-01'],
    [1.25, '1904-01-02T06:00:00'],
    [43889, '2024-02-29'],
  ])('%d is %s in the 1904 system', (serial, iso) => {
    expect(isoOf(serial, dateStyles.date, true)).toBe(iso);
  });

  it('below one is a time of day if there is no date', () => {
    expect(isoOf(0)).toBe('00:00:00');
    expect(isoOf(0.75)).toBe('18:00:00');
    expect(isoOf(0.5, dateStyles.time, true)).toBe('12:00:00');
    expect(isoOf(1.5, dateStyles.time)).toBe('1900-01-01T12:00:00');
  });

  it('that spreadsheets cannot display is not a date', () => {
    expect([-1, -0.5, 2958466, 1e300, Number.NaN, Number.POSITIVE_INFINITY].map((serial) => isoOf(serial))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('round-trips with its date, from 1900 to 9999, in milliseconds', () => {
    const first = Date.UTC(1900, 0, 1);
    const moments = fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) - first }).map((ms) => new Date(first + ms));

    fc.assert(
      fc.property(moments, (moment) => {
        const iso = moment.toISOString().replace(/(T00:00:00)?(\.000)?Z$/, '');
        expect(isoOf(serialOfIso(iso)?.value ?? Number.NaN)).toBe(iso);
      }),
      { numRuns: 2_000 },
    );
  });
});
