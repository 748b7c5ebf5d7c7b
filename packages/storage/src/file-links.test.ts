import { FileLinks } from './file-links';

const reference = { frameId: '0190aaaa-0000-7000-8000-000000000001', id: '0190aaaa-0000-7000-8000-000000000002' };
const key = { secret: Buffer.alloc(32, 1) };
const other = { secret: Buffer.alloc(32, 2) };

describe('links to files', () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const links = (...keys: { secret: Buffer }[]) =>
    new FileLinks({
      keys,
      publicUrl: 'https://example.org',
      service: 'funnels',
      resource: 'attachment',
      clock: () => now,
    });
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

  beforeEach(() => {
    now = new Date('2026-01-01T00:00:00Z');
  });

  it('return their file, also after a rotation of keys', () => {
    const url = links(key).urlOf(reference);

    expect(url).toMatch(/^https:\/\/example\.org\/files\/funnels\/[\w.-]+$/);
    expect(links(other, key).read(tokenOf(url))).toEqual(reference);
  });

  it('expire after ten minutes', () => {
    const token = tokenOf(links(key).urlOf(reference));
    now = new Date('2026-01-01T00:10:01Z');

    expect(() => links(key).read(token)).toThrow(expect.objectContaining({ code: 'link_expired', kind: 'gone' }));
  });

  it('are rejected after any modification', () => {
    const token = tokenOf(links(key).urlOf(reference));
    const [payload = '', signature = ''] = token.split('.');
    const otherPayload = tokenOf(links(key).urlOf({ ...reference, id: reference.frameId })).split('.')[0];

    for (const forged of [
      '',
      '.',
      payload,
      `${payload}.`,
      `${otherPayload}.${signature}`,
      `${payload}.${signature}x`,
      `${payload}.${signature}.`,
      `${payload}.${signature}.x`,
      `${payload}.${signature}=`,
      `${payload}.${signature} `,
      `${payload}.${signature.slice(0, -1)}${sameBits(signature)}`,
      `${payload}=.${signature}`,
    ]) {
      expect(() => links(key).read(forged)).toThrow(expect.objectContaining({ code: 'file_model_not_found' }));
    }
    expect(() => links(other).read(token)).toThrow(expect.objectContaining({ kind: 'not_found' }));
  });

  it('are valid for the files of one service', () => {
    const token = tokenOf(links(key).urlOf(reference));
    const forms = {
      keys: [key],
      publicUrl: 'https://example.org',
      service: 'forms',
      resource: 'answer',
      clock: () => now,
    };

    expect(() => new FileLinks(forms).read(token)).toThrow(expect.objectContaining({ kind: 'not_found' }));
  });
});

/** Another last character that decodes to the same bytes: its two lowest bits are not used. */
function sameBits(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(signature.at(-1) ?? '') ^ 1] ?? '';
}
