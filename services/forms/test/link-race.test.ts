import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

const ROUNDS = Number(process.env['LINK_ROUNDS'] ?? 2);
const CONCURRENCY = 300;

describe('one signed link and hundreds of clients that submit it', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let client: ServiceClient;
  let accessor: { type: string; project_id: string };
  let field: string;
  const agent = new Agent({ keepAlive: true });

  beforeAll(async () => {
    service = await sharedForms();
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    accessor = { type: 'project_form', project_id: randomUUID() };
    service.projects.set(caller.frameId, [accessor.project_id]);
    const fields = [{ label: 'Name', type: 'short_text', required: true }];
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    field = body.form.fields[0].id;
  }, 60_000);
  afterAll(async () => {
    agent.destroy();
    await service.stop();
  });

  function submit(path: string, value: string): Promise<{ status: number | undefined; message: string }> {
    const body = JSON.stringify({ answers: [{ field_id: field, value }] });
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const options = {
        agent,
        port: service.httpPort,
        host: '127.0.0.1',
        method: 'POST',
        path: `${path}/answers`,
        headers,
      };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { message = '' } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
          resolve({ status: response.statusCode, message });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async function storedAnswers(): Promise<unknown[]> {
    const query = `accessor[type]=project_form&accessor[project_id]=${accessor.project_id}`;
    const { body } = await client.send('GET', `/api/management/dynamic-forms-answers?${query}`);
    return body.answers.map(({ value }: { value: unknown }) => value);
  }

  async function changes(): Promise<number> {
    const query = `accessor[type]=project_form&accessor[project_id]=${accessor.project_id}`;
    return (await client.send('GET', `/api/management/dynamic-forms-answers/history?${query}`)).body.meta.total;
  }

  it(`stores one submission in each of ${ROUNDS} rounds of ${CONCURRENCY}, and responds 410 to all others`, async () => {
    const links = { form_id: 1, accessor, quantity: ROUNDS, context: 'shared' };
    const { body } = await client.send('POST', '/api/management/dynamic-forms/pivot-accessor/url-generate', links);
    const paths = body.urls.map(({ url }: { url: string }) => new URL(url).pathname);

    for (const [round, path] of paths.entries()) {
      const all = await Promise.all(
        Array.from({ length: CONCURRENCY }, (_, index) => submit(path, `${round}:${index}`)),
      );

      const winners = all.flatMap(({ status }, index) => (status === 200 ? [`${round}:${index}`] : []));
      const losers = all.filter(({ status, message }) => status === 410 && message === 'link_spent');
      expect([winners.length, losers.length]).toEqual([1, CONCURRENCY - 1]);
      expect(await storedAnswers()).toEqual(winners);
    }
    expect(await changes()).toBe(ROUNDS);
  }, 240_000);
});
