import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { fakeUndo } from '../fake-undo';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { SAMPLE_TIME } from '../sample-data';
import { replyTemplatesModule } from './reply-templates-module';
import { makeRestoreTemplate } from './restore-reply-template';
import { templateReverter } from './template-reverter';

const changed = { result: 'changed' };
const fields = { name: 'Thanks', body: 'Thank you, {{contact.name}}.' };

async function open() {
  const unitOfWork = new FakeUnitOfWork();
  const caller = aCaller();
  const deps = { unitOfWork, projects: {} as never, newId, clock: () => SAMPLE_TIME };
  const { commands } = replyTemplatesModule(deps);
  const { id } = await commands.createTemplate(caller, fields);
  const undo = fakeUndo(unitOfWork, caller, { reply_template: templateReverter({ unitOfWork, commands }) });
  const stored = () => unitOfWork.stores.replyTemplates.find(caller.frameId, id);
  return { ...commands, ...undo, deps, caller, id, stored };
}

describe('the undo of changes of reply templates', () => {
  it('restores name and text, and again after a redo', async () => {
    const { undo, stored, updateTemplate, caller, id } = await open();
    await updateTemplate(caller, { id, changes: { name: 'Bye', body: 'Bye!' } });

    expect(await undo()).toEqual(changed);
    expect(await stored()).toMatchObject(fields);
    expect(await undo()).toEqual(changed);
    expect(await stored()).toMatchObject({ name: 'Bye', body: 'Bye!' });
  });

  it('stores a deleted template again with its id, and deletes it again', async () => {
    const { undo, stored, deleteTemplate, caller, id } = await open();
    await deleteTemplate(caller, { id });

    expect(await undo()).toEqual(changed);
    expect(await stored()).toMatchObject({ ...fields, id });
    expect(await undo()).toEqual(changed);
    expect(await stored()).toBeUndefined();
  });

  it('is rejected if the name is in use', async () => {
    const { createTemplate, deleteTemplate, caller, id, deps } = await open();
    await deleteTemplate(caller, { id });
    await createTemplate(caller, { ...fields, body: 'Other' });

    const restored = makeRestoreTemplate(deps)(caller, { ...fields, id });

    await expect(restored).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is rejected above the limit of templates', async () => {
    const { createTemplate, deleteTemplate, caller, id, deps } = await open();
    await deleteTemplate(caller, { id });
    for (let count = 0; count < 500; count += 1) await createTemplate(caller, { name: `T${count}`, body: 'Hi' });

    const restored = makeRestoreTemplate(deps)(caller, { ...fields, id });

    await expect(restored).rejects.toMatchObject({ code: 'template_limit_reached' });
  });
});
