import { Health } from './health';

describe('the health page', () => {
  let queue = { waiting: 0, rejected: 0, is_full: false };
  const health = () => new Health('connector <test>', () => ({ inbound: queue }));
  const read = (one: Health, accept: string) =>
    one.route.handle({
      method: 'GET',
      path: '/healthz',
      query: new URLSearchParams(),
      headers: { accept },
      body: Buffer.alloc(0),
    });

  beforeEach(() => {
    queue = { waiting: 0, rejected: 0, is_full: false };
  });

  it('has counters and the last errors', async () => {
    const one = health();
    one.count('inbound_done');
    one.count('inbound_done');
    for (let index = 0; index < 30; index += 1) one.error('inbound', `error ${index}`);

    const { status, body } = await read(one, '*/*');

    const report = JSON.parse(String(body));
    expect(status).toBe(200);
    expect(report).toMatchObject({ status: 'ok', counters: { inbound_done: 2 } });
    expect(report.last_errors).toHaveLength(20);
    expect(report.last_errors[0]).toMatchObject({ source: 'inbound', message: 'error 29' });
  });

  it('is degraded with a problem or rejected jobs, and unavailable with a full queue', () => {
    const one = health();
    one.setProblem('imap', 'The mailbox is not connected.');
    expect(one.report()).toMatchObject({ status: 'degraded', problems: ['The mailbox is not connected.'] });

    one.setProblem('imap', undefined);
    queue = { waiting: 1, rejected: 2, is_full: false };
    expect(one.report()).toMatchObject({ status: 'degraded' });

    queue = { waiting: 1, rejected: 0, is_full: true };
    expect(one.report()).toMatchObject({ status: 'unavailable' });
  });

  it('escapes texts in HTML', async () => {
    const one = health();
    one.error('inbound', '<script>alert(1)</script>');

    const { headers, body } = await read(one, 'text/html,*/*');

    expect(headers?.['content-type']).toContain('text/html');
    expect(body).not.toContain('<script>');
    expect(body).toContain('connector &#60;test&#62;');
  });
});
