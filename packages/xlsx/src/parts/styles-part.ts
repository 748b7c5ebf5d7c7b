import { type DateStyle, dateStyleOfBuiltin, dateStyleOfCode } from '../dates/number-format';
import { xmlTags } from '../xml/tags';

/** The date style of each cell format, by the index in the attribute `s` of cells. */
export function parseStylesPart(bytes: Buffer, part: string): Uint8Array {
  const codes = new Map<string, DateStyle>();
  const styles: DateStyle[] = [];
  let inCellFormats = false;
  for (const { name, closing, attributes } of xmlTags(bytes, part)) {
    if (name === 'cellXfs') inCellFormats = !closing;
    if (closing) continue;
    if (name === 'numFmt') {
      const format = attributes();
      codes.set(format.get('numFmtId') ?? '', dateStyleOfCode(format.get('formatCode') ?? ''));
    }
    if (name !== 'xf' || !inCellFormats) continue;
    const id = attributes().get('numFmtId') ?? '0';
    styles.push(codes.get(id) ?? dateStyleOfBuiltin(Number(id)));
  }
  return Uint8Array.from(styles);
}
