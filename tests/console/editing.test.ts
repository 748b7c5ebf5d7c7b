import type { Page } from 'playwright-core';
import { consoleBrowser, showScreen, violationsOf } from '../support/console';

jest.setTimeout(120_000);

/** Works with the keyboard alone: a control gets the focus, then keys. */
function keyboardOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    press: async (name: string, within: Pick<Page, 'getByRole'> = page) => {
      await within.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    },
    follow: async (name: string) => {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    },
    type: async (label: string, text: string) => {
      await dialog.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    check: async (label: string) => {
      await dialog.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('Space');
    },
    /** Opens the menu of further actions and chooses its last item. */
    deleteByMenu: async () => {
      await page.getByRole('button', { name: 'More actions' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Delete', exact: true }).focus();
      await page.keyboard.press('Enter');
    },
  };
}

describe('the forms of the console', () => {
  const { open } = consoleBrowser();

  it('create, change and delete a webhook by keyboard alone, and show errors beside their fields', async () => {
    const { page, api, errors } = await open('/deliveries');
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { dialog, press, follow, type, check, deleteByMenu } = keyboardOf(page);

    await press('New webhook');
    await type('Name', 'ERP');
    await type('URL', 'https://example.org/hook');
    await check('All');
    await check('funnel.moved');
    await press('Add project');
    await dialog.getByRole('combobox', { name: 'Project', exact: true }).focus();
    await page.keyboard.type('Roof');
    await dialog.getByRole('option', { name: /Roof/ }).waitFor();
    await page.keyboard.press('Enter');
    await press('Add filter');
    await type('Field', 'step');
    await type('Value', 'Won');
    await press('Add header');
    await type('Name of the header', 'host');
    await type('Value of host', 'Bearer 3f1c');
    await press('Create');
    await dialog.getByText('Must be type, subject, source or a member of data').last().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await type('Field', 'data.details.step.name');
    await type('Name of the header', 'authorization');
    await press('Create');
    expect(await dialog.getByRole('region', { name: 'Secret' }).textContent()).toMatch(/^whsec_/);
    await page.keyboard.press('Escape');

    await follow('ERP');
    await press('Edit');
    await type('Name', 'ERP of 2026');
    await press('Remove header authorization');
    await press('Save');
    await page.getByRole('heading', { name: 'ERP of 2026', level: 1 }).waitFor();
    expect((await api.get('/webhooks')).body.webhooks).toMatchObject([
      {
        kinds: ['funnel.moved'],
        project_ids: [project.id],
        filters: [{ field: 'data.details.step.name', operator: 'equals', value: 'Won' }],
        header_names: [],
      },
    ]);
    await deleteByMenu();
    await page.getByText('The webhook was deleted.').waitFor();
    expect((await api.get('/webhooks')).body.webhooks).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('create a channel with a command for its connector, and an agent with its budget', async () => {
    const { page, api, errors } = await open('/deliveries?tab=channels');
    const { dialog, press, type, check, deleteByMenu } = keyboardOf(page);

    await press('New channel');
    await type('Name', 'Support');
    await type('Kind', 'E-mail');
    await press('Create');
    await dialog.getByText('Must begin with a letter').last().waitFor();
    await type('Kind', 'email');
    await press('Create');
    await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
    const { channels } = (await api.get('/channels')).body;
    const command = page.getByRole('region', { name: 'curl' });
    expect(await command.textContent()).toContain(`/inbound/${channels[0].external_ref}' \\`);
    await api.send('POST', `/channels/${channels[0].id}/secret`, {});
    await command.getByText('webhook-signature: v1,$signature').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await deleteByMenu();
    await page.getByText('The channel was deleted.').waitFor();

    await showScreen(page, '/agents?tab=agents', 'Agents');
    await press('New agent');
    await type('Name', 'Triage');
    await type('Instructions', 'Help.');
    await check('move_project');
    await type('Maximum steps', '0');
    await press('Create');
    await dialog.getByText('Must be 1 or more.').last().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await type('Maximum steps', '5');
    await type('Tokens per day', '9000');
    await press('Create');
    await press('Edit');
    await type('Model', 'echo-2');
    await press('Save');
    await page.getByText('echo / echo-2').first().waitFor();
    expect((await api.get('/ai/agents')).body.ai_agents).toMatchObject([
      {
        model: 'echo-2',
        version: 2,
        needs_approval: true,
        tools: ['read_project', 'search_projects', 'read_funnels', 'read_answers', 'move_project'],
        limits: { max_steps: 5, max_tokens: 50_000, max_seconds: 300, daily_tokens: 9_000 },
      },
    ]);
    await press('Delete');
    await press('Delete', dialog);
    await page.getByText('The agent was deleted.').waitFor();
    expect(errors).toEqual([]);
  });
});
