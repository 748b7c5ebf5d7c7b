import { randomUUID } from 'node:crypto';
import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { formsClient } from './forms-client';
import { sharedForms } from './start-forms';

type Service = Awaited<ReturnType<typeof sharedForms>>;

const ANSWERS = '/api/management/dynamic-forms-answers';
const fields = [
  { label: 'Area', type: 'number' },
  { label: 'Notes', type: 'short_text' },
];

describe('answers as streams', () => {
  let service: Service;
  let spreadsheets: GrpcClient<FormsV1.FormsServiceClient>;
  let caller: Caller;
  let client: ServiceClient;
  let projects: string[];
  let ids: string[];

  beforeAll(async () => {
    service = await sharedForms();
    spreadsheets = formsClient(service.grpcPort, 'spreadsheets');
  }, 60_000);
  afterAll(async () => {
    spreadsheets.close();
    await service.stop();
  });
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    projects = Array.from({ length: 5 }, () => randomUUID()).sort();
    service.projects.set(caller.frameId, projects);
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    ids = body.form.fields.map(({ id }: { id: string }) => id);
    for (const [index, project] of projects.entries()) await put(project, index);
  });

  function put(project: string, area: number | null, notes = `note ${area}`) {
    const answers = [
      { field_id: ids[0], value: area },
      { field_id: ids[1], value: notes },
    ];
    const accessor = { type: 'project_form', project_id: project };
    return client.send('PUT', ANSWERS, { form_id: 1, accessor, answers });
  }

  function streamAnswers(request: FormsV1.StreamAnswerRowsRequest = {}, as = caller, from = spreadsheets) {
    return from.serverStream<FormsV1.StreamAnswerRowsRequest, FormsV1.StreamAnswerRowsResponseOutput>(
      (stub) => stub.streamAnswerRows,
      request,
      { caller: as },
    );
  }

  function streamChanges(request: FormsV1.StreamHistoryRowsRequest = {}) {
    return spreadsheets.serverStream<FormsV1.StreamHistoryRowsRequest, FormsV1.StreamHistoryRowsResponseOutput>(
      (stub) => stub.streamHistoryRows,
      request,
      { caller },
    );
  }

  it('contain all answers of the frame, by form, context and field, in batches of the requested size', async () => {
    const messages = await Array.fromAsync(streamAnswers({ batchRows: 3 }));

    expect(messages[0]).toMatchObject({
      total: 10,
      forms: [{ id: 1, title: 'Survey', fields: [{ label: 'Area' }, { label: 'Notes' }], deleted: false }],
    });
    expect(messages.slice(1).map(({ answers }) => answers.length)).toEqual([3, 3, 3, 1]);
    const answers = messages.flatMap((message) => message.answers);
    expect(answers.map(({ accessor }) => accessor?.projectId)).toEqual(projects.flatMap((id) => [id, id]));
    expect(answers).toContainEqual(
      expect.objectContaining({ formTitle: 'Survey', label: 'Notes', valueJson: '"note 2"', type: 'short_text' }),
    );
  });

  it('omit cleared answers, and have columns for removed fields and deleted forms', async () => {
    await put(projects[0] ?? '', null);
    await client.send('PATCH', '/api/management/forms/1', {
      fields: [{ id: ids[1], label: 'Notes', type: 'short_text' }],
    });
    await client.send('DELETE', '/api/management/forms/1');

    const [head, ...rest] = await Array.fromAsync(streamAnswers());

    expect(head).toMatchObject({
      total: 9,
      forms: [{ fields: [{ label: 'Notes' }, { id: ids[0], label: 'Area', type: 'number' }], deleted: true }],
    });
    expect(rest.flatMap(({ answers }) => answers)).toHaveLength(9);
  });

  it('show one snapshot, independent of concurrent writes', async () => {
    const stream = streamAnswers({ batchRows: 2 });
    const read: string[] = [];

    for await (const { answers } of stream) {
      read.push(...answers.map(({ valueJson }) => valueJson));
      if (read.length === 2) await put(projects[4] ?? '', 99, 'changed');
    }

    expect(read).toHaveLength(10);
    expect(read).not.toContain('99');
  });

  it('contain all changes, oldest first, with the previous value', async () => {
    await put(projects[0] ?? '', 7, 'later');

    const [head, ...rest] = await Array.fromAsync(streamChanges({ batchRows: 5 }));
    const changes = rest.flatMap((message) => message.changes);

    expect(head).toMatchObject({ total: 12, changes: [] });
    expect(changes.map(({ changedAt }) => changedAt)).toEqual(changes.map(({ changedAt }) => changedAt).sort());
    const area = changes.filter(({ fieldId, accessor }) => fieldId === ids[0] && accessor?.projectId === projects[0]);
    expect(area).toMatchObject([
      { oldValueJson: 'null', newValueJson: '0', formTitle: 'Survey', way: 'api', changedByName: 'Bo Tester' },
      { oldValueJson: '0', newValueJson: '7', answerId: area[0]?.answerId, type: 'number' },
    ]);
  });

  it('can be limited to forms, contain no other frame, and reject other services', async () => {
    const first = async (...query: Parameters<typeof streamAnswers>) =>
      (await Array.fromAsync(streamAnswers(...query)))[0];

    expect(await first({ formIds: [2] })).toMatchObject({ total: 0, forms: [] });
    expect(await first({ formIds: [1] })).toMatchObject({ total: 10 });
    expect(await first({}, aCaller())).toMatchObject({ total: 0 });
    const channels = formsClient(service.grpcPort, 'channels');
    await expect(first({}, caller, channels)).rejects.toMatchObject({ kind: 'forbidden' });
    channels.close();
  });
});
