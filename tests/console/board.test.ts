import type { Route } from 'playwright-core';
import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';
import { makeForm } from '../support/forms';

jest.setTimeout(90_000);

async function createBoard() {
  const api = apiOf();
  const steps = [{ name: 'First' }, { name: 'Second' }, { name: 'Third' }];
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
  const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 12_300 })).body;
  await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
  const stepOf = async () => {
    const { body } = await api.get(`/funnels/${funnel.id}/projects/${project.id}`);
    return funnel.steps.find((step: { id: string }) => step.id === body.assignment.step_id).name;
  };
  return { api, funnel, project, stepOf };
}

describe('the board', () => {
  const { open } = consoleBrowser();

  it('moves a card with the mouse', async () => {
    const { api, stepOf } = await createBoard();
    const { page } = await open('/boards', api);
    const handle = page.getByRole('button', { name: 'Move Roof' });
    await handle.waitFor();
    const from = await handle.boundingBox();
    const to = await page.getByRole('region', { name: 'Third' }).boundingBox();

    await page.mouse.move(from!.x + 8, from!.y + 8);
    await page.mouse.down();
    await page.mouse.move(to!.x + 20, to!.y + 80, { steps: 8 });
    await page.mouse.up();

    await eventually(async () => expect(await stepOf()).toBe('Third'));
    await page.getByRole('region', { name: 'Third' }).getByRole('link', { name: 'Roof' }).waitFor();
  });

  it('moves a card with the keyboard, announces its position, and keeps the focus on it', async () => {
    const { api, stepOf } = await createBoard();
    const { page } = await open('/boards', api);

    await page.getByRole('button', { name: 'Move Roof' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Over Second').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');

    await eventually(async () => expect(await stepOf()).toBe('Second'));
    await page.getByRole('region', { name: 'Second' }).getByRole('link', { name: 'Roof' }).waitFor();
    await eventually(async () => expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Move Roof'));
  });

  it('shows each of several moves that are rejected at once', async () => {
    const { api, funnel } = await createBoard();
    const { project } = (await api.send('POST', '/projects', { name: 'Window' })).body;
    await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    await api.send('PATCH', `/steps/${funnel.steps[0].id}`, { reachable_step_ids: [funnel.steps[1].id] });
    const { page } = await open('/boards', api);
    const held: Route[] = [];
    await page.route('**/move', (route) => void held.push(route));

    for (const name of ['Roof', 'Window']) {
      await page.getByRole('button', { name: `Steps for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Move to Third' }).click();
    }
    await eventually(async () => expect(held).toHaveLength(2));
    expect(await page.locator('li[aria-busy="true"]').count()).toBe(2);
    const [first, second] = held;
    await first?.continue();
    await page.getByRole('heading', { name: 'Move “Roof”' }).waitFor();
    const rejected = page.waitForResponse('**/move');
    await second?.continue();
    await rejected;

    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Move “Window”' }).waitFor();
  });

  it('shows the funnel of its address, or that it does not exist', async () => {
    const { page } = await open('/boards?funnel=019a0000-0000-7000-8000-000000000000', (await createBoard()).api);

    await page.getByText('There is no funnel with this id.').waitFor();

    expect(await page.getByRole('link', { name: 'Roof' }).count()).toBe(0);
  });

  it('asks before it moves a card that another user changed first', async () => {
    const { api, funnel, project, stepOf } = await createBoard();
    const { page } = await open('/boards', api);
    await page.getByRole('button', { name: 'Move Roof' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Over Second').waitFor({ state: 'attached' });

    await api.send('PATCH', `/funnels/${funnel.id}/projects/${project.id}`, { status: 'paused' });
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog');
    const change = dialog.getByRole('row').filter({ hasText: 'Status' });
    await change.waitFor();
    expect(await change.textContent()).toMatch(/open.*paused/);
    expect(await stepOf()).toBe('First');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Leave it in First' }).waitFor();
    await dialog.getByRole('button', { name: 'Move to Second anyway' }).focus();
    await page.keyboard.press('Enter');

    await eventually(async () => expect(await stepOf()).toBe('Second'));
    await dialog.waitFor({ state: 'detached' });
  });

  it.each(INPUTS)(
    'shows the blockers of a move, and accepts the missing answer in the same dialog, by %s',
    async (input) => {
      const { api, funnel, stepOf } = await createBoard();
      const form = await makeForm(api, [{ label: 'Area', type: 'number', required: true }]);
      const second = funnel.steps[1];
      const required = await api.send('PATCH', `/steps/${second.id}`, {
        form_ids: [form.id],
        required_field_ids: [form.edges[0]],
      });
      expect(required.body).toMatchObject({ response: true });
      const { page } = await open('/boards', api, { input });

      await page.getByRole('button', { name: 'Steps for Roof' }).click();
      await page.getByRole('menuitem', { name: 'Move to Second' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('required answers', { exact: true }).waitFor();
      await dialog.getByLabel('Area').fill('84');
      await dialog.getByText('Nothing prevents this move.').waitFor();
      await dialog.getByRole('button', { name: 'Move to Second' }).click();

      await eventually(async () => expect(await stepOf()).toBe('Second'));
    },
  );

  it('moves a card by touch, also to a column beside the screen', async () => {
    const { api, stepOf } = await createBoard();
    const { page } = await open('/boards', api, { width: 390, height: 844, touch: true });
    const handle = page.getByRole('button', { name: 'Move Roof' });
    await handle.waitFor();
    const from = await handle.boundingBox();
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

    await send('touchStart', from!.x + 8, from!.y + 8);
    await send('touchMove', 200, from!.y + 40);
    // At the edge, the board scrolls until the last column is below the finger.
    await send('touchMove', 385, from!.y + 60);
    await page.getByText('Over Third').waitFor({ state: 'attached' });
    await send('touchEnd');

    await eventually(async () => expect(await stepOf()).toBe('Third'));
  });
});
