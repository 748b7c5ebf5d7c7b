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

  /** A project whose move into the second step needs a video of one second. */
  async function blockedProject() {
    const api = apiOf();
    const steps = [{ name: 'First' }, { name: 'Second' }];
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    const video = { name: 'Briefing', type: 'video', url: 'https://example.org/briefing', duration: 1 };
    const { step_attachment: added } = (await api.send('POST', `/steps/${funnel.steps[1].id}/attachments`, video)).body;
    await api.send('POST', '/update-required-step-attachment', { id: added.id, watch: true });
    return { api, path: `/projects/${project.id}` };
  }

  it('are played in the dialog of a move, which is possible afterwards', async () => {
    const { api, path } = await blockedProject();
    const { page, errors } = await open(path, api);
    const { dialog, press } = controlsOf(page);
    await page.route('https://example.org/briefing', (route) =>
      route.fulfill({ body: silence(1), contentType: 'audio/wav' }),
    );

    await press('Move');
    const player = dialog.getByLabel('Briefing');
    await player.waitFor();
    expect(await dialog.getByRole('button', { name: 'Move to Second' }).isDisabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await player.evaluate((video: HTMLVideoElement) => video.play());
    await dialog.getByText('Nothing prevents this move.').waitFor();
    await press('Move to Second');

    await page.getByText('Roof is now in Second.').waitFor();
    expect(errors).toEqual([]);
  });

  it('are opened as a page if they cannot be played in the dialog', async () => {
    const { api, path } = await blockedProject();
    const { page } = await open(path, api);
    const { dialog, press } = controlsOf(page);
    await page.route('https://example.org/briefing', (route) =>
      route.fulfill({ body: '<html></html>', contentType: 'text/html' }),
    );

    await press('Move');
    await press('I have watched “Briefing”');
    await dialog.getByText('Nothing prevents this move.').waitFor();
  });
});

/** A sound without tones: 8-bit mono samples, which a video element plays as well. */
function silence(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * seconds, 0x80);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
