import { cellKinds } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { ImportJob, RowBatch, RowOutcome } from '../src/imports/import-row';
import { sharedForms } from './start-forms';

type Service = Awaited<ReturnType<typeof sharedForms>>;
type SheetRow = Readonly<Record<string, string>>;

function batchOf(rows: readonly SheetRow[], first = 2): RowBatch {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => ({
    key,
    values: rows.map((row) => row[key] ?? ''),
    kinds: Uint8Array.from(rows.map((row) => (row[key] ? cellKinds.text : cellKinds.empty))),
  }));
  return { number: 0, rowNumbers: rows.map((_, index) => first + index), columns };
}

describe('imported answers on a real server', () => {
  let service: Service;
  let client: ServiceClient;
  let caller: ReturnType<typeof aCaller>;
  let form: { id: number; fields: { id: string }[] };
  let projects: string[];

  beforeAll(async () => {
    service = await sharedForms();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    projects = Array.from({ length: 250 }, () => newId());
    service.projects.set(caller.frameId, projects);
    const fields = [
      { label: 'Area', type: 'number', validation: { min: 0 } },
      { label: 'Notes', type: 'long_text' },
    ];
    form = (await client.send('POST', '/api/management/forms', { title: 'Survey', fields })).body[
      'form'
    ] as typeof form;
  });

  const rowOf = (index: number, area: string | number): SheetRow => ({
    'form_answer.project': projects[index] ?? '',
    [`form_answer.${form.fields[0]?.id}`]: String(area),
  });

  async function apply(job: Partial<ImportJob>, ...batches: RowBatch[]): Promise<RowOutcome[]> {
    const usual: ImportJob = { operationId: newId(), attempt: 1, formId: form.id, mode: 'create', dryRun: false };
    async function* sent() {
      yield* batches;
    }
    const outcomes: RowOutcome[] = [];
    const { applyRows } = service.application.imports;
    for await (const batch of applyRows(caller, { ...usual, ...job }, sent())) outcomes.push(...batch.outcomes);
    return outcomes;
  }

  async function areas(...indexes: number[]): Promise<unknown[]> {
    const found = indexes.map(async (index) => {
      const query = `accessor[type]=project_form&accessor[project_id]=${projects[index]}`;
      const { body } = await client.send('GET', `/api/management/dynamic-forms-answers?${query}`);
      return (body['answers'] as { value: unknown }[])[0]?.value;
    });
    return Promise.all(found);
  }

  async function rollBack(operationId: string) {
    const results = [];
    for await (const result of service.application.imports.rollbackRows(caller, operationId)) results.push(result);
    return results;
  }

  it('are applied once per row, also by two workers at once and after a kill in the middle', async () => {
    const operationId = newId();
    const rows = projects.map((_, index) => rowOf(index, index));
    const batch = batchOf(rows);
    const killed = service.application.imports.applyRows(
      caller,
      { operationId, attempt: 1, formId: form.id, mode: 'create', dryRun: false },
      (async function* () {
        yield batchOf(rows.slice(0, 120));
        yield batchOf(rows.slice(120), 122);
      })(),
    );
    await killed.next();
    await killed.return(undefined);

    const [one, other] = await Promise.all([apply({ operationId }, batch), apply({ operationId }, batch)]);

    expect(one).toEqual(other);
    expect(one.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'created'));
    expect(await areas(0, 119, 249)).toEqual([0, 119, 249]);
    const query = `accessor[type]=project_form&accessor[project_id]=${projects[119]}`;
    const { body } = await client.send('GET', `/api/management/dynamic-forms-answers/history?${query}`);
    expect(body).toMatchObject({ meta: { total: 1 }, changes: [{ way: 'import', old_value: null, new_value: 119 }] });
  }, 60_000);

  it('conflict with requests at the same time and lose nothing', async () => {
    const put = (area: number) =>
      client.send('PUT', '/api/management/dynamic-forms-answers', {
        form_id: form.id,
        accessor: { type: 'project_form', project_id: projects[0] },
        answers: [{ field_id: form.fields[1]?.id, value: `Note ${area}` }],
      });
    const rows = [1, 2, 3, 4, 5].map((area) => rowOf(0, area));

    await Promise.all([apply({ mode: 'upsert' }, batchOf(rows)), put(1), put(2), put(3)]);

    const query = `accessor[type]=project_form&accessor[project_id]=${projects[0]}`;
    const { body } = await client.send('GET', `/api/management/dynamic-forms-answers?${query}`);
    expect(body['answers']).toHaveLength(2);
    expect(body['answers']).toEqual(expect.arrayContaining([expect.objectContaining({ value: 5 })]));
  });

  it('are not answers of another tenant', async () => {
    const own = caller;
    caller = aCaller();
    service.projects.set(caller.frameId, []);
    await expect(apply({}, batchOf([rowOf(0, 1)]))).rejects.toMatchObject({ code: 'form_model_not_found' });
    caller = own;
    expect(await areas(0)).toEqual([undefined]);
  });

  it('are rolled back after an interruption, with the same results', async () => {
    await apply({}, batchOf([rowOf(0, 1)]));
    const operationId = newId();
    const rows = Array.from({ length: 120 }, (_, index) => rowOf(index, 7));
    const outcomes = await apply({ operationId, mode: 'upsert' }, batchOf(rows));
    expect(outcomes.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['updated', 'created']);
    await apply({ mode: 'update' }, batchOf([rowOf(5, 9)]));

    const interrupted = service.application.imports.rollbackRows(caller, operationId);
    await interrupted.next();
    await interrupted.return(undefined);
    const results = await rollBack(operationId);

    const sum = (name: 'restored' | 'removed') => results.reduce((total, result) => total + result[name], 0);
    expect([sum('restored'), sum('removed')]).toEqual([1, 118]);
    expect(results.flatMap(({ retained }) => retained)).toMatchObject([{ row: 7, reason: 'changed_since' }]);
    expect(await rollBack(operationId)).toEqual(results);
    expect(await areas(0, 1, 5, 119)).toEqual([1, undefined, 9, undefined]);
    await expect(apply({ operationId }, batchOf([rowOf(9, 1)], 900))).rejects.toMatchObject({ code: 'conflict' });
  }, 60_000);
});
