import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';

jest.setTimeout(120_000);

describe('the places of a project in funnels', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('are added, changed and removed in the project screen, by %s', async (input) => {
    const api = apiOf({ name: 'Bo Builder' });
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'First' }] })).body;
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page, errors } = await open(`/projects/${project.id}`, api, { input });
    const { dialog, press, type, choose } = controlsOf(page);
    const placeOf = () => api.get(`/funnels/${funnel.id}/projects/${project.id}`);

    await press('Add to a funnel');
    await choose('Funnel', 'Sales');
    expect(await violationsOf(page)).toEqual([]);
    await press('Add to a funnel', dialog);
    await dialog.waitFor({ state: 'detached' });
    await press('Edit place in Sales');
    await dialog.getByLabel('Status').selectOption('won');
    // By keyboard, the parts of a date are typed in the order of the locale.
    if (input === 'mouse') await type('Expected completion', '2027-01-31');
    await choose('Add an executor', 'Bo Builder');
    await press('Save');
    await dialog.waitFor({ state: 'detached' });
    expect((await placeOf()).body.assignment).toMatchObject({
      status: 'won',
      forecast_date: input === 'mouse' ? '2027-01-31' : null,
      executor_ids: [expect.any(String)],
    });

    await press('Remove from Sales');
    await press('Remove', dialog);
    await page.getByText('The project was removed from the funnel.').waitFor();
    await page.getByText('This project is in no funnel.').waitFor();
    expect((await placeOf()).status).toBe(404);
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});
