import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { accessorQuery, makeForm, makeProject } from './support/forms';
import { exportAll } from './support/spreadsheets';

const EUR = { currency: 'EUR' };
const fields = [
  {
    key: 'lines',
    label: 'Products',
    type: 'group',
    required: true,
    fields: [
      { key: 'name', label: 'Name', type: 'short_text', required: true },
      { key: 'quantity', label: 'Quantity', type: 'number', required: true },
      { key: 'price', label: 'Price', type: 'money', validation: EUR },
      { key: 'amount', label: 'Amount', type: 'calculated', expression: 'quantity * price', validation: EUR },
    ],
  },
  { key: 'discount', label: 'Discount', type: 'number' },
  {
    key: 'total',
    label: 'Total',
    type: 'calculated',
    expression: 'sum(lines.amount) - round(sum(lines.amount) * discount / 100)',
    validation: EUR,
  },
];

it('an order with lines passes a gate, is found by its total, exported and undone', async () => {
  const api = apiOf();
  const form = await makeForm(api, fields, 'Order');
  const [linesId = '', discountId = '', totalId = ''] = form.edges;
  const columns = (await api.get(`/forms/${form.id}`)).body.form.fields[0].fields.map(({ id }: { id: string }) => id);
  const line = (...cells: readonly unknown[]) => Object.fromEntries(cells.map((cell, index) => [columns[index], cell]));
  const steps = [{ name: 'Request' }, { name: 'Ordered', form_ids: [form.id] }];
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
  const step = funnel.steps[1].id;
  const [project, other] = [await makeProject(api, 'Desks'), await makeProject(api, 'Lamps')];
  const accessorOf = (project_id: string) => ({ type: 'project_step_form', project_id, id: step });
  const put = (of: string, answers: readonly object[]) =>
    api.send('PUT', '/dynamic-forms-answers', { form_id: form.id, accessor: accessorOf(of), answers });
  const valuesOf = async (of: string) => {
    const { answers } = (await api.get(`/dynamic-forms-answers?${accessorQuery(accessorOf(of))}`)).body;
    return Object.fromEntries(answers.map((one: { label: string; value: unknown }) => [one.label, one.value]));
  };

  // The gate requires a line, which is sent with the move.
  const inFunnel = `/funnels/${funnel.id}/projects/${project}`;
  await api.send('POST', inFunnel, {});
  const preview = (await api.send('POST', `${inFunnel}/move/preview`, { step_id: step })).body;
  expect(preview.blockers).toMatchObject([{ required_fields: [{ field_id: linesId, type: 'group' }] }]);
  const answers = [
    { field_id: linesId, value: [line('Desk', 2, 1250), line('Chair', 3, 333, 1)] },
    { field_id: discountId, value: 10 },
    { field_id: totalId, value: 1 },
  ];
  expect((await api.send('POST', `${inFunnel}/move`, { step_id: step, answers })).status).toBe(200);
  expect(await valuesOf(project)).toEqual({
    Products: [line('Desk', 2, 1250, 2500), line('Chair', 3, 333, 999)],
    Discount: 10,
    Total: 3149,
  });

  await put(other, [
    { field_id: linesId, value: [line('Lamp', 1, 5000)] },
    { field_id: discountId, value: 0 },
  ]);
  const find = async (operator: string, value: number, edge: string) => {
    const filters = [{ field: 'answer_pool', operator, value, arguments: [edge] }];
    const sorting = [{ field: 'answer_pool', direction: 'desc', arguments: [totalId] }];
    const { projects } = (await api.send('POST', '/projects/search', { filters, sorting })).body;
    return projects.map(({ name }: { name: string }) => name);
  };
  expect(await find('greater_than', 3000, totalId)).toEqual(['Lamps', 'Desks']);
  expect(await find('less_than', 3150, totalId)).toEqual(['Desks']);
  expect(await find('equals', 2, linesId)).toEqual(['Desks']);

  const file = await exportAll(api, 'form_answer', { format: 'csv', columns: ['form_answer.project_name'] });
  expect(new TextDecoder().decode(file)).toContain(
    'Desks,"1. Name: Desk; Quantity: 2; Price: 12.50 EUR; Amount: 25.00 EUR\n2. Name: Chair; Quantity: 3; Price: 3.33 EUR; Amount: 9.99 EUR",10,3149',
  );

  const changed = await put(project, [{ field_id: discountId, value: 50 }]);
  expect(await valuesOf(project)).toMatchObject({ Discount: 50, Total: 1749 });
  const { undo } = (await api.send('POST', `/causes/${changed.headers.get('x-request-id')}/undo`, {})).body;
  expect(undo).toMatchObject({ total_steps: 1 });
  await eventually(async () => expect(await valuesOf(project)).toMatchObject({ Discount: 10, Total: 3149 }), 30_000);
});
