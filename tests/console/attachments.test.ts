import { apiOf } from '../support/api';
import { consoleBrowser, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';

jest.setTimeout(120_000);

describe('the videos and files of a step', () => {
  const { open } = consoleBrowser();

  it('are added as links and files, ordered, required and deleted', async () => {
    const api = apiOf();
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'First' }] })).body;
    const [step] = funnel.steps;
    const { page, errors } = await open(`/funnels/${funnel.id}`, api);
    const { dialog, press, type, check } = controlsOf(page);
    const attachments = async () => (await api.get(`/steps/${step.id}/attachments`)).body.step_attachments;

    await press('Videos and files of First');
    await dialog.getByText('No videos or files').waitFor();
    await type('Name', 'Safety briefing');
    await type('URL', 'https://example.org/briefing.mp4');
    await type('Duration in seconds', '95');
    await press('Add', dialog);
    await page.getByText('Safety briefing was added.').waitFor();
    await dialog.getByLabel('Source').selectOption('upload');
    await type('Name', 'Checklist');
    await dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'checklist.txt', mimeType: 'text/plain', buffer: Buffer.from('Helmet') });
    await press('Add', dialog);
    await page.getByText('Checklist was added.').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const required = page.waitForResponse(/update-required-step-attachment/);
    await check('Must be watched');
    await required;
    const ordered = page.waitForResponse(/attachments\/order/);
    await press('Move Checklist up');
    await ordered;
    expect(await attachments()).toMatchObject([
      { name: 'Checklist', type: 'file', file: { name: 'checklist.txt', size: 6 } },
      { name: 'Safety briefing', type: 'video', duration: 95, watch: true },
    ]);
    await press('Delete Checklist');
    await page.getByText('Checklist was deleted.').waitFor();

    expect(await attachments()).toMatchObject([{ name: 'Safety briefing' }]);
    expect(errors).toEqual([]);
  });
});
