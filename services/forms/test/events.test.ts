import {
  answerChanged,
  type DataOf,
  type Event,
  type FormsV1,
  formAnswered,
  formChanged,
  historyLineRecorded,
  PROTO_FOLDER,
  protoServices,
} from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { EventConsumer, handler, KafkaEventBus } from '@trackway/messaging';
import { createMetrics } from '@trackway/runtime';
import { aCaller, collectOnce, eventually, quietLogger, serviceClient, testServers, tokensOf } from '@trackway/testkit';
import { startTestForms } from './start-forms';

describe('events and gRPC of forms', () => {
  let service: Awaited<ReturnType<typeof startTestForms>>;

  beforeAll(async () => {
    service = await startTestForms();
  }, 60_000);
  afterAll(() => service.stop());

  it('publishes each change with the complete state, in order', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    const logger = quietLogger();
    const brokers = testServers.kafkaBrokers().split(',');
    const bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.topicPrefix, logger });
    const received: Event<DataOf<typeof formChanged>>[] = [];
    const handlers = [handler(formChanged, async (events) => collectOnce(received, events))];
    await eventually(() => bus.ensureTopics([formChanged.topic]));
    await new EventConsumer({ group: 'test', bus, handlers, logger, metrics: createMetrics('test') }).start();

    const fields = [{ label: 'Area', type: 'number' }];
    await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    await client.send('PATCH', '/api/management/forms/1', { title: 'Site survey' });
    await client.send('DELETE', '/api/management/forms/1');
    await client.send('POST', '/api/management/forms/1/restore');

    await eventually(() => expect(received).toHaveLength(4), 20_000);
    expect(received.map(({ data }) => [data.change, data.version])).toEqual([
      ['created', 1],
      ['updated', 2],
      ['deleted', 3],
      ['restored', 4],
    ]);
    expect(received[1]).toMatchObject({
      frameid: caller.frameId,
      source: 'forms',
      data: { form: { id: 1, title: 'Site survey', fields: [{ label: 'Area', type: 'number' }], deleted_at: null } },
    });
    await bus.stop();
  }, 60_000);

  it('publishes answers with their values, and entries for the history of the project', async () => {
    const caller = aCaller();
    const project = caller.id;
    service.projects.set(caller.frameId, [project]);
    const client = serviceClient(service.httpPort, caller);
    const logger = quietLogger();
    const brokers = testServers.kafkaBrokers().split(',');
    const bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.topicPrefix, logger });
    const changedEvents: Event<DataOf<typeof answerChanged>>[] = [];
    const lines: Event<DataOf<typeof historyLineRecorded>>[] = [];
    const answered: Event<DataOf<typeof formAnswered>>[] = [];
    const handlers = [
      handler(formAnswered, async (events) => collectOnce(answered, events)),
      handler(answerChanged, async (events) => collectOnce(changedEvents, events)),
      handler(historyLineRecorded, async (events) => collectOnce(lines, events)),
    ];
    await eventually(() => bus.ensureTopics([answerChanged.topic, historyLineRecorded.topic]));
    await new EventConsumer({ group: 'answers', bus, handlers, logger, metrics: createMetrics('test') }).start();

    const fields = [{ label: 'Area', type: 'number' }];
    const made = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    const { id, fields: withIds } = made.body['form'] as unknown as { id: number; fields: { id: string }[] };
    const accessor = { type: 'project_form', project_id: project };
    for (const value of [1, 2, null]) {
      const answers = [{ field_id: withIds[0]?.id, value }];
      await client.send('PUT', '/api/management/dynamic-forms-answers', { form_id: id, accessor, answers });
    }

    await eventually(() => expect([changedEvents.length, lines.length, answered.length]).toEqual([3, 3, 3]), 20_000);
    expect(answered[1]).toMatchObject({
      subject: project,
      data: {
        form_id: id,
        form_title: 'Survey',
        field_ids: [withIds[0]?.id],
        way: 'api',
        answered_by: { id: caller.id },
      },
    });
    expect(changedEvents.map(({ data }) => [data.change, data.version, data.answer.value])).toEqual([
      ['created', 1, 1],
      ['updated', 2, 2],
      ['deleted', 3, null],
    ]);
    expect(lines[1]?.data).toMatchObject({
      project_id: project,
      action: 'form.answered',
      actor: { kind: 'user', id: caller.id },
      changes: [{ field: 'Area', from: 1, to: 2 }],
      details: { form_title: 'Survey', way: 'api' },
    });
    await bus.stop();
  }, 60_000);

  it('publishes the answers of other tenants after hundreds of long answers were changed at the same time', async () => {
    const logger = quietLogger();
    const brokers = testServers.kafkaBrokers().split(',');
    const bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.topicPrefix, logger });
    const lines: Event<DataOf<typeof historyLineRecorded>>[] = [];
    const handlers = [handler(historyLineRecorded, async (events) => collectOnce(lines, events))];
    await eventually(() => bus.ensureTopics([historyLineRecorded.topic]));
    await new EventConsumer({ group: 'long', bus, handlers, logger, metrics: createMetrics('test') }).start();
    const [large, small] = [aCaller(), aCaller()];
    const answer = async (caller: typeof large, count: number, text: string) => {
      service.projects.set(caller.frameId, [caller.id]);
      const client = serviceClient(service.httpPort, caller);
      const fields = Array.from({ length: count }, (_, n) => ({ label: `Field ${n}`, type: 'short_text' }));
      const made = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
      const form = made.body['form'] as unknown as { id: number; fields: { id: string }[] };
      const accessor = { type: 'project_form', project_id: caller.id };
      for (const value of [text, `${text.slice(1)}!`]) {
        const answers = form.fields.map((field) => ({ field_id: field.id, value }));
        const put = await client.send('PUT', '/api/management/dynamic-forms-answers', {
          form_id: form.id,
          accessor,
          answers,
        });
        expect(put.status).toBe(200);
      }
    };

    await answer(large, 500, '工'.repeat(500));
    await answer(small, 1, 'short');

    const ofFrame = (caller: typeof large) => lines.filter(({ frameid }) => frameid === caller.frameId);
    await eventually(() => expect([ofFrame(large).length, ofFrame(small).length]).toEqual([2, 2]), 20_000);
    const [, second] = ofFrame(large);
    expect(second?.data.details).toMatchObject({ shortened: true });
    expect(second?.data.changes).toHaveLength(500);
    await bus.stop();
  }, 60_000);

  it('returns forms in batches, in request order, of the frame of the caller', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    for (const title of ['One', 'Two']) await client.send('POST', '/api/management/forms', { title });
    await client.send('DELETE', '/api/management/forms/1');
    const batchGet = (from: string, as = caller) => {
      const client = new GrpcClient<FormsV1.FormsServiceClient>({
        name: 'forms',
        address: `127.0.0.1:${service.grpcPort}`,
        protoFolder: PROTO_FOLDER,
        service: protoServices.forms,
        tokens: tokensOf(from),
      });
      return client
        .unary<FormsV1.BatchGetFormsRequest, FormsV1.BatchGetFormsResponseOutput>(
          (stub) => stub.batchGetForms,
          { ids: [2, 77, 1] },
          { caller: as },
        )
        .finally(() => client.close());
    };

    const { forms } = await batchGet('projects');

    expect(forms).toMatchObject([
      { id: 2, title: 'Two', deleted: false },
      { id: 1, title: 'One', deleted: true },
    ]);
    expect((await batchGet('projects', aCaller())).forms).toEqual([]);
    await expect(batchGet('gateway')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
