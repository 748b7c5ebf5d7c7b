import { createHash, randomUUID } from 'node:crypto';
import { aCaller, launchBrowser, type ServiceClient, serviceClient } from '@trackway/testkit';
import { createConnection } from 'mongoose';
import type { Browser } from 'playwright-core';
import { openPage, violationsOf } from './form-browser';
import { startTestForms } from './start-forms';

const LINKS = '/api/management/dynamic-forms/intake-links';
const MOBILE_WIDTH = 360;

describe('intake links on MongoDB', () => {
  let service: Awaited<ReturnType<typeof startTestForms>>;
  let client: ServiceClient;
  let visitor: ServiceClient;
  let caller: ReturnType<typeof aCaller>;
  let ids: string[];
  let funnel_id: string;

  beforeAll(async () => {
    service = await startTestForms();
    visitor = serviceClient(service.httpPort);
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    const { body } = await client.send('POST', '/api/management/forms', {
      title: 'Request a quote',
      description: 'We reply within two days.',
      fields: [
        { label: 'Subject', type: 'short_text', required: true },
        { label: 'E-mail', type: 'email', required: true },
        { label: 'Plan', type: 'file' },
      ],
    });
    ids = body.form.fields.map(({ id }: { id: string }) => id);
    funnel_id = randomUUID();
    service.funnels.funnels.set(funnel_id, { steps: [randomUUID()], formIds: [1] });
    Object.assign(service.intake, { failures: 0 });
    service.intake.created.length = 0;
    service.funnels.entered.length = 0;
  });

  async function makeLink(settings: object = {}): Promise<{ id: string; path: string }> {
    const fields = { project_name: ids[0], email: ids[1] };
    const body = { name: 'Quotes', form_id: 1, funnel_id, fields, proof_difficulty: 8, ...settings };
    const response = await client.send('POST', LINKS, body);
    expect(response).toMatchObject({ status: 200, body: { intake_link: { state: 'active' } } });
    const { id, url } = response.body.intake_link;
    return { id, path: new URL(url).pathname };
  }

  async function prove(path: string): Promise<string> {
    const { challenge } = (await visitor.send('POST', `${path}/challenges`)).body;
    const { token, salt, difficulty } = challenge;
    for (let number = 0; ; number += 1) {
      const hash = createHash('sha256').update(`${salt}:${number}`).digest('hex');
      if (BigInt(`0x${hash}`) >> BigInt(256 - difficulty) === 0n) return `${token}:${number}`;
    }
  }

  async function submit(path: string, subject: string, headers: Record<string, string> = {}) {
    const answers = [
      { field_id: ids[0], value: subject },
      { field_id: ids[1], value: 'ana@example.org' },
    ];
    const proof = headers['x-proof-of-work'] ?? (await prove(path));
    return visitor.send('POST', `${path}/answers`, { answers }, { ...headers, 'x-proof-of-work': proof });
  }

  const submissions = async (id: string) => (await client.send('GET', `${LINKS}/${id}/submissions`)).body.submissions;

  it('accept exactly the quota of many concurrent submissions', async () => {
    const { id, path } = await makeLink({ quota_total: 5 });

    const all = await Promise.all(Array.from({ length: 30 }, (_, index) => submit(path, `Roof ${index}`)));

    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(all.filter(({ status, body }) => status === 410 && body.message === 'intake_closed')).toHaveLength(25);
    expect(await submissions(id)).toHaveLength(5);
    expect(new Set(service.intake.created.map(({ projectId }) => projectId)).size).toBe(5);
    expect((await client.send('GET', `${LINKS}/${id}`)).body).toMatchObject({
      intake_link: { state: 'exhausted', submissions: { total: 5, today: 5 } },
    });
  }, 60_000);

  it('create one project for concurrent repetitions of one submission, by key, proof and content', async () => {
    const { id, path } = await makeLink();
    const proof = await prove(path);
    const headers = { 'idempotency-key': randomUUID(), 'x-proof-of-work': proof };

    const repeated = await Promise.all([1, 2, 3, 4].map(() => submit(path, 'Roof', headers)));
    const same = await Promise.all([1, 2, 3].map(() => submit(path, 'Roof')));
    const clicks = await prove(path);
    const unkeyed = await Promise.all([1, 2, 3].map(() => submit(path, 'Wall', { 'x-proof-of-work': clicks })));

    expect(repeated.map(({ status, body }) => [status, body.submission.duplicate])).toEqual(
      Array(4).fill([200, false]),
    );
    expect(same.map(({ status, body }) => [status, body.submission.duplicate])).toEqual(Array(3).fill([200, true]));
    expect(unkeyed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...repeated, ...same].map(({ body }) => body.submission.status_url)).size).toBe(1);
    expect(await submissions(id)).toMatchObject([{ duplicates: 0 }, { duplicates: 3 }]);
  }, 60_000);

  it('resume a submission that a crash interrupted after its project was created', async () => {
    const { id, path } = await makeLink();
    service.intake.failures = 10;

    const accepted = await submit(path, 'Roof');
    expect(accepted).toMatchObject({ status: 200, body: { submission: { status_url: expect.any(String) } } });
    expect(await submissions(id)).toMatchObject([{ progress: 'received' }]);

    service.intake.failures = 0;
    const connection = await createConnection(service.database.url).asPromise();
    const past = { $set: { next_attempt_at: new Date(0) } };
    await connection.collection('intake_submissions').updateMany({ frame_id: caller.frameId }, past);
    await Promise.all([1, 2, 3].map(() => service.application.intake.resumeSubmissions()));

    expect(await submissions(id)).toMatchObject([{ progress: 'completed', contact_id: 7, attempts: 2 }]);
    const [{ project_id }] = await submissions(id);
    expect(service.intake.created.every(({ projectId }) => projectId === project_id)).toBe(true);
    expect(service.funnels.entered).toEqual([{ projectId: project_id, funnelId: funnel_id }]);
    const query = `accessor[type]=project_step_form&accessor[project_id]=${project_id}&accessor[id]=${service.funnels.funnels.get(funnel_id)?.steps[0]}`;
    expect((await client.send('GET', `/api/management/dynamic-forms-answers?${query}`)).body.answers).toHaveLength(2);
    const stored = await connection.collection('intake_submissions').findOne({ frame_id: caller.frameId });
    expect(stored).toMatchObject({ answers: null, contact: null, project_name: null });
    await connection.close();
  }, 60_000);

  it('store the answers in a loose form if no step has the form, and in the form of the project without a funnel', async () => {
    service.funnels.funnels.set(funnel_id, { steps: [randomUUID()], formIds: [] });
    const [loose, plain] = [await makeLink(), await makeLink({ funnel_id: null })];
    await submit(loose.path, 'Roof');
    await submit(plain.path, 'Roof');

    const [inLoose, inProject] = service.intake.created;
    expect([inLoose?.formId, inProject?.formId]).toEqual([0, 1]);
    const { body } = await client.send('GET', `/api/management/projects/${inLoose?.projectId}/loose-forms`);
    expect(body.loose_forms).toMatchObject([{ form: { id: 1 } }]);
    const query = `accessor[type]=project_form&accessor[project_id]=${inProject?.projectId}`;
    expect((await client.send('GET', `/api/management/dynamic-forms-answers?${query}`)).body.answers).toHaveLength(2);
  });

  it('require a proof of work for uploads, and use files in one submission', async () => {
    const { id, path } = await makeLink();
    const upload = (proof: string) => {
      const body = new FormData();
      body.append('field_id', String(ids[2]));
      body.append('file', new Blob(['plan']), 'plan.txt');
      const url = `http://127.0.0.1:${service.httpPort}${path}/files`;
      return fetch(url, { method: 'POST', headers: { 'x-proof-of-work': proof }, body });
    };
    const proof = await prove(path);

    expect((await upload('x')).status).toBe(403);
    const { file } = (await (await upload(proof)).json()) as { file: { id: string } };
    expect((await upload(proof)).status).toBe(403);
    const answers = ['Roof', 'ana@example.org', file.id].map((value, index) => ({ field_id: ids[index], value }));
    const headers = { 'x-proof-of-work': await prove(path) };
    expect(await visitor.send('POST', `${path}/answers`, { answers }, headers)).toMatchObject({ status: 200 });

    expect(await submissions(id)).toMatchObject([{ progress: 'completed', issues: [] }]);
  });

  describe.each([
    ['a phone', MOBILE_WIDTH],
    ['a desktop', 1280],
  ])('in a browser on %s', (_device, width) => {
    let browser: Browser;

    beforeEach(async () => {
      browser = await launchBrowser();
    }, 60_000);
    afterEach(() => browser.close());

    it('solve the proof of work, show the status page, and recognize the same answers', async () => {
      const { path } = await makeLink({ status_shows: ['closed'], proof_difficulty: 12 });
      const { page, foreign } = await openPage(browser, service.httpPort, { viewport: { width, height: 800 } });
      const address = `http://127.0.0.1:${service.httpPort}${path}`;
      const send = async () => {
        await page.goto(address);
        await page.getByLabel('Subject').fill('Roof');
        await page.getByLabel('E-mail').fill('ana@example.org');
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
        await page.getByText('a.txt is uploaded.').waitFor();
        await page.getByRole('button', { name: 'Send' }).press('Enter');
      };

      await page.goto(address);
      expect(await violationsOf(page)).toEqual([]);
      await send();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const link = page.getByRole('link', { name: 'See the status' });
      const shown = new URL((await link.getAttribute('href')) ?? '');
      await page.goto(`http://127.0.0.1:${service.httpPort}${shown.pathname}`);
      await page.getByRole('heading', { name: 'We have received your submission' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await send();
      await page.getByRole('heading', { name: 'We already have your answers' }).waitFor();

      expect(await link.getAttribute('href')).toBe(shown.href);
      expect(service.intake.created).toHaveLength(1);
      expect(foreign).toEqual([]);
    }, 90_000);
  });

  it('explain that the page needs JavaScript, and that a link is closed', async () => {
    const { id, path } = await makeLink();
    const open = async () => {
      const headers = { accept: 'text/html', 'accept-language': 'en' };
      const response = await fetch(`http://127.0.0.1:${service.httpPort}${path}`, { headers });
      return { status: response.status, text: await response.text() };
    };

    expect(await open()).toMatchObject({
      status: 200,
      text: expect.stringMatching(/<noscript>.*This form needs JavaScript, because it is protected against spam/),
    });
    await client.send('PATCH', `${LINKS}/${id}`, { active: false });
    expect(await open()).toMatchObject({ status: 410, text: expect.stringContaining('This form is closed') });
  });
});
