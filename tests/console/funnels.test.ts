import { type Api, apiOf } from '../support/api';
import { consoleBrowser, fitsWidth, INPUTS, useToken, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';
import { makeForm, makeProject } from '../support/forms';

jest.setTimeout(120_000);

async function stepsOf(api: Api): Promise<{ name: string }[]> {
  return (await api.get('/funnels')).body.funnels[0].steps;
}

describe('the screens of funnels', () => {
  const { open } = consoleBrowser();

  it('create a funnel and set up its steps, and keep the input if a request fails', async () => {
    const { page, api, errors } = await open('/funnels', apiOf(), { width: 390, theme: 'dark', touch: true });
    const survey = await makeForm(api, [
      { label: 'Area', type: 'number', required: true },
      { label: 'Remarks', type: 'long_text' },
    ]);
    const dialog = page.getByRole('dialog');

    await page.getByRole('heading', { name: 'No funnels yet' }).waitFor();
    await page.getByRole('button', { name: 'New funnel' }).click();
    await dialog.getByLabel('Name').fill('Sales');
    await dialog.getByLabel('Steps').fill('Offer\nOrder');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();

    const handle = (name: string) => page.getByRole('button', { name: `Order of ${name}` });
    await handle('Order').dragTo(handle('Offer'));
    await page.getByText('Order is now 1 of 2.').waitFor();
    await page.getByRole('button', { name: 'Edit step Order' }).click();
    await dialog.getByLabel('Work-in-progress limit').fill('0');
    await dialog.getByLabel('Late after (hours)').fill('48');
    await dialog.getByRole('combobox', { name: 'Attach a form' }).click();
    await dialog.getByRole('option', { name: 'Survey' }).click();
    await dialog.getByLabel('Remarks').check();
    expect(await dialog.getByLabel('Area (required by the form)').isDisabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.locator('form').evaluate((form) => ((form as { noValidate?: boolean }).noValidate = true));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Work-in-progress limit').and(page.locator('[aria-invalid="true"]')).waitFor();
    await dialog.getByLabel('Work-in-progress limit').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('late after 48 h').waitFor();
    expect(await fitsWidth(page)).toBe(true);

    expect(await stepsOf(api)).toMatchObject([
      {
        name: 'Order',
        wip_limit: 5,
        late_after_hours: 48,
        form_ids: [survey.id],
        required_field_ids: [survey.edges[1]],
      },
      { name: 'Offer', wip_limit: null },
    ]);
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)(
    'add, reorder and delete steps, and explain which projects prevent a deletion, by %s',
    async (input) => {
      const api = apiOf();
      const { funnel } = (
        await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Offer' }, { name: 'Order' }] })
      ).body;
      await api.send('POST', `/funnels/${funnel.id}/projects/${await makeProject(api)}`, {});
      const { page, errors } = await open(`/funnels/${funnel.id}`, api, { input });
      const { dialog, press, type } = controlsOf(page);

      await press('Add step');
      await type('Name', 'Invoice');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Order of Invoice' }).focus();
      await page.keyboard.press('ArrowUp');
      await page.getByText('Invoice is now 2 of 3.').waitFor();
      await press('Move Invoice up');
      await page.getByRole('button', { name: 'Move Invoice down' }).and(page.locator(':focus')).waitFor();
      await page.getByRole('button', { name: 'Move Invoice up' }).and(page.locator(':disabled')).waitFor();

      await press('Delete step Offer');
      await dialog.getByText('1 open or paused project is in this step.').waitFor();
      await page.reload();
      await useToken(page, api.token);
      await dialog.getByText('1 open or paused project is in this step.').waitFor();
      await page.keyboard.press('Escape');
      await press('Delete step Order');
      await press('Delete', dialog);
      await page.getByText('The step was deleted.').waitFor();

      expect((await stepsOf(api)).map(({ name }) => name)).toEqual(['Invoice', 'Offer']);
      expect(errors).toEqual([]);
    },
  );
});
