import type { Page } from 'playwright-core';
import { apiOf } from '../support/api';
import { consoleBrowser, fitsWidth, INPUTS, useToken, violationsOf } from '../support/console';

jest.setTimeout(120_000);

/** An action of the editor, by its path. */
function actionAt(page: Page, path: string) {
  return page.getByRole('group', { name: `Action ${path}`, exact: true });
}

describe('the rule editor', () => {
  const { open } = consoleBrowser();

  it('creates a rule with groups, a wait, branches, a loop and a test case, and keeps the input over a reload', async () => {
    const { page, api, errors } = await open('/rules/new', apiOf(), { width: 390, theme: 'dark' });
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const create = page.getByRole('button', { name: 'Create rule' });

    await page.getByLabel('Name', { exact: true }).fill('Follow up');
    await region('When').getByLabel('Starts when').selectOption('entered');
    await region('Only if').getByRole('button', { name: 'Add condition' }).click();
    await region('Only if').getByLabel('Operator').selectOption('greater_than');
    await region('Only if').getByLabel('Value').fill('10');
    await region('Only if').getByRole('button', { name: 'Add “or” group' }).click();
    const second = page.getByRole('group', { name: 'Group 2: all of these' });
    await second.getByLabel('Field').selectOption('status');
    await second.getByLabel('Value').selectOption({ label: 'paused' });
    await actionAt(page, '0').getByLabel('Action', { exact: true }).selectOption('wait');
    await actionAt(page, '0').getByLabel('Wait', { exact: true }).selectOption('event');
    await actionAt(page, '0').getByLabel('Name of the result').fill('reply');
    await region('Then').getByRole('button', { name: 'Add action' }).click();
    await actionAt(page, '1').getByLabel('Action', { exact: true }).selectOption('if');
    await actionAt(page, '1').getByRole('button', { name: 'Compare a variable' }).click();
    await actionAt(page, '1').getByLabel('Variable').fill('reply.ended_by');
    await actionAt(page, '1').getByLabel('Value', { exact: true }).fill('timeout');
    await actionAt(page, '1.then.0').getByLabel('Field').selectOption('description');
    await actionAt(page, '1.then.0').getByLabel('Value', { exact: true }).fill('No decision on ');
    await actionAt(page, '1.then.0').getByRole('button', { name: 'Insert variable: Value' }).click();
    await page.getByRole('menuitem', { name: 'project.name' }).click();
    await page.getByRole('button', { name: 'Add else' }).click();
    await actionAt(page, '1.else.0').getByLabel('Action', { exact: true }).selectOption('for_each');
    const inner = actionAt(page, '1.else.0.actions.0');
    await inner.getByLabel('Field').selectOption('impact');
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);

    await create.click();
    await inner.getByText('This field is required.').waitFor();
    await page.reload();
    await useToken(page, api.token);
    await page.getByText('Your earlier input is shown. It is not saved yet.').waitFor();
    await inner.getByLabel('Value', { exact: true }).fill('5');
    await region('Test cases').getByRole('button', { name: 'Add test case' }).click();
    await region('Test cases').getByLabel('Name').fill('Small');
    await region('Test cases').getByRole('button', { name: 'Add value' }).click();
    await region('Test cases').getByLabel('Value', { exact: true }).fill('0.10');
    await create.click();
    await region('Test cases').getByRole('alert').getByText('Expected to fire.').waitFor();
    await region('Test cases').getByLabel('The rule is expected to').selectOption('skips');
    await create.click();
    await page.getByText('The rule was created.').waitFor();

    const { automations } = (await api.get('/automations')).body;
    expect(automations).toMatchObject([
      {
        trigger: { type: 'entered' },
        conditions: [
          { field: 'budget', operator: 'greater_than', value: 1_000 },
          { field: 'status', operator: 'equals', value: 4, logical_operator: 'or' },
        ],
        actions: [
          { type: 'wait', name: 'reply', event: { type: 'left' }, timeout: 259_200 },
          {
            conditions: [{ variable: 'reply.ended_by', operator: 'equals', value: 'timeout' }],
            // biome-ignore lint/suspicious/noThenProperty: The API names the actions of a branch so.
            then: [{ field: 'description', value: 'No decision on {{project.name}}' }],
            else: [{ over: 'children', actions: [{ field: 'impact', value: 5 }] }],
          },
        ],
        tests: [{ name: 'Small', project: { budget: 10 }, expect: { fires: false } }],
      },
    ]);
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)(
    'changes, reorders and deletes a rule of a step, and shows a change by another user, by %s',
    async (input) => {
      const api = apiOf();
      const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Offer' }] })).body;
      const assistants = `/steps/${funnel.steps[0].id}/assistants`;
      const { step_assistant: rule } = (
        await api.send('POST', assistants, {
          name: 'Welcome',
          trigger: { type: 'entered' },
          actions: [
            { type: 'set_field', field: 'impact', value: 1 },
            { type: 'wait', for: 60 },
          ],
        })
      ).body;
      const { page, errors } = await open(`/rules/${rule.id}?step=${funnel.steps[0].id}`, api, { input });

      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Move action 1 up' }).click();
      await page.getByRole('button', { name: 'Move action 0 down' }).and(page.locator(':focus')).waitFor();
      await api.send('PATCH', `${assistants}/${rule.id}`, { description: 'Changed elsewhere' });
      await page.getByLabel('Name', { exact: true }).fill('Welcome again');
      await page.keyboard.press('Enter');
      const conflict = page.getByRole('dialog', { name: 'It was changed in the meantime' });
      await conflict.getByRole('row', { name: /Description.*Changed elsewhere/ }).waitFor();
      await conflict.getByRole('button', { name: 'Save my changes' }).click();
      await page.getByRole('heading', { name: 'Welcome again', level: 1 }).waitFor();
      expect((await api.get(`${assistants}/${rule.id}`)).body.step_assistant).toMatchObject({
        description: 'Changed elsewhere',
        actions: [{ type: 'wait' }, { type: 'set_field' }],
      });

      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('The rule was deleted.').waitFor();
      expect((await api.get(assistants)).body.step_assistants).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});
