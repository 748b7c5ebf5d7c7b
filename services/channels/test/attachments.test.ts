import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedChannels } from './start-channels';

describe('attachments', () => {
  let service: Awaited<ReturnType<typeof sharedChannels>>;
  let client: ServiceClient;
  let channel: { id: string; external_ref: string };
  let host: Server;
  let url: string;
  let hits: string[];

  beforeAll(async () => {
    service = await sharedChannels();
    host = createServer((request, response) => {
      const path = request.url ?? '';
      hits.push(path);
      if (path === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (path === '/inside') response.writeHead(302, { location: url.replace('127.0.0.1', 'localhost') }).end();
      else if (path === '/huge') response.writeHead(200, { 'content-length': String(5 * 1024 ** 3) }).write('x');
      else if (path === '/program') response.end('MZ\x90\x00 and more');
      else if (path === '/late' && hits.filter((hit) => hit === '/late').length < 2) response.writeHead(503).end();
      else if (path === '/missing') response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'application/pdf; x=1' }).end('%PDF-1.7 hello');
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  }, 60_000);
  afterAll(async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
    await service.stop();
  });
  beforeEach(async () => {
    hits = [];
    client = serviceClient(service.httpPort, aCaller());
    channel = (await client.send('POST', '/api/management/channels', { name: 'Mail' })).body.channel;
  });

  const fetched = (...urls: string[]) => fetchedAs(undefined, ...urls);

  async function fetchedAs(mime_type: string | undefined, ...urls: string[]) {
    const attachments = urls.map((one) => ({ url: one, name: 'Größe.pdf', mime_type }));
    const path = `/api/management/channels/inbound/${channel.external_ref}`;
    await serviceClient(service.httpPort).send('POST', path, { message: 'See', attachments });
    return eventually(async () => {
      const [item] = (await client.send('GET', `/api/management/channels/${channel.id}/media-items`)).body.media_items;
      expect(item.attachments.map(({ status }: { status: string }) => status)).not.toContain('pending');
      return item.attachments;
    }, 30_000);
  }

  it('are fetched after the response, and can be read by their link, whole or in ranges', async () => {
    const [attachment] = await fetched(`${url}/a.pdf`);

    expect(attachment).toMatchObject({ status: 'stored', size: 14, mime_type: 'application/pdf', url: `${url}/a.pdf` });
    const address = `http://127.0.0.1:${service.httpPort}${new URL(attachment.file_url).pathname}`;
    const read = (headers = {}) => fetch(address, { headers });
    const whole = await read();
    expect(await whole.text()).toBe('%PDF-1.7 hello');
    expect(whole.headers.get('content-disposition')).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf");
    const part = await read({ range: 'bytes=9-' });
    expect([part.status, await part.text()]).toEqual([206, 'hello']);
    const forged = await fetch(`${address}x`);
    expect(forged.status).toBe(404);
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['a line break', 'text/plain\r\nset-cookie: a=b', 'application/pdf'],
    ['a control character', 'text/\u0000plain', 'application/pdf'],
    ['no type at all', 'ピクチャー', 'application/pdf'],
    ['a parameter', 'text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
  ])('have a valid media type, also if a connector sends %s', async (_, sent, mimeType) => {
    const [attachment] = await fetchedAs(sent, `${url}/a.pdf`);

    const address = `http://127.0.0.1:${service.httpPort}${new URL(attachment.file_url).pathname}`;
    const { status, headers } = await fetch(address);
    expect([attachment.mime_type, status, headers.get('content-type')]).toEqual([mimeType, 200, mimeType]);
  });

  it.each([
    ['on a private address', () => 'http://10.0.0.1/secret', 'The host is not on the public internet.'],
    [
      'a host name of the private network',
      () => url.replace('127.0.0.1', 'localhost'),
      'The host is not on the public internet.',
    ],
    ['of the cloud', () => 'http://169.254.169.254/latest/meta-data/', 'The host is not on the public internet.'],
    ['behind a redirect to the private network', () => `${url}/inside`, 'The host is not on the public internet.'],
    ['in a loop of redirects', () => `${url}/loop`, 'There are too many redirects.'],
    ['of 5 GB', () => `${url}/huge`, 'The response has more than 26214400 bytes.'],
    ['that are executable', () => `${url}/program`, 'Executable files are not accepted.'],
    ['that do not exist', () => `${url}/missing`, 'The host responded with 404.'],
  ])('%s are rejected with a reason', async (_, target, reason) => {
    expect(await fetched(target())).toMatchObject([{ status: 'refused', reason, file_url: null }]);
  });

  it('have a result each, and are retried while their host is unavailable', async () => {
    const attachments = await fetched(`${url}/late`, 'http://192.168.0.1/', `${url}/b.pdf`);

    expect(attachments.map(({ status }: { status: string }) => status)).toEqual(['stored', 'refused', 'stored']);
    expect(hits).toEqual(['/late', '/b.pdf', '/late']);
  }, 60_000);
});
