import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, showScreen, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';
import { submitIntake } from '../support/intake';
import { system } from '../support/system';

jest.setTimeout(120_000);

describe('the forms of the console', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)(
    'create, change, delete and restore a webhook, and show errors beside their fields, by %s',
    async (input) => {
      const { page, api, errors } = await open('/deliveries', apiOf(), { input });
      const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
      const { dialog, press, follow, type, check, choose, deleteByMenu } = controlsOf(page);

      await press('New webhook');
      await type('Name', 'ERP');
      await type('URL', 'https://example.org/hook');
      await check('All');
      await check('funnel.moved');
      await press('Add project');
      await choose('Project', 'Roof');
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
      await showScreen(page, '/deleted?kind=webhooks', 'Deleted');
      await press('Restore ERP of 2026');
      await page.getByText('“ERP of 2026” was restored.').waitFor();
      await page.getByRole('heading', { name: 'Nothing of this kind is deleted' }).waitFor();
      expect((await api.get('/webhooks')).body.webhooks).toMatchObject([{ name: 'ERP of 2026' }]);
      expect(errors).toEqual([]);
    },
  );

  it('create a channel with a command for its connector, and an agent with its budget', async () => {
    const { page, api, errors } = await open('/deliveries?tab=channels');
    const { dialog, press, type, check, deleteByMenu } = controlsOf(page);

    await press('New channel');
    await type('Name', 'Support');
    await type('Kind', 'E-mail');
    await press('Create');
    await dialog.getByText('Must begin with a letter').last().waitFor();
    await type('Kind', 'email');
    await type('Reference', `support-${api.identity.frameId}`);
    await check('Answers of AI agents count as replies');
    await type('Other settings (JSON)', '{"folder": ');
    await dialog.getByText('Must be a JSON object').waitFor();
    await type('Other settings (JSON)', '{"folder": "Support"}');
    expect(await violationsOf(page)).toEqual([]);
    await press('Create');
    await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
    const { channels } = (await api.get('/channels')).body;
    expect(channels).toMatchObject([
      {
        external_ref: `support-${api.identity.frameId}`,
        settings: { agent_replies_count: true, folder: 'Support' },
      },
    ]);
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
    await press('Undo: The agent was deleted.');
    await page.getByText('Restored.').waitFor();
    expect((await api.get('/ai/agents')).body.ai_agents).toMatchObject([{ name: 'Triage' }]);
    expect(errors).toEqual([]);
  });

  it('create an intake link, list its submissions with projects and duplicates, and detect concurrent changes', async () => {
    const { page, api, errors } = await open('/intake');
    const fields = [
      { key: 'subject', label: 'Subject', type: 'short_text', required: true },
      { key: 'email', label: 'E-mail', type: 'email' },
    ];
    const { form } = (await api.send('POST', '/forms', { title: 'Quote', fields })).body;
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'First' }] })).body;
    const { dialog, press, follow, type, check } = controlsOf(page);
    const choose = async (label: string, name: string) => {
      await dialog.getByRole('combobox', { name: label, exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await dialog.getByRole('option', { name }).waitFor();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('heading', { name: 'No intake links yet' }).waitFor();

    await press('New intake link');
    await type('Name', 'Quotes');
    await choose('Form', 'Quote');
    await choose('Funnel', 'Sales');
    await dialog.getByRole('combobox', { name: 'Field with the name of the project' }).focus();
    await page.keyboard.type('Subject');
    await dialog.getByRole('combobox', { name: 'Field with the e-mail' }).focus();
    await page.keyboard.type('E-mail');
    await type('Maximum number of projects a day (UTC)', '5');
    await type('Difficulty of the proof of work', '40');
    await check('The step of the project');
    await check('Own list of pages that may embed the form, instead of the setting of the form');
    await type('Origins that may embed the form', 'https://example.org');
    await press('Create');
    await dialog.getByText('Must be 22 or less.').last().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await type('Difficulty of the proof of work', '8');
    await press('Create');
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    const [link] = (await api.get('/dynamic-forms/intake-links')).body.intake_links;
    const [subject, email] = form.fields.map(({ id }: { id: string }) => id);
    expect(link).toMatchObject({
      form_id: form.id,
      funnel_id: funnel.id,
      fields: { project_name: subject, contact_name: null, email, phone: null },
      quota_per_day: 5,
      quota_total: null,
      proof_difficulty: 8,
      duplicate_window_hours: 24,
      status_shows: ['step', 'closed'],
      embed_origins: ['https://example.org'],
      state: 'active',
    });

    const intake = { url: system.base_url + new URL(link.url).pathname, fields: { subject, email } };
    for (let count = 0; count < 2; count += 1) {
      await submitIntake(intake, { subject: 'New roof', email: 'ana@example.org' });
    }
    await page.getByRole('link', { name: 'New roof', exact: true }).waitFor();
    const submission = page.getByRole('row').filter({ hasText: 'New roof' });
    await submission.getByRole('cell').nth(3).getByText('1', { exact: true }).waitFor();
    await page.getByText('1 of 5').waitFor();

    await press('Edit');
    await type('Maximum number of projects', '100');
    await api.send('PATCH', `/dynamic-forms/intake-links/${link.id}`, { quota_per_day: 9 });
    await press('Save');
    await page.getByRole('row').filter({ hasText: 'Maximum number of projects a day' }).getByText('9').waitFor();
    await press('Save my changes');
    await page.getByText('1 of 100').waitFor();
    await press('Deactivate');
    await press('Deactivate', dialog);
    await page.getByText('Its page explains that it accepts no submissions.').waitFor();
    expect((await api.get(`/dynamic-forms/intake-links/${link.id}`)).body.intake_link).toMatchObject({
      quota_total: 100,
      quota_per_day: 9,
      active: false,
    });
    await follow('New roof');
    await page.getByRole('heading', { name: 'New roof', level: 1 }).waitFor();
    await press('Ana Tester');
    await page.getByRole('menuitemcheckbox', { name: 'Português' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await showScreen(page, '/intake', 'Ligações de entrada');
    await page.getByText('inativa').waitFor();
    expect(errors).toEqual([]);
  });
});
