import { type Api, apiOf } from './support/api';
import { allErrors, importAll, workbook } from './support/spreadsheets';

const CENTRAL_HEADER = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const bytesOf = (text: string) => Buffer.from(text);

/** The workbook with a change in every entry of its central directory. */
function withDirectoryChange(whole: Buffer, change: (bytes: Buffer, header: number) => void): Buffer {
  const bytes = Buffer.from(whole);
  for (let at = bytes.indexOf(CENTRAL_HEADER); at >= 0; at = bytes.indexOf(CENTRAL_HEADER, at + 4)) change(bytes, at);
  return bytes;
}

/** The workbook with a renamed entry. Both names have the same length. */
function renamed(whole: Buffer, from: string, to: string): Buffer {
  const bytes = Buffer.from(whole);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return bytes;
}

describe('invalid files', () => {
  let api: Api;
  let whole: Buffer;

  beforeAll(async () => {
    whole = Buffer.from(await (await workbook([['Name'], ['Roof']])).arrayBuffer());
  });
  beforeEach(() => {
    api = apiOf();
  });

  const files: readonly (readonly [name: string, make: () => Buffer])[] = [
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => bytesOf('P')],
    ['a CSV file', () => bytesOf('Name\nRoof\n')],
    ['a web page', () => bytesOf('<html><table><tr><td>Name</td></tr></table></html>')],
    ['a PDF file', () => bytesOf('%PDF-1.7\n')],
    ['an old workbook', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096)])],
    ['a workbook truncated after one per cent', () => whole.subarray(0, Math.ceil(whole.length / 100))],
    ['a workbook truncated in the middle', () => whole.subarray(0, whole.length / 2)],
    ['a workbook without its last byte', () => whole.subarray(0, -1)],
    ['a workbook with a password', () => withDirectoryChange(whole, (bytes, at) => bytes.writeUInt16LE(1, at + 8))],
    [
      'a compression that is not defined',
      () => withDirectoryChange(whole, (bytes, at) => bytes.writeUInt16LE(99, at + 10)),
    ],
    [
      'sizes of four gigabytes',
      () => withDirectoryChange(whole, (bytes, at) => bytes.writeUInt32LE(0xfffffff0, at + 24)),
    ],
    ['overlapping entries', () => withDirectoryChange(whole, (bytes, at) => bytes.writeUInt32LE(0, at + 42))],
    [
      'entries beyond the file',
      () => withDirectoryChange(whole, (bytes, at) => bytes.writeUInt32LE(0x7ffffff0, at + 42)),
    ],
    ['a path outside of the archive', () => renamed(whole, 'docProps/app', '../../../app')],
    ['no workbook inside', () => renamed(whole, 'xl/workbook.xml', 'xl/werkbuch.xml')],
  ];

  it.each(files)('are rejected immediately with an error for the file: %s', async (_, make) => {
    const { status, body } = await api.upload(
      '/spreadsheet-operations/import/project',
      new Blob([Uint8Array.from(make())]),
    );

    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        response: false,
        message: 'validation_errors',
        validation: { file: [expect.stringMatching(/^.{10,180}[.]$/)] },
      },
    });
    expect((await api.get('/spreadsheet-operations')).body.meta.total).toBe(0);
  });

  it('do not affect valid imports at the same time', async () => {
    const others = files.map(([, make]) =>
      api.upload('/spreadsheet-operations/import/project', new Blob([Uint8Array.from(make())])),
    );

    const operation = await importAll(api, 'project', await workbook([['Name'], ['Roof'], ['Wall']]));

    expect(operation).toMatchObject({ status: 'completed', metadata: { outcomes: { created: 2 } } });
    expect(await allErrors(api, operation.id)).toEqual([]);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(files.map(() => 422));
  });
});
