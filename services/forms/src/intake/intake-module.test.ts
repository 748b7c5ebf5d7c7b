import { unavailable } from '@trackway/errors';
import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeAnswerStore } from '../answers/fake-answer-store';
import type { Form } from '../forms/form';
import { hashToken } from '../links/link-token';
import type { Transactional } from '../shared/unit-of-work';
import { email, funnelId, sampleForm, settings, stepId, subject } from './fake-intake-samples';
import { FakeIntakeStore } from './fake-intake-store';
import type { CreateProject, IntakeDirectory, ProjectStatus } from './intake-directory';
import type { IntakeLink } from './intake-link';
import { type IntakeModule, intakeModule } from './intake-module';
import type { IntakeStores } from './intake-store';

const caller: Caller = aCaller();
const { frameId } = caller;
const form = sampleForm(caller);

describe('intake links', () => {
  let now: Date;
  let intake: IntakeModule;
  let store: FakeIntakeStore;
  let answers: FakeAnswerStore;
  let forms: Form[];
  let events: OutgoingEvent[];
  let created: CreateProject[];
  let entered: string[];
  let blockers: string[];
  /** The calls to other services that fail. */
  let failing: Set<string>;
  let status: ProjectStatus | undefined;

  beforeEach(() => {
    now = new Date('2026-11-23T23:00:00Z');
    [store, answers, forms] = [new FakeIntakeStore(), new FakeAnswerStore(), [form]];
    [events, created, entered, blockers, failing] = [[], [], [], [], new Set()];
    status = { isClosed: false, step: 'New' };
    const stores = {
      ...{ intake: store, answers },
      forms: { findMany: async (_frame: string, ids: readonly number[]) => forms.filter(({ id }) => ids.includes(id)) },
      files: { findMany: async () => [], markUsed: async () => undefined },
      themes: { read: async () => ({ frameId, version: 1 }) },
      looseForms: { insert: async () => undefined },
      projectMerges: { mergedInto: async () => [] },
      outbox: { add: async (...added: OutgoingEvent[]) => void events.push(...added) },
      recordEffect: async () => undefined,
      formLinks: {
        findByTokenHash: async (hash: string) => (hash === hashToken('token of a form') ? { frameId } : undefined),
      },
    } as unknown as IntakeStores & Transactional;
    const fail = (call: string) => {
      if (failing.has(call)) throw unavailable(`${call} is unavailable.`);
    };
    const intakeDirectory: IntakeDirectory = {
      readFrame: async () => ({ name: 'Acme', locale: 'en' }),
      assertTemplate: async () => undefined,
      assertCustomer: async () => undefined,
      findFirstStep: async (id) => (id === funnelId ? { id: stepId, formIds: [1] } : undefined),
      createProject: async (command) => {
        created.push(command);
        fail('projects');
        return { contactId: 7, isTemplateMissing: false };
      },
      enterFunnel: async ({ projectId }) => {
        fail('funnels');
        if (blockers.length === 0) entered.push(projectId);
        return blockers;
      },
      readStatus: async () => status,
    };
    // The number of a proof is its id, and each number above 0 is valid.
    const proofs = {
      issue: (_link: string, difficulty: number) => ({ token: 't', salt: 's', difficulty, expiresAt: now }),
      verify: (_link: string, proof: string | undefined) => String(proof),
    };
    let numbers = 0;
    intake = intakeModule({
      unitOfWork: { run: (work) => work(stores), read: (work) => work(stores) },
      counters: { take: async () => (numbers += 1) },
      logger: { warn: () => undefined },
      ...{ intakeDirectory, proofs, newId, clock: () => now },
    });
  });

  const make = (changes: Partial<typeof settings> = {}) => intake.createLink(caller, { ...settings, ...changes });
  const submit = ({ token }: IntakeLink, values: Record<string, unknown>, key?: string, proof: string = newId()) =>
    intake.submitIntake(token, {
      answers: Object.entries(values).map(([field_id, value]) => ({ field_id, value })),
      ...{ key, proof },
    });
  const only = async () => [...store.submissions.values()];
  const ana = { [subject]: 'Roof', [email]: 'Ana@Example.org' };

  it('create a project per submission, with its answers and in the first step', async () => {
    const link = await make();

    await submit(link, ana);
    await submit(link, { ...ana, [subject]: 'Wall' });

    const [first] = await only();
    expect(created.map(({ name, contact }) => [name, contact?.email])).toEqual([
      ['Roof', 'Ana@Example.org'],
      ['Wall', 'Ana@Example.org'],
    ]);
    expect(entered).toEqual(created.map(({ projectId }) => projectId));
    expect(first).toMatchObject({ progress: 'completed', contactId: 7, content: null, issues: [] });
    const accessor = { type: 'project_step_form', projectId: first?.projectId ?? '', id: stepId } as const;
    expect(await answers.findInContexts(frameId, [accessor])).toHaveLength(2);
  });

  it('repeat the result of a repeated request, and reject another request with the same key or proof', async () => {
    const link = await make();
    const first = await submit(link, ana, 'k');

    expect((await submit(link, ana, 'k')).submission.id).toBe(first.submission.id);
    await expect(submit(link, { [subject]: 'x' }, 'k')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    const unkeyed = await submit(link, { [subject]: 'y' }, undefined, 'same');
    expect((await submit(link, { [subject]: 'y' }, undefined, 'same')).submission.id).toBe(unkeyed.submission.id);
    await expect(submit(link, { [subject]: 'z' }, undefined, 'same')).rejects.toMatchObject({
      code: 'invalid_proof_of_work',
    });
    await expect(submit(link, { [subject]: 'z' }, 'k2', 'same')).rejects.toMatchObject({
      code: 'invalid_proof_of_work',
    });
    expect(created).toHaveLength(2);
  });

  it('recognize the same answers of the same contact within the window', async () => {
    const link = await make({ duplicateWindowHours: 1 });
    const first = await submit(link, ana);

    const again = await submit(link, { ...ana, [email]: 'ana@example.ORG' });
    now = new Date(now.getTime() + 3_600_001);
    const later = await submit(link, ana);

    expect(again).toMatchObject({ isDuplicate: true, submission: { id: first.submission.id, duplicates: 1 } });
    expect(later.isDuplicate).toBe(false);
    expect((await submit(link, { [subject]: 'a' })).isDuplicate).toBe(false);
    expect((await submit(link, { [subject]: 'a' })).isDuplicate).toBe(false);
    expect(created).toHaveLength(4);
  });

  it('recognize a duplicate also when a quota is used up', async () => {
    const link = await make({ quotaPerDay: 1, quotaTotal: 1 });
    const first = await submit(link, ana);

    const again = await submit(link, ana);

    expect(again).toMatchObject({ isDuplicate: true, submission: { id: first.submission.id } });
    await expect(submit(link, { ...ana, [subject]: 'Wall' })).rejects.toMatchObject({ code: 'intake_closed' });
  });

  it('close at their quotas, when they expire, and when they are deactivated', async () => {
    const link = await make({ quotaTotal: 3, quotaPerDay: 2, expiresAt: new Date('2026-11-25T00:00:00Z') });
    const values = (name: string) => ({ [subject]: name });
    await submit(link, values('1'));
    await submit(link, values('2'));

    await expect(submit(link, values('3'))).rejects.toMatchObject({
      code: 'intake_quota_reached',
      details: { retryAfter: 3_600 },
    });
    now = new Date('2026-11-24T00:00:00Z');
    await submit(link, values('3'));
    await expect(submit(link, values('4'))).rejects.toMatchObject({ kind: 'gone', code: 'intake_closed' });
    await intake.updateLink(caller, { id: link.id, changes: { quotaTotal: 10, active: false } });
    await expect(submit(link, values('4'))).rejects.toMatchObject({ code: 'intake_closed' });
    await intake.updateLink(caller, { id: link.id, changes: { active: true } });
    expect((await intake.openIntake(link.token)).form.id).toBe(1);
    now = new Date('2026-11-25T00:00:00Z');
    await expect(intake.openIntake(link.token)).rejects.toMatchObject({ code: 'intake_closed' });
  });

  it('reject invalid answers without using up the proof or the quota', async () => {
    const link = await make({ quotaTotal: 1 });

    await expect(submit(link, { [email]: 'x' }, undefined, 'p')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(submit(link, { [email]: 'a@b.org' }, undefined, 'p')).rejects.toMatchObject({
      details: { validation: { [`fields.${subject}`]: expect.any(Array) } },
    });
    await submit(link, ana, undefined, 'p');

    expect(created).toHaveLength(1);
  });

  it('accept submissions while other services are unavailable, and resume them', async () => {
    const link = await make();
    failing.add('projects');
    const { submission } = await submit(link, ana);
    expect(await only()).toMatchObject([{ progress: 'received', content: { projectName: 'Roof' } }]);
    expect(await intake.resumeSubmissions()).toBe(false);

    [failing, now] = [new Set(['funnels']), new Date(now.getTime() + 5_000)];
    expect(await intake.resumeSubmissions()).toBe(true);
    expect(await only()).toMatchObject([{ progress: 'answered', attempts: 2 }]);
    [failing, now] = [new Set(), new Date(now.getTime() + 3_600_000)];
    expect([await intake.resumeSubmissions(), await intake.resumeSubmissions()]).toEqual([true, false]);

    expect(await only()).toMatchObject([{ id: submission.id, progress: 'completed', content: null }]);
    expect(new Set(created.map(({ projectId }) => projectId)).size).toBe(1);
    expect(entered).toEqual([submission.projectId]);
    expect(events.filter(({ event }) => event.type === 'forms.form_answered.v1')).toHaveLength(1);
  });

  it('record why a submission did not enter the funnel, or has no answers', async () => {
    const link = await make();
    blockers = ['The step New is full.'];
    await submit(link, ana);
    failing.add('projects');
    await submit(link, { [subject]: 'Wall' });
    [failing, forms, now] = [new Set(), [], new Date(now.getTime() + 30_000)];
    await intake.resumeSubmissions();

    expect((await only()).map(({ issues }) => issues.map(({ code }) => code))).toEqual([
      ['move_blocked'],
      ['form_missing', 'move_blocked'],
    ]);
    await expect(intake.openIntake(link.token)).rejects.toMatchObject({ code: 'intake_closed' });
  });

  it('show the status that their owner permits', async () => {
    const all = await submit(await make(), ana);
    const none = await submit(await make({ statusShows: [] }), ana);
    const read = async ({ submission }: typeof all) => {
      const { state, step } = await intake.readStatus(submission.statusToken);
      return [state, step];
    };

    expect([await read(all), await read(none)]).toEqual([
      ['received', 'New'],
      ['received', null],
    ]);
    status = { isClosed: true, step: 'Won' };
    expect([await read(all), await read(none)]).toEqual([
      ['closed', null],
      ['received', null],
    ]);
    await expect(intake.readStatus('x')).rejects.toMatchObject({ code: 'submission_model_not_found' });
  });

  it('name their tenant by the tokens of the link and of the status page', async () => {
    const link = await make();
    const { submission } = await submit(link, { [subject]: 'Roof' });

    expect(await intake.findReference('intake_link', link.token)).toBe(frameId);
    expect(await intake.findReference('intake_submission', submission.statusToken)).toBe(frameId);
    expect(await intake.findReference('form_link', 'token of a form')).toBe(frameId);
    expect(await intake.findReference('intake_link', 'x')).toBeUndefined();
    expect(await intake.findReference('share', link.token)).toBeUndefined();
  });

  it('raise the difficulty with the rate of submissions', async () => {
    const link = await make();
    for (let count = 0; count < 20; count += 1) await submit(link, { [subject]: String(count) });

    expect((await intake.issueChallenge(link.token)).difficulty).toBe(10);
    now = new Date(now.getTime() + 600_001);
    expect((await intake.issueChallenge(link.token)).difficulty).toBe(8);
  });

  it('require scopes for what submissions change, and fields of the right type', async () => {
    const scopes = (...names: string[]) => ({ ...caller, scopes: names });
    const create = (as: Caller, changes: Partial<typeof settings> = {}) =>
      intake.createLink(as, { ...settings, ...changes });

    await expect(create(scopes('forms:write'))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(create(scopes('forms:write', 'projects:write'))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(make({ funnelId: newId() })).rejects.toMatchObject({ code: 'funnel_model_not_found' });
    await expect(make({ formId: 2 })).rejects.toMatchObject({ code: 'form_model_not_found' });
    await expect(make({ fields: { ...settings.fields, email: subject, phone: newId() } })).rejects.toMatchObject({
      details: { validation: { 'fields.email': expect.any(Array), 'fields.phone': expect.any(Array) } },
    });
  });

  it('are audited when they change, have versions, and are invisible in other frames', async () => {
    const link = await make();
    const changed = await intake.updateLink(caller, { id: link.id, changes: { quotaPerDay: 5 } });
    const same = await intake.updateLink(caller, { id: link.id, changes: { quotaPerDay: 5 }, ifVersion: 2 });

    expect([changed.version, same.version]).toEqual([2, 2]);
    expect(events.map(({ event }) => (event.data as { action: string }).action)).toEqual([
      'intake_link.created',
      'intake_link.updated',
    ]);
    await expect(intake.updateLink(caller, { id: link.id, changes: {}, ifVersion: 1 })).rejects.toMatchObject({
      kind: 'precondition_failed',
    });
    const other = aCaller();
    await expect(intake.readLink(other, link.id)).rejects.toMatchObject({ kind: 'not_found' });
    await expect(intake.updateLink(other, { id: link.id, changes: {} })).rejects.toMatchObject({ kind: 'not_found' });
    await expect(intake.listSubmissions(other, link.id, {})).rejects.toMatchObject({ kind: 'not_found' });
    expect((await intake.listLinks(caller, 1, {})).items).toHaveLength(1);
    expect((await intake.listLinks(caller, 2, {})).items).toHaveLength(0);
    expect((await intake.listLinks(other, undefined, {})).items).toHaveLength(0);
  });
});
