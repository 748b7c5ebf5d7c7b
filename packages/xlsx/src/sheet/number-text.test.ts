import fc from 'fast-check';
import { cellKinds } from '../model/cell';
import { ByteSink } from '../xml/byte-sink';
import { appendNumber, numberBetween } from './number-text';

function read(text: string): { kind: number; value: string } {
  const bytes = Buffer.from(`${text}<`);
  const sink = new ByteSink(4);
  const kind = appendNumber(bytes, 0, bytes.length - 1, sink);
  return { kind, value: sink.bytes.toString('utf8', 0, sink.length) };
}

describe('a number in a cell', () => {
  it('is normalized to the format of JavaScript', () => {
    const digits = fc.stringMatching(/^[0-9]{1,20}$/);
    const fraction = fc.option(digits, { nil: '' }).map((text) => (text === '' ? '' : `.${text}`));
    const exponent = fc.option(fc.integer({ min: -330, max: 300 }), { nil: 0 }).map((e) => (e === 0 ? '' : `E${e}`));
    const numbers = fc.tuple(fc.constantFrom('', '-', '+'), digits, fraction, exponent).map((parts) => parts.join(''));

    fc.assert(
      fc.property(fc.oneof(numbers, fc.double({ noNaN: true, noDefaultInfinity: true }).map(String)), (text) => {
        const value = Number(text);
        expect(read(text)).toEqual(
          Number.isFinite(value)
            ? { kind: cellKinds.number, value: String(value === 0 ? 0 : value) }
            : { kind: cellKinds.error, value: '#NUM!' },
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['0.10000000000000001', '0.1'],
    ['1.0', '1'],
    ['007', '7'],
    ['-0', '0'],
    ['1E3', '1000'],
    ['0.0000001', '1e-7'],
    ['0.000001', '0.000001'],
    ['9007199254740993', '9007199254740992'],
    [' 12 ', '12'],
    ['.5', '0.5'],
    ['5.', '5'],
  ])('%s reads as %s', (text, value) => {
    expect(read(text)).toEqual({ kind: cellKinds.number, value });
  });

  it('that is not a number is text', () => {
    expect(read('12,5')).toEqual({ kind: cellKinds.text, value: '12,5' });
    expect(read('a &lt; b')).toEqual({ kind: cellKinds.text, value: 'a < b' });
    expect(read(`${'9'.repeat(1_000)}x`).kind).toBe(cellKinds.error);
    expect(read('').kind).toBe(cellKinds.empty);
  });

  it('is converted exactly to a double', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = Buffer.from(String(value));
        expect(numberBetween(text, 0, text.length)).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: 3_000 },
    );
    expect(numberBetween(Buffer.from('x'), 0, 1)).toBeNaN();
    expect(numberBetween(Buffer.from(''), 0, 0)).toBeNaN();
  });
});
