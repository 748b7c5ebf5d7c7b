import { ByteSink } from './byte-sink';
import { appendText } from './text';

function read(xml: string): string {
  const bytes = Buffer.from(`${xml}<`);
  const sink = new ByteSink(4);
  expect(appendText(bytes, 0, bytes.length, sink)).toBe(bytes.length - 1);
  return sink.bytes.toString('utf8', 0, sink.length);
}

describe('character data', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    [' kept  as it is\t\n', ' kept  as it is\t\n'],
    ['a &amp; b &lt;&gt;&quot;&apos;', 'a & b <>"\''],
    ['&#65;&#x42;&#x1F600;&#x0043;', 'AB😀C'],
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['one_x000D_\ntwo', 'one\r\ntwo'],
    ['_x0041__x0042_', 'AB'],
    ['_x005F_x0041_', '_x0041_'],
    ['_xD83D__xDE00_', '😀'],
    ['_xD83D_ alone _xDE00_', '\ufffd alone \ufffd'],
    ['_x00e9_ _x00E9_', 'é é'],
    ['_x12_ _xZZZZ_ _X0041_ snake_case _x', '_x12_ _xZZZZ_ _X0041_ snake_case _x'],
    ['Ação 数据 😀', 'Ação 数据 😀'],
  ])('%j reads as %j', (xml, text) => {
    expect(read(xml)).toBe(text);
  });

  it.each([
    '&nbsp;',
    '&unknown;',
    '&#0;',
    '&#xD800;',
    '&#x110000;',
    '&',
    '& b;',
    '&#;',
    '&#x;',
    `&#${'0'.repeat(30)}65;`,
  ])('%s is rejected as an unknown reference', (xml) => {
    expect(() => read(xml)).toThrow(expect.objectContaining({ code: 'malformed_xml' }));
  });

  it('that is incomplete returns -1', () => {
    const bytes = Buffer.from('half a tex&am');

    expect(appendText(bytes, 0, bytes.length, new ByteSink(8))).toBe(-1);
    expect(appendText(bytes, 0, 6, new ByteSink(8))).toBe(-1);
  });
});
