import { startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';

describe('the documentation', () => {
  it('is a page with its own scripts, which may connect to no other host', async () => {
    const gateway = await startGatewayUnderTest();

    const page = await send(gateway.url, '/docs/api');
    const scripts = [...page.text.matchAll(/<script src="([^"]+)">/g)].map(([, source = '']) => source);
    const responses = await Promise.all(scripts.map((source) => send(gateway.url, source)));
    await gateway.stop();

    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
    expect(page.text).not.toMatch(/<script>|<style>|https?:/);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('responds to GET and HEAD only', async () => {
    const gateway = await startGatewayUnderTest();

    const posted = await send(gateway.url, '/docs', { method: 'POST' });
    const head = await send(gateway.url, '/docs', { method: 'HEAD' });
    await gateway.stop();

    expect([posted.status, head.status, head.text]).toEqual([405, 200, '']);
  });

  it('is the destination of its path with a slash', async () => {
    const gateway = await startGatewayUnderTest();

    const { status, headers } = await send(gateway.url, '/docs/');
    await gateway.stop();

    expect([status, headers.location]).toEqual([302, '/docs']);
  });

  it('is compressed for clients that support it, with Vary', async () => {
    const gateway = await startGatewayUnderTest();

    const zipped = await fetch(`${gateway.url}/docs/start.js`, { headers: { 'accept-encoding': 'gzip' } });
    const plain = await fetch(`${gateway.url}/docs/start.js`, { headers: { 'accept-encoding': 'identity, gzip;q=0' } });
    await gateway.stop();

    expect([zipped.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
    expect([zipped.headers.get('vary'), plain.headers.get('vary')]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(await zipped.text()).toBe(await plain.text());
  });

  it('contains the guides as Markdown, by name and all together', async () => {
    const gateway = await startGatewayUnderTest();

    const all = await send(gateway.url, '/docs/guides.md');
    const names = ['first-request', 'search', 'import', 'forms', 'rules', 'connectors', 'webhooks', 'ai', 'errors'];
    const each = await Promise.all(names.map((name) => send(gateway.url, `/docs/guides/${name}.md`)));
    const secret = await send(gateway.url, '/docs/guides/..%2f..%2fpackage.json');
    await gateway.stop();

    expect(each.map(({ status }) => status)).toEqual(names.map(() => 200));
    for (const { text } of each) expect(all.text).toContain(text);
    expect(secret.status).not.toBe(200);
  });

  it('contains the events as an AsyncAPI document and as a page', async () => {
    const gateway = await startGatewayUnderTest();

    const document = await send(gateway.url, '/asyncapi.json');
    const page = await send(gateway.url, '/docs/events');
    await gateway.stop();

    expect(document.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(document.text)).toMatchObject({ asyncapi: '3.0.0' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toContain('id="funnel.moved"');
  });

  it('begins with a page that is complete without script, and finds guides', async () => {
    const gateway = await startGatewayUnderTest();

    const page = await send(gateway.url, '/docs');
    const found = await send(gateway.url, '/docs/search?q=token+production');
    const guide = await send(gateway.url, '/docs/guides/tokens');
    const collection = await send(gateway.url, '/docs/collection.json');
    await gateway.stop();

    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(page.text).toContain('Trackway is a platform for companies that run many projects for customers.');
    expect(page.text).toContain('<a href="/docs/guides/import">');
    expect(found.body.results[0]).toMatchObject({ kind: 'guide', url: '/docs/guides/tokens' });
    expect(guide.text).toContain('<h1 id="create-tokens-for-programs">');
    expect(collection.body).toMatchObject({ info: { name: 'Trackway' } });
  });

  it('lists the guides in /llms.txt', async () => {
    const gateway = await startGatewayUnderTest();

    const response = await send(gateway.url, '/llms.txt');
    await gateway.stop();

    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.text).toContain('- [Search](/docs/guides/search.md)');
  });
});
