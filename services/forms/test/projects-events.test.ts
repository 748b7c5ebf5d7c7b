import { randomUUID } from 'node:crypto';
import {
  type Event,
  type FormsV1,
  projectChanged,
  projectDuplicated,
  projectsChanged,
  topics,
} from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { formsClient } from './forms-client';
import { sharedForms } from './start-forms';

const ANSWERS = '/api/management/dynamic-forms-answers';

describe('events of projects', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let bus: KafkaEventBus;
  let caller: Caller;
  let client: ServiceClient;
  let [source, target] = ['', ''];
  let field = '';

  beforeAll(async () => {
    service = await sharedForms();
    const brokers = testServers.kafkaBrokers().split(',');
    bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.topicPrefix, logger: quietLogger() });
    await eventually(() => bus.ensureTopics([topics.projects]));
  }, 60_000);
  afterAll(async () => {
    await bus.stop();
    await service.stop();
  });
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    [source, target] = [randomUUID(), randomUUID()];
    service.projects.set(caller.frameId, [source, target]);
    const fields = [{ label: 'Area', type: 'number', required: true }];
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    field = body.form.fields[0].id;
  });

  function publish(...events: Event<unknown>[]): Promise<void> {
    return bus.publish(
      events.map((event) => ({ topic: topics.projects, key: event.subject, value: JSON.stringify(event) })),
    );
  }

  function changed(id: string, version: number, mergedId: string | null) {
    const time = new Date().toISOString();
    const project = { id, code: 'P-1', name: 'Roof', status: 1, impact: 0, budget: 0, parent_id: null };
    const rest = { customer_id: null, contact_id: null, is_template: false, merged_id: mergedId };
    const data = {
      change: 'updated',
      version,
      project: { ...project, ...rest, created_at: time, updated_at: time, deleted_at: null },
    } as const;
    return makeEvent(projectChanged, { source: 'projects', frameId: caller.frameId, key: id, data });
  }

  function put(project: string, value: number | null) {
    const accessor = { type: 'project_form', project_id: project };
    return client.send('PUT', ANSWERS, { form_id: 1, accessor, answers: [{ field_id: field, value }] });
  }

  async function read(project: string): Promise<unknown[]> {
    const query = `accessor[type]=project_form&accessor[project_id]=${project}`;
    const { body } = await client.send('GET', `${ANSWERS}?${query}`);
    return body.answers.map(({ value }: { value: unknown }) => value);
  }

  it('merged: answers are read with those of the target, and after an unmerge with the source again', async () => {
    await put(source, 5);
    await client.send('POST', `/api/management/projects/${source}/loose-forms`, { id: 1 });
    const [merge, unmerge] = [changed(source, 2, target), changed(source, 3, null)];
    await publish(merge, merge, changed(source, 1, null));

    await eventually(async () => expect(await read(target)).toEqual([5]), 20_000);
    await put(target, 6);
    expect(await read(target)).toEqual([5, 6]);
    expect(await read(source)).toEqual([5]);
    const listed = await client.send('GET', `/api/management/projects/${target}/loose-forms`);
    expect(listed.body.loose_forms).toMatchObject([{ project_id: source }]);

    await publish(unmerge, merge);
    await eventually(async () => expect(await read(target)).toEqual([6]), 20_000);
    expect(await read(source)).toEqual([5]);
  }, 60_000);

  it('changed by an import: the newest state counts, also if events are repeated or late', async () => {
    await put(source, 5);
    const together = (...events: ReturnType<typeof changed>[]) => {
      const projects = events.map(({ data: { version, project } }) => ({ version, project }));
      const data = { change: 'updated', projects } as const;
      return makeEvent(projectsChanged, { source: 'projects', frameId: caller.frameId, key: randomUUID(), data });
    };
    const [created, merged] = [
      together(changed(source, 1, null), changed(target, 1, null)),
      changed(source, 2, target),
    ];

    await publish(merged, created, created);
    await eventually(async () => expect(await read(target)).toEqual([5]), 20_000);
    const unmerged = together(changed(source, 3, null));
    await publish(unmerged, merged, created);

    await eventually(async () => expect(await read(target)).toEqual([]), 20_000);
  }, 60_000);

  it('merged: gRPC returns the answers of both, and answers of the source are not missing', async () => {
    await put(source, 5);
    await publish(changed(source, 2, target));
    await eventually(async () => expect(await read(target)).toEqual([5]), 20_000);
    const funnels = formsClient(service.grpcPort, 'funnels');

    const { answers } = await funnels.unary<FormsV1.BatchGetAnswersRequest, FormsV1.BatchGetAnswersResponseOutput>(
      (stub) => stub.batchGetAnswers,
      { projectIds: [target] },
      { caller },
    );
    const missing = await funnels.unary<FormsV1.MissingRequiredRequest, FormsV1.MissingRequiredResponseOutput>(
      (stub) => stub.missingRequired,
      { formIds: [1], accessor: { type: 'project_form', projectId: target } },
      { caller },
    );

    expect(answers).toMatchObject([{ readForProjectId: target, accessor: { projectId: source }, valueJson: '5' }]);
    expect(missing.forms).toEqual([]);
    funnels.close();
  }, 60_000);

  it('merged: answers cannot be written, and its links respond 410', async () => {
    const accessor = { type: 'project_form', project_id: source };
    const created = await client.send('POST', '/api/management/dynamic-forms/pivot-accessor/url-generate', {
      form_id: 1,
      accessor,
    });
    service.merged.set(source, target);

    expect(await put(source, 5)).toMatchObject({ status: 422, body: { message: 'merged_project' } });
    const path = new URL(created.body.urls[0].url).pathname;
    const page = await serviceClient(service.httpPort).send('GET', path, undefined, { accept: 'application/json' });
    expect(page).toMatchObject({ status: 410, body: { message: 'link_revoked' } });
  });

  it('deleted and restored: links respond 410, then work again', async () => {
    const accessor = { type: 'project_form', project_id: source };
    const created = await client.send('POST', '/api/management/dynamic-forms/pivot-accessor/url-generate', {
      form_id: 1,
      accessor,
    });
    const path = new URL(created.body.urls[0].url).pathname;
    const open = () => serviceClient(service.httpPort).send('GET', path, undefined, { accept: 'application/json' });

    service.projects.set(caller.frameId, [target]);
    expect((await open()).status).toBe(410);

    service.projects.set(caller.frameId, [source, target]);
    expect((await open()).status).toBe(200);
  });

  it('duplicated with forms: loose forms are attached to the copy once', async () => {
    await client.send('POST', `/api/management/projects/${source}/loose-forms`, { id: 1 });
    await client.send('POST', `/api/management/projects/${source}/loose-forms`, { id: 1 });
    await client.send('DELETE', `/api/management/projects/${source}/loose-forms/2`);
    await client.send('POST', `/api/management/projects/${source}/loose-forms`, { id: 1 });
    const copied = (project: string, with_forms: boolean) => {
      const data = { source_id: source, project_id: project, with_forms };
      return makeEvent(projectDuplicated, { source: 'projects', frameId: caller.frameId, key: project, data });
    };
    const bare = randomUUID();
    service.projects.set(caller.frameId, [source, target, bare]);
    const list = async (project: string) =>
      (await client.send('GET', `/api/management/projects/${project}/loose-forms`)).body.loose_forms;

    const event = copied(target, true);
    await publish(copied(bare, false), event, event, { ...event, id: randomUUID() });

    await eventually(async () => expect(await list(target)).toHaveLength(2), 20_000);
    expect(await list(bare)).toEqual([]);
    await publish(event, changed(target, 1, source));
    await eventually(async () => expect(await list(source)).toHaveLength(4), 20_000);
    expect(await list(target)).toHaveLength(2);
  }, 60_000);
});
