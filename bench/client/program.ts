import { createClient, type Project, TrackwayError } from '@trackway/client';

interface Summary {
  readonly name: string;
  readonly budget: number;
  readonly late: boolean;
}

/** A program of the size that users begin with: it reads, searches, changes, imports and handles errors. */
export async function main(baseUrl: string, token: string, workbook: Blob): Promise<readonly Summary[]> {
  const client = createClient({ baseUrl, token });

  const customer = await client.customers.create({ name: 'Acme' });
  const roof = await client.projects.create({ name: 'Roof', budget: 120_000, customer_id: customer.id });
  const funnel = await client.funnels.create({ name: 'Sales', steps: [{ name: 'Lead' }, { name: 'Offer' }] });
  const offer = await client.funnels.steps.create(funnel.id, { name: 'Won' });
  await client.funnels.projects.enter(funnel.id, roof.id);
  await client.funnels.projects.move(funnel.id, roof.id, { step_id: offer.id });

  const { id } = await client.spreadsheets.import('project', workbook, { mode: 'upsert', matchBy: 'code' });
  const operation = await client.spreadsheets.wait(id);
  for await (const { row, column, message } of client.spreadsheets.errors(operation.id)) {
    report(`Row ${row}, ${column ?? 'all columns'}: ${message}`);
  }

  const found = client.projects.search({
    filters: [{ field: 'budget', operator: 'greater_than', value: 50_000 }],
    sorting: [{ field: 'budget', direction: 'desc' }],
  });
  const summaries: Summary[] = [];
  for await (const project of found) summaries.push(summary(project));
  await rename(client, roof);
  return summaries;
}

async function rename(client: ReturnType<typeof createClient>, { id, name }: Project): Promise<void> {
  try {
    await client.projects.update(id, { name: `${name} 2` }, { ifMatch: '"1"' });
    const { history, meta } = await client.call('get', '/api/management/projects/{project}/history', {
      path: { project: id },
    });
    report(`${history.length} of ${meta.total}`);
  } catch (error) {
    if (!(error instanceof TrackwayError)) throw error;
    report(`${error.code} ${error.requestId ?? ''}`);
  }
}

function summary({ name, budget, updated_at: updatedAt }: Project): Summary {
  return { name, budget, late: updatedAt < '2026-01-01' };
}

function report(text: string): void {
  console.log(text);
}
