import { randomUUID } from 'node:crypto';
import { type Api, apiOf, readResponse } from './support/api';
import { eventually } from './support/eventually';
import { makeIntake, proofFor, requestChallenge, solve, submitIntake } from './support/intake';
import { system } from './support/system';

const LINKS = '/dynamic-forms/intake-links';
const json = { accept: 'application/json' };

describe('an intake link', () => {
  let api: Api;
  let funnel: { id: string; steps: { id: string; name: string }[] };

  beforeAll(async () => {
    api = apiOf();
    const body = { name: 'Sales', steps: [{ name: 'New' }, { name: 'Offer' }] };
    ({ funnel } = (await api.send('POST', '/funnels', body)).body);
  });

  const submissionsOf = async (id: string) => (await api.get(`${LINKS}/${id}/submissions`)).body.submissions;
  const statusOf = async (url: string) => {
    const response = await fetch(system.base_url + new URL(url).pathname, { headers: json });
    return readResponse(response);
  };
  const ana = { subject: 'Roof of the school', name: 'Ana Sousa', email: 'ana@example.org' };

  it('creates a project with its contact in the first step, and shows its status until it is closed', async () => {
    const { contact } = (await api.send('POST', '/contacts', { name: 'Ana', email: 'Ana@Example.org' })).body;
    const link = await makeIntake(api, { funnel_id: funnel.id, status_shows: ['step', 'closed'] });

    const page = await fetch(link.url, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    const opened = await readResponse(await fetch(link.url, { headers: json }));
    expect(opened.body).toMatchObject({ form: { title: 'Quote' }, link: { expires_at: null } });
    const submitted = await submitIntake(link, ana);
    expect(submitted).toMatchObject({ status: 200, body: { submission: { duplicate: false } } });
    expect(JSON.stringify([opened.body, submitted.body])).not.toContain(funnel.id);

    const [{ project_id: id, ...submission }] = await submissionsOf(link.id);
    expect(submission).toMatchObject({ progress: 'completed', contact_id: contact.id, issues: [] });
    const { project } = (await api.get(`/projects/${id}`)).body;
    expect(project).toMatchObject({ name: ana.subject, contact: { name: 'Ana' } });
    const values = project.form_answers.map(({ value }: { value: unknown }) => value);
    expect(values.toSorted()).toEqual(Object.values(ana).toSorted());
    await eventually(async () => {
      const { history } = (await api.get(`/projects/${id}/history`)).body;
      expect(history.map(({ action }: { action: string }) => action).toSorted()).toEqual(
        ['form.answered', 'form.attached', 'funnel.entered', 'project.created'].toSorted(),
      );
      expect(new Set(history.map(({ correlation_id }: { correlation_id: string }) => correlation_id)).size).toBe(1);
      expect(history.at(-1)).toMatchObject({ details: { intake_link_id: link.id }, actor: { id: link.id } });
    });

    const { status_url } = submitted.body.submission;
    expect((await statusOf(status_url)).body).toMatchObject({ submission: { state: 'received', step: 'New' } });
    const steps = funnel.steps.map((step) => step.id);
    await api.send('POST', `/funnels/${funnel.id}/projects/${id}/move`, { step_id: steps[1] });
    await api.send('PATCH', `/projects/${id}`, { status: 'completed' });
    expect((await statusOf(status_url)).body).toMatchObject({ submission: { state: 'closed', step: null } });
    expect(await statusOf(`${status_url}x`)).toMatchObject({ body: { message: 'submission_model_not_found' } });
  });

  it('creates nothing twice for retries and the same answers, and exactly its quota for concurrent submissions', async () => {
    const link = await makeIntake(api, { quota_total: 3 });
    const key = randomUUID();
    const proof = await proofFor(link.url);

    const retried = await Promise.all([1, 2, 3].map(() => submitIntake(link, ana, { key, proof })));
    const again = await submitIntake(link, ana);
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, index) => submitIntake(link, { subject: `Wall ${index}` })),
    );

    expect(retried.map(({ status, body }) => [status, body.submission.duplicate])).toEqual(Array(3).fill([200, false]));
    expect(again.body.submission).toMatchObject({ ...retried[0]?.body.submission, duplicate: true });
    expect(others.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(others.filter(({ status, body }) => status === 410 && body.message === 'intake_closed')).toHaveLength(6);
    const all = await submissionsOf(link.id);
    expect(all.map(({ duplicates }: { duplicates: number }) => duplicates)).toEqual([0, 0, 1]);
    const { body } = await submitIntake(link, { subject: 'Other' }, { key, proof });
    expect(body.message).toBe('idempotency_key_reused');
  });

  it('rejects proofs that are missing, unsolved, forged, spent or of another link', async () => {
    const [link, other] = [await makeIntake(api), await makeIntake(api)];
    const challenge = await requestChallenge(link.url);
    const solved = solve(challenge);
    const proofs = {
      malformed: 'x',
      forged: solved.replace(/^./, (first) => (first === 'W' ? 'X' : 'W')),
      unsolved: solve(challenge, false),
    };
    for (const [reason, proof] of Object.entries(proofs)) {
      const { status, body } = await submitIntake(link, { subject: reason }, { proof });
      expect([status, body]).toEqual([403, expect.objectContaining({ message: 'invalid_proof_of_work', reason })]);
    }
    const foreign = await submitIntake(link, { subject: 'a' }, { proof: await proofFor(other.url) });
    expect(foreign.body).toMatchObject({ message: 'invalid_proof_of_work', reason: 'forged' });
    expect((await submitIntake(link, { subject: 'a' }, { proof: solved })).status).toBe(200);
    const spent = await submitIntake(link, { subject: 'b' }, { proof: solved });
    expect(spent.body).toMatchObject({ message: 'invalid_proof_of_work', reason: 'spent' });
    const headers = { 'content-type': 'application/json' };
    const missing = await fetch(`${link.url}/answers`, { method: 'POST', headers, body: '{"answers":[]}' });
    expect((await readResponse(missing)).body).toMatchObject({ message: 'invalid_proof_of_work', reason: 'missing' });
  });

  it('rejects hostile answers without using up the proof', async () => {
    const link = await makeIntake(api, { quota_total: 1 });
    const proof = await proofFor(link.url);
    const hostile: Record<string, unknown>[] = [
      {},
      { subject: null },
      { subject: { $gt: '' } },
      { subject: 'x\0' },
      { subject: 'a'.repeat(2_000) },
      { subject: 'a', email: 'a@b' },
      { subject: 'a', plan: randomUUID() },
      { subject: 'a', [randomUUID()]: 'b' },
      { subject: 'a', __proto__x: 'b' },
    ];
    for (const answers of hostile) {
      expect([answers, (await submitIntake(link, answers, { proof })).status]).toEqual([answers, 422]);
    }
    const name = '<script>alert(1)</script> \u202e🏠';

    expect((await submitIntake(link, { subject: name }, { proof })).status).toBe(200);

    const [{ project_id }] = await submissionsOf(link.id);
    expect((await api.get(`/projects/${project_id}`)).body.project.name).toBe(name);
  });

  it('is managed with the scopes of its effects, and in its own frame only', async () => {
    const link = await makeIntake(api);
    const other = apiOf();
    const path = `${LINKS}/${link.id}`;
    const body = { name: 'Quotes', form_id: link.form };

    for (const response of [
      await other.get(path),
      await other.send('PATCH', path, { active: false }),
      await other.get(`${path}/submissions`),
      await other.send('POST', LINKS, body),
      await api.send('POST', LINKS, { ...body, funnel_id: randomUUID() }),
      await api.send('POST', LINKS, { ...body, template_id: randomUUID() }),
      await api.send('POST', LINKS, { ...body, customer_id: randomUUID() }),
    ]) {
      expect(response.status).toBe(404);
    }
    expect((await other.get(LINKS)).body.intake_links).toEqual([]);
    const limited = apiOf({ ...api.identity, scope: 'forms:write' });
    expect(await limited.send('POST', LINKS, body)).toMatchObject({
      status: 403,
      body: { required_scope: 'projects:write' },
    });
    const { project } = (await api.send('POST', '/projects', { name: 'No template' })).body;
    for (const wrong of [
      { template_id: project.id },
      { fields: { email: link.fields['subject'] } },
      { redirect_url: 'http://example.org' },
      { embed_origins: ['*'] },
      { quota_total: 0 },
      { proof_difficulty: 40 },
    ]) {
      expect([wrong, (await api.send('POST', LINKS, { ...body, ...wrong })).status]).toEqual([wrong, 422]);
    }
    for (const url of [LINKS, path, `${path}/submissions`]) {
      expect((await fetch(`${system.base_url}/api/management${url}`)).status).toBe(401);
    }
  });

  it('replaces page settings of the form, copies its template, and can be deactivated', async () => {
    const { project: template } = (await api.send('POST', '/projects', { name: 'Standard', is_template: true })).body;
    const settings = { redirect_url: 'https://example.org/thanks', embed_origins: ['https://www.example.org'] };
    const link = await makeIntake(api, { ...settings, template_id: template.id, quota_per_day: 1 });
    const path = `${LINKS}/${link.id}`;

    const policy = (await fetch(link.url, { headers: { accept: 'text/html' } })).headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors https://www.example.org');
    expect((await submitIntake(link, { subject: 'Roof' })).status).toBe(200);
    const [{ project_id }] = await submissionsOf(link.id);
    await eventually(async () => {
      const { history } = (await api.get(`/projects/${project_id}/history`)).body;
      expect(history.at(-1)).toMatchObject({ details: { duplicated_from: template.id, intake_link_id: link.id } });
    });
    const full = await readResponse(await fetch(link.url, { headers: json }));
    expect([full.status, full.body.message]).toEqual([429, 'intake_quota_reached']);
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.get(path)).body.intake_link).toMatchObject({ ...settings, submissions: { total: 1, today: 1 } });
    expect((await api.send('PATCH', path, { active: false }, { 'if-match': '"9"' })).status).toBe(412);
    expect((await api.send('PATCH', path, { active: false })).body.intake_link.state).toBe('inactive');
    const closed = await readResponse(await fetch(link.url, { headers: json }));
    expect([closed.status, closed.body.message]).toEqual([410, 'intake_closed']);
    await eventually(async () => {
      const { audit_log } = (await api.get(`/audit-log?filter[subject]=${link.id}`)).body;
      expect(audit_log.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['intake_link.created', 'intake_link.updated']),
      );
    });
  });

  it('is undone with its cause', async () => {
    const link = await makeIntake(api, { funnel_id: funnel.id });
    await submitIntake(link, { ...ana, email: 'eve@example.org' });
    const [{ project_id, contact_id }] = await submissionsOf(link.id);
    const cause = await eventually(async () => {
      const { history } = (await api.get(`/projects/${project_id}/history`)).body;
      expect(history).toHaveLength(4);
      return history[0].correlation_id;
    });

    const { body } = await api.send('POST', `/causes/${cause}/undo`, { mode: 'possible' });

    expect(body.undo).toBeDefined();
    for (const path of [`/projects/${project_id}`, `/contacts/${contact_id}`]) {
      await eventually(async () => expect([path, (await api.get(path)).status]).toEqual([path, 404]));
    }
  });
});
