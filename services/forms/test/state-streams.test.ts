import { randomUUID } from 'node:crypto';
import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { aCaller, serviceClient } from '@trackway/testkit';
import { formsClient } from './forms-client';
import { sharedForms } from './start-forms';

describe('streams for read models', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let projects: GrpcClient<FormsV1.FormsServiceClient>;

  beforeAll(async () => {
    service = await sharedForms();
    projects = formsClient(service.grpcPort, 'projects');
  }, 60_000);
  afterAll(async () => {
    projects.close();
    await service.stop();
  });

  async function aSurvey() {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    const project = randomUUID();
    service.projects.set(caller.frameId, [project]);
    const fields = [
      { label: 'Area', type: 'number' },
      { label: 'Notes', type: 'short_text' },
      { label: 'Signed', type: 'signature' },
    ];
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    const [area, notes, signed] = body.form.fields.map(({ id }: { id: string }) => id) as [string, string, string];
    const put = (field: string, value: unknown) =>
      client.send('PUT', '/api/management/dynamic-forms-answers', {
        form_id: 1,
        accessor: { type: 'project_form', project_id: project },
        answers: [{ field_id: field, value }],
      });
    return { caller, client, project, area, notes, signed, put };
  }

  it('contain forms with current and removed fields, each in its newest version', async () => {
    const { caller, client, area, notes, signed } = await aSurvey();
    const renamed = { id: notes, label: 'Remarks', type: 'short_text' };
    await client.send('PATCH', '/api/management/forms/1', { fields: [renamed] });
    await client.send('DELETE', '/api/management/forms/1');

    const stream = projects.serverStream<FormsV1.StreamFormsRequest, FormsV1.StreamFormsResponseOutput>(
      (stub) => stub.streamForms,
      {},
      { caller },
    );
    const forms = (await Array.fromAsync(stream)).flatMap((message) => message.forms);

    expect(forms).toMatchObject([{ id: 1, title: 'Survey', version: 3, deleted: true }]);
    expect(forms[0]?.deletedAt).toMatch(/^\d{4}-.*Z$/);
    expect(new Map(forms[0]?.fields.map(({ id, label, version }) => [id, { label, version }]))).toEqual(
      new Map([
        [notes, { label: 'Remarks', version: 3 }],
        [area, { label: 'Area', version: 1 }],
        [signed, { label: 'Signed', version: 1 }],
      ]),
    );
  });

  it('contain answers with versions and searchable values, cleared ones with null', async () => {
    const { caller, area, notes, signed, put } = await aSurvey();
    await put(area, 4.5);
    await put(area, null);
    await put(notes, 'high');
    await put(notes, 'low');
    await put(signed, 'data:image/png;base64,iVBORw0KGgo=');

    const stream = projects.serverStream<FormsV1.StreamAnswersRequest, FormsV1.StreamAnswersResponseOutput>(
      (stub) => stub.streamAnswers,
      { batchRows: 2 },
      { caller },
    );
    const messages = await Array.fromAsync(stream);
    const answers = messages.flatMap((message) => message.answers);

    expect(messages.map((message) => message.answers.length)).toEqual([2, 1]);
    expect(answers.map(({ id }) => id)).toEqual(answers.map(({ id }) => id).sort());
    expect(new Map(answers.map(({ fieldId, valueJson, version }) => [fieldId, { valueJson, version }]))).toEqual(
      new Map([
        [area, { valueJson: 'null', version: 2 }],
        [notes, { valueJson: '"low"', version: 2 }],
        [signed, { valueJson: 'true', version: 1 }],
      ]),
    );
  });

  it('are available to the projects service only', async () => {
    const otherTenant = formsClient(service.grpcPort, 'spreadsheets');
    const stream = otherTenant.serverStream<FormsV1.StreamFormsRequest, FormsV1.StreamFormsResponseOutput>(
      (stub) => stub.streamForms,
      {},
      { caller: aCaller() },
    );

    await expect(Array.fromAsync(stream)).rejects.toMatchObject({ kind: 'forbidden' });
    otherTenant.close();
  });
});
