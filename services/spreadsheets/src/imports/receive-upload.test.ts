import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { receiveUpload } from './receive-upload';

/** A request with one file, whose disposition contains the encoded name. */
function requestWith(name: string): IncomingMessage {
  const disposition = `Content-Disposition: form-data; name="file"; filename*=utf-8''${name}`;
  const body = Readable.from([Buffer.from(`--b\r\n${disposition}\r\n\r\nCode\r\n--b--`)]);
  const request: unknown = Object.assign(body, { headers: { 'content-type': 'multipart/form-data; boundary=b' } });
  return request as IncomingMessage;
}

async function receivedName(name: string): Promise<string> {
  const { file, discard } = await receiveUpload(requestWith(name));
  await discard();
  return file.name;
}

describe('the name of an uploaded file', () => {
  it('is that of the client', async () => {
    expect(await receivedName('caf%C3%A9%20list.csv')).toBe('café list.csv');
  });

  it('has no characters that the database cannot store', async () => {
    expect(await receivedName('rows%00.csv')).toBe('rows.csv');
  });

  it('is a default if it is empty', async () => {
    expect(await receivedName('%00%20')).toBe('import.xlsx');
  });
});
