import { randomUUID } from 'node:crypto';
import { answersCommitted, type FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { createConnection } from 'mongoose';
import { formsClient } from './forms-client';
import { startTestForms } from './start-forms';

type Service = Awaited<ReturnType<typeof startTestForms>>;

const ANSWERS = '/api/management/dynamic-forms-answers';
const fields = [
  { label: 'Area', type: 'number', required: true, validation: { min: 0 } },
  { label: 'Notes', type: 'short_text' },
];

describe('staged answers of a move', () => {
  let service: Service;
  let funnels: GrpcClient<FormsV1.FormsServiceClient>;
  let caller: Caller;
  let client: ServiceClient;
  let project: string;
  let step: string;
  let stage: string;
  let ids: string[];

  beforeAll(async () => {
    service = await startTestForms();
    funnels = formsClient(service.grpcPort, 'funnels');
  }, 60_000);
  afterAll(async () => {
    funnels.close();
    await service.stop();
  });
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    [project, step, stage] = [randomUUID(), randomUUID(), randomUUID()];
    service.projects.set(caller.frameId, [project]);
    service.funnels.isUnavailable = false;
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    ids = body.form.fields.map(({ id }: { id: string }) => id);
  });

  const accessor = () => ({ type: 'project_step_form', projectId: project, id: step });

  function put(values: Record<number, unknown>, stageId = stage, as = caller) {
    const answers = Object.entries(values).map(([index, value]) => ({
      fieldId: ids[Number(index)] ?? randomUUID(),
      valueJson: JSON.stringify(value),
    }));
    return funnels.unary<FormsV1.StageAnswersRequest, FormsV1.StageAnswersResponseOutput>(
      (stub) => stub.stageAnswers,
      { stageId, accessor: accessor(), answers },
      { caller: as },
    );
  }

  function commit(stageId = stage) {
    return funnels.unary<FormsV1.CommitStagedRequest, FormsV1.CommitStagedResponseOutput>(
      (stub) => stub.commitStaged,
      { stageId },
      { caller },
    );
  }

  function drop(stageId = stage) {
    return funnels.unary<FormsV1.DropStagedRequest, FormsV1.DropStagedResponseOutput>(
      (stub) => stub.dropStaged,
      { stageId },
      { caller },
    );
  }

  async function missing(request: Partial<FormsV1.MissingRequiredRequest> = {}): Promise<string[]> {
    const { forms } = await funnels.unary<FormsV1.MissingRequiredRequest, FormsV1.MissingRequiredResponseOutput>(
      (stub) => stub.missingRequired,
      { formIds: [1], accessor: accessor(), ...request },
      { caller },
    );
    return forms.flatMap((form) => form.fields.map(({ label }) => label));
  }

  async function read(): Promise<unknown[]> {
    const query = `accessor[type]=project_step_form&accessor[project_id]=${project}&accessor[id]=${step}`;
    const { body } = await client.send('GET', `${ANSWERS}?${query}`);
    return body.answers.map(({ value }: { value: unknown }) => value);
  }

  async function history(): Promise<{ way: string; new_value: unknown }[]> {
    const query = `accessor[type]=project_step_form&accessor[project_id]=${project}&accessor[id]=${step}`;
    return (await client.send('GET', `${ANSWERS}/history?${query}`)).body.changes;
  }

  it('are invisible until they are committed, and are committed once', async () => {
    const { expiresAt } = await put({ 0: 5, 1: 'high' });
    expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(await read()).toEqual([]);
    expect(await missing()).toEqual(['Area']);

    await Promise.all([commit(), commit(), commit()]);
    await commit();

    expect(await read()).toEqual([5, 'high']);
    expect(await history()).toMatchObject([{ way: 'move', changed_by: { id: caller.id } }, { way: 'move' }]);
  });

  it('count as given in a query of missing fields with their stage', async () => {
    await put({ 0: 5 });

    expect(await missing({ stageId: stage })).toEqual([]);
    expect(await missing({ stageId: stage, fieldIds: [ids[1] ?? ''] })).toEqual(['Notes']);
    expect(await missing({ formIds: [], fieldIds: [ids[1] ?? ''] })).toEqual(['Notes']);
  });

  it('are not changed by a repeated request with the same id', async () => {
    await Promise.all([put({ 0: 5 }), put({ 0: 5 })]);
    await put({ 0: 6 });
    await commit();

    expect(await read()).toEqual([5]);
  });

  it('are deleted when dropped, unless they are committed', async () => {
    await put({ 0: 5 });
    await drop();
    await drop();
    await expect(commit()).rejects.toMatchObject({ kind: 'not_found' });

    await put({ 0: 6 });
    await commit();
    await drop();

    expect(await read()).toEqual([6]);
  });

  it('are validated like other answers, with their position in the request', async () => {
    await expect(put({ 0: -1, 7: 'x' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(put({ 1: 'fine', 0: 'five' })).rejects.toMatchObject({
      details: { validation: { 'answers.0.value': [expect.stringContaining('Area')] } },
    });
    await expect(put({ 7: 'x' })).rejects.toMatchObject({
      details: { validation: { 'answers.0.field_id': ['No form has a field with this id.'] } },
    });
    await expect(put({ 0: 5 }, stage, aCaller())).rejects.toMatchObject({ kind: 'invalid' });
    await expect(put({ 0: 5 }, 'no uuid')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are visible after their move, before they are committed', async () => {
    await put({ 0: 5 });
    service.funnels.moved.add(stage);

    expect(await read()).toEqual([5]);
    expect(await missing()).toEqual([]);
  });

  it('do not block readers if the funnels service is unavailable', async () => {
    await put({ 0: 5 });
    service.funnels.moved.add(stage);
    service.funnels.isUnavailable = true;

    expect(await read()).toEqual([]);

    service.funnels.isUnavailable = false;
    expect(await read()).toEqual([5]);
  });

  it('cause no call for readers if none are pending', async () => {
    const before = service.funnels.calls;

    await read();

    expect(service.funnels.calls).toBe(before);
  });

  it('are committed before a later answer is written', async () => {
    await put({ 0: 5 });
    service.funnels.moved.add(stage);

    service.funnels.places.set(project, [{ id: randomUUID(), stepId: step, laterStepId: randomUUID() }]);
    const answers = [{ field_id: ids[0], value: 6 }];
    const at = { type: 'project_step_form', project_id: project, id: step };
    await client.send('PUT', ANSWERS, { form_id: 1, accessor: at, answers });
    await commit();

    expect(await read()).toEqual([6]);
  });

  it('never replace an answer that was written after they were staged', async () => {
    await put({ 0: 5, 1: 'high' });
    service.funnels.moved.add(stage);
    service.funnels.isUnavailable = true;
    service.funnels.places.set(project, [{ id: randomUUID(), stepId: step, laterStepId: randomUUID() }]);
    const at = { type: 'project_step_form', project_id: project, id: step };
    const answers = [{ field_id: ids[0], value: 6 }];
    expect(await client.send('PUT', ANSWERS, { form_id: 1, accessor: at, answers })).toMatchObject({ status: 200 });

    service.funnels.isUnavailable = false;
    await commit();

    expect(await read()).toEqual([6, 'high']);
    expect(await history()).toMatchObject([{ new_value: 'high' }, { new_value: 6 }]);
  });

  it('are committed by the event of the move, also if it is delivered twice', async () => {
    await put({ 0: 5 });
    const brokers = testServers.kafkaBrokers().split(',');
    const bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.topicPrefix, logger: quietLogger() });
    await eventually(() => bus.ensureTopics([answersCommitted.topic]));
    const data = { stage_id: stage, assignment_id: randomUUID(), project_id: project };
    const key = data.assignment_id;
    const event = makeEvent(answersCommitted, { source: 'funnels', frameId: caller.frameId, key, data });
    const gone = makeEvent(answersCommitted, {
      source: 'funnels',
      frameId: caller.frameId,
      key,
      data: { ...data, stage_id: randomUUID() },
    });

    await bus.publish(
      [gone, event, event].map((one) => ({ topic: answersCommitted.topic, key, value: JSON.stringify(one) })),
    );

    await eventually(async () => expect(await read()).toEqual([5]), 20_000);
    expect(await history()).toHaveLength(1);
    await bus.stop();
  }, 40_000);

  it('omit removed fields if the form has changed', async () => {
    await put({ 0: 5, 1: 'high' });
    const { body } = await client.send('GET', '/api/management/forms/1');
    const [, notes] = body.form.fields;
    await client.send('PATCH', '/api/management/forms/1', {
      fields: [{ id: notes.id, label: 'Remarks', type: 'short_text' }],
    });

    await commit();

    expect(await read()).toEqual(['high']);
  });

  it('are resolved after their lifetime, and not dropped while the funnels service is unavailable', async () => {
    const [created, never, undecided] = [randomUUID(), randomUUID(), randomUUID()];
    const swept = await startTestForms();
    const connection = await createConnection(swept.database.url).asPromise();
    const stages = connection.collection('staged_answers');
    const old = { frame_id: caller.frameId, accessor_type: 'project_form', project_id: project, accessor_id: null };
    const staged_by = { kind: 'user', id: caller.id, name: null };
    const life = { answers: [], staged_by, committed_at: null };
    const aged = (id: string, minutes: number) => ({
      ...old,
      ...life,
      _id: `${caller.frameId}:${id}` as never,
      stage_id: id,
      created_at: new Date(Date.now() - minutes * 60_000),
    });
    swept.funnels.isUnavailable = true;
    swept.funnels.moved.add(created);
    await stages.insertMany([aged(created, 17), aged(never, 17), aged(undecided, 14)]);

    const { expireStages } = swept.application.staging;
    // The error depends on how far the call got.
    await expect(expireStages()).rejects.toMatchObject({ kind: expect.stringMatching(/^(unavailable|timeout)$/) });
    expect(await stages.countDocuments()).toBe(3);

    swept.funnels.isUnavailable = false;
    await expireStages();

    const left = await stages.find().sort({ created_at: 1 }).toArray();
    expect(left.map(({ stage_id, committed_at }) => [stage_id, committed_at !== null])).toEqual([
      [created, true],
      [undecided, false],
    ]);
    await connection.close();
    await swept.stop();
  }, 60_000);
});
