import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_PROJECTS } from './demo-projects';
import { seedDemoFrame } from './seed-demo-frame';

type Resource = Record<string, unknown>;

const LISTINGS: Record<string, [listing: string, one: string]> = {
  customers: ['customers', 'customer'],
  contacts: ['contacts', 'contact'],
  projects: ['projects', 'project'],
};

/** An in-memory API of three resources, which responds 429 to its first request. */
async function startApi(): Promise<{ server: Server; baseUrl: string; stored: Record<string, Resource[]> }> {
  const stored: Record<string, Resource[]> = { customers: [], contacts: [], projects: [] };
  let requests = 0;
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '0' }).end(JSON.stringify(body));
    };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests += 1;
    if (requests === 1) return send(429, { response: false, message: 'too_many_requests', error: '' });
    const name = new URL(request.url ?? '', 'http://api').pathname.replace('/api/management/', '');
    const [listing, one] = LISTINGS[name] ?? [];
    if (!listing || !one) return send(404, { response: false, message: 'route_not_found', error: '' });
    if (request.method === 'GET') return send(200, { [listing]: stored[name], meta: { last_page: 1 } });
    const created = { ...JSON.parse(Buffer.concat(chunks).toString()), id: `${one}-${stored[name]?.length}` };
    stored[name]?.push(created);
    send(200, { [one]: created });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, stored, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('the seed of the demo frame', () => {
  it('creates all objects once with their hierarchy, and skips resources that the API lacks', async () => {
    const { server, stored, baseUrl } = await startApi();
    const lines: string[] = [];
    const services = ['projects', 'funnels'] as const;
    const options = { baseUrl, services, token: 't', log: (line: string) => lines.push(line) };

    await seedDemoFrame(options);
    await seedDemoFrame(options);

    expect(stored['projects']).toHaveLength(DEMO_PROJECTS.length);
    const survey = stored['projects']?.find(({ code }) => code === 'ACM-111');
    const roof = stored['projects']?.find(({ code }) => code === 'ACM-110');
    const lisbon = stored['customers']?.find(({ name }) => name === 'Acme Lisbon');
    expect(survey).toMatchObject({ name: 'Roof survey', parent_id: roof?.['id'], customer_id: lisbon?.['id'] });
    expect(lines).toContain('The demo tenant lacks a funnel: this version has no such routes');
    expect(lines.join()).not.toContain('a form');
    server.close();
  });
});
