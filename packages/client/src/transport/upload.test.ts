import { countedUpload, type UploadProgress } from './upload';

describe('countedUpload', () => {
  it('sends the form, and reports the progress', async () => {
    const form = new FormData();
    form.append('mode', 'create');
    form.append('file', new Blob([new Uint8Array(1_000_000)]), 'rows.xlsx');
    const seen: UploadProgress[] = [];

    const { duplex, ...sent } = await countedUpload(form, (progress) => seen.push(progress));
    const received = await new Response(sent.body, { headers: sent.headers ?? {} }).formData();

    expect(duplex).toBe('half');
    expect(received.get('mode')).toBe('create');
    expect((received.get('file') as File).size).toBe(1_000_000);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ sent: bytes }) => bytes)).toEqual(seen.map(({ sent: bytes }) => bytes).sort((a, b) => a - b));
    expect(seen.at(-1)?.sent).toBe(seen.at(-1)?.total);
  });
});
