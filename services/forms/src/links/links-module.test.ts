import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { MINUTE_MS, openLinks, visit } from './fake-link-deps';
import { linksModule } from './links-module';

const open = () => openLinks(linksModule);
const page = {};
const revoked = { kind: 'gone', code: 'link_revoked' };
const linkNotFound = { code: 'form_link_model_not_found' };
const invalid = { code: 'validation_errors' };

describe('links to a form', () => {
  it('are created with different tokens, of which only hashes are stored', async () => {
    const { caller, frameId, formLinks, generate, takeActions } = open();
    const created = await generate({ quantity: 2, pin: '123456' });

    expect(new Set(created.map(({ token }) => token)).size).toBe(2);
    const stored = await formLinks.find(frameId, created[0]?.link.id ?? '');
    expect(stored).toMatchObject({ context: 'separate', createdBy: caller.id, spentAt: null });
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`123456|${created[0]?.token}`));
    expect(takeActions()).toEqual(['form_link.created', 'form_link.created']);
  });

  it('are shared by default only if one is created for one use', async () => {
    const { one } = open();

    expect((await one()).link.context).toBe('shared');
    expect((await one({ singleUse: false })).link.context).toBe('separate');
    expect((await one({ singleUse: false, context: 'shared' })).link.context).toBe('shared');
  });

  it('have valid initial values', async () => {
    const { text, one, generate } = open();

    const prefill = [{ field_id: text, value: 'Flat' }];
    expect((await one({ prefill })).link.prefill).toEqual([{ fieldId: text, value: 'Flat' }]);
    await expect(generate({ prefill: [{ field_id: text, value: 7 }] })).rejects.toMatchObject(invalid);
    await expect(generate({ prefill: [{ field_id: newId(), value: 'x' }] })).rejects.toMatchObject(invalid);
  });

  it('are created for an existing form, project and step', async () => {
    const { accessor, state, generate, takeActions } = open();

    await expect(generate({ formId: 2 })).rejects.toMatchObject({ code: 'form_model_not_found' });
    const step = { ...accessor, type: 'project_step_form', id: 'unknown' } as const;
    await expect(generate({ accessor: step })).rejects.toMatchObject({ code: 'step_model_not_found' });
    const loose = { ...accessor, type: 'project_loose_form', id: 9 } as const;
    await expect(generate({ accessor: loose })).rejects.toMatchObject({ code: 'loose_form_model_not_found' });
    state.project = 'merged';
    await expect(generate()).rejects.toMatchObject({ code: 'merged_project' });
    state.project = 'deleted';
    await expect(generate()).rejects.toMatchObject({ code: 'project_model_not_found' });
    expect(takeActions()).toEqual([]);
  });

  it('are listed newest first, by frame and form', async () => {
    const { caller, links, one, wait } = open();
    const first = await one();
    wait(1);
    const second = await one();

    expect((await links.listLinks(caller, undefined, page)).items).toEqual([second.link, first.link]);
    expect((await links.listLinks(caller, 1, { perPage: '1', page: '2' })).items).toEqual([first.link]);
    expect((await links.listLinks(caller, 2, page)).items).toEqual([]);
    expect((await links.listLinks(aCaller(), undefined, page)).meta).toMatchObject({ total: 0 });
  });

  it('are revoked once', async () => {
    const { caller, links, one, submit, takeActions } = open();
    const { link, token } = await one();

    await expect(links.revokeLink(aCaller(), link.id)).rejects.toMatchObject(linkNotFound);
    expect(await links.revokeLink(caller, link.id)).toMatchObject({ revokedAt: expect.any(Date) });
    await expect(links.revokeLink(caller, link.id)).rejects.toMatchObject(linkNotFound);
    await expect(links.openLink(token, visit)).rejects.toMatchObject(revoked);
    await expect(submit(token)).rejects.toMatchObject(revoked);
    expect(takeActions()).toEqual(['form_link.created', 'form_link.revoked']);
  });
});

describe('a link that is opened', () => {
  it('shows its form, records the access and is not used up', async () => {
    const { links, one, kinds } = open();
    const { link, token } = await one();
    const opened = await links.openLink(token, visit, 'opened');
    await links.openLink(token, visit);

    expect(opened).toMatchObject({ link, form: { title: 'Visit' }, frame: { name: 'Acme' }, theme: { version: 0 } });
    expect(await kinds(link.id)).toEqual(['opened']);
  });

  it('is not found with another token, and gone once it has expired', async () => {
    const { links, one, wait } = open();
    const { token } = await one();

    await expect(links.openLink('other', visit)).rejects.toMatchObject(linkNotFound);
    wait(60 * MINUTE_MS);
    await expect(links.openLink(token, visit)).rejects.toMatchObject({ code: 'link_expired' });
  });

  it('is gone with its form or project', async () => {
    const { links, one, state, submit } = open();
    const { token } = await one();
    state.deletedForm = true;
    await expect(links.openLink(token, visit)).rejects.toMatchObject(revoked);
    state.deletedForm = false;
    for (const project of ['deleted', 'merged'] as const) {
      state.project = project;
      await expect(links.openLink(token, visit)).rejects.toMatchObject(revoked);
      await expect(submit(token)).rejects.toMatchObject(revoked);
    }
  });

  it('requires its PIN, and is blocked after five wrong ones', async () => {
    const { links, one, wait, kinds } = open();
    const { link, token } = await one({ pin: '123456' });
    const openWith = (pin?: string) => links.openLink(token, pin === undefined ? visit : { ...visit, pin });
    const rejection = (reason: string) => ({ code: 'invalid_pin', details: { extra: { reason } } });

    await expect(openWith()).rejects.toMatchObject(rejection('pin_required'));
    await expect(openWith('123456')).resolves.toBeDefined();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(openWith('000000')).rejects.toMatchObject(rejection('pin_wrong'));
    }
    await expect(openWith('123456')).rejects.toMatchObject(rejection('pin_resting'));
    wait(15 * MINUTE_MS);
    await expect(openWith('123456')).resolves.toBeDefined();
    expect(await kinds(link.id)).toEqual(Array(6).fill('refused_pin'));
  });

  it('accepts concurrent requests with its PIN', async () => {
    const { links, one, kinds } = open();
    const { link, token } = await one({ pin: '123456' });

    const opened = await Promise.all(
      Array.from({ length: 8 }, () => links.openLink(token, { ...visit, pin: '123456' })),
    );
    expect(opened).toHaveLength(8);
    expect(await kinds(link.id)).toEqual([]);
  });
});

describe('a submission through a link', () => {
  it('stores the answers and uses up a link for one use', async () => {
    const { links, one, submit, stored, kinds } = open();
    const { link, token } = await one();
    await submit(token);

    expect(await stored()).toEqual(['Flat']);
    expect(await kinds(link.id)).toEqual(['submitted']);
    await expect(submit(token, 'Steep')).rejects.toMatchObject({ code: 'link_spent' });
    await expect(links.openLink(token, visit)).rejects.toMatchObject({ code: 'link_spent' });
    expect(await stored()).toEqual(['Flat']);
  });

  it('is stored once if several arrive at the same time', async () => {
    const { one, submit, stored } = open();
    const { token } = await one();
    const results = await Promise.allSettled([submit(token, 'Flat'), submit(token, 'Steep')]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await stored()).toEqual(['Flat']);
  });

  it('is stored once for a key, also after the link was used up', async () => {
    const { one, submit, kinds } = open();
    const { link, token } = await one();
    await submit(token, 'Flat', 'k');
    await submit(token, 'Flat', 'k');

    expect(await kinds(link.id)).toEqual(['submitted']);
    await expect(submit(token, 'Steep', 'k')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('is stored in a new loose form if the context is separate', async () => {
    const { frameId, accessor, looseForms, one, submit, stored } = open();
    const { token } = await one({ singleUse: false });
    await submit(token, 'Flat');
    await submit(token, 'Steep');

    expect(await looseForms.findByProject(frameId, accessor.projectId)).toMatchObject([{ id: 1 }, { id: 2 }]);
    const loose = { type: 'project_loose_form', projectId: accessor.projectId } as const;
    expect([await stored({ ...loose, id: 1 }), await stored({ ...loose, id: 2 })]).toEqual([['Flat'], ['Steep']]);
    expect(await stored()).toEqual([]);
  });

  it('without a required answer is rejected, and does not use up the link', async () => {
    const { links, one, submit, stored } = open();
    const { token } = await one();

    await expect(submit(token, '')).rejects.toMatchObject(invalid);
    await expect(links.submitLink(token, { answers: [], key: undefined, visit })).rejects.toMatchObject(invalid);
    expect(await stored()).toEqual([]);
    await expect(submit(token)).resolves.toBeUndefined();
  });
});

describe('a file of a submission', () => {
  const received = { key: 'k', name: 'roof.png', size: 5, mimeType: 'image/png', hash: 'h' };

  it('is used once the form is submitted', async () => {
    const { text, file, frameId, files, links, one } = open();
    const { token } = await one();
    const id = newId();
    await links.uploadByLink(await links.openLink(token, visit), id, file, received);
    expect(await files.findMany(frameId, [id])).toMatchObject([{ ...received, unusedSince: expect.any(Date) }]);
    const answers = [
      { field_id: text, value: 'Flat' },
      { field_id: file, value: id },
    ];
    await links.submitLink(token, { answers, key: undefined, visit });

    expect(await files.findMany(frameId, [id])).toMatchObject([{ unusedSince: null }]);
  });

  it('is one of this link and field', async () => {
    const { text, file, links, one } = open();
    const [first, second] = [await one(), await one()];
    const id = newId();
    await links.uploadByLink(await links.openLink(first.token, visit), id, file, received);
    const submission = (value: string) => ({
      answers: [
        { field_id: text, value: 'Flat' },
        { field_id: file, value },
      ],
      key: undefined,
      visit,
    });

    await expect(links.submitLink(second.token, submission(id))).rejects.toMatchObject(invalid);
    await expect(links.submitLink(first.token, submission(newId()))).rejects.toMatchObject(invalid);
  });

  it('is rejected while 1,000 others of the link wait for a submission', async () => {
    const { file, files, links, one } = open();
    const opened = await links.openLink((await one()).token, visit);
    const upload = () => links.uploadByLink(opened, newId(), file, received);
    const stored = await upload();
    for (let count = 2; count < 1_000; count += 1) await files.insert({ ...stored, id: newId() });
    await upload();

    const limit = { code: 'upload_limit_reached' };
    await expect(links.assertUploadAllowed(opened)).rejects.toMatchObject(limit);
    await expect(upload()).rejects.toMatchObject(limit);
    await files.markUsed(opened.link.frameId, [stored.id]);
    await expect(links.assertUploadAllowed(opened)).resolves.toBeUndefined();
  });

  it('is stored only if the field accepts it', async () => {
    const { frameId, text, file, files, links, one } = open();
    const opened = await links.openLink((await one()).token, visit);
    const upload = (fieldId: string, size = 5) => links.uploadByLink(opened, 'file', fieldId, { ...received, size });

    await expect(upload(text)).rejects.toMatchObject(invalid);
    await expect(upload(newId())).rejects.toMatchObject(invalid);
    await expect(upload(file, 11)).rejects.toMatchObject(invalid);
    expect(await files.findMany(frameId, ['file'])).toEqual([]);
  });
});

describe('the accesses of a link', () => {
  it('are listed newest first, and only in its frame', async () => {
    const { caller, links, one, submit, kinds, wait } = open();
    const { link, token } = await one();
    await links.openLink(token, visit, 'opened');
    wait(1);
    await submit(token);

    expect(await kinds(link.id)).toEqual(['submitted', 'opened']);
    const second = await links.listAccesses(caller, link.id, { page: '2', perPage: '1' });
    expect(second).toMatchObject({ meta: { total: 2 }, items: [{ kind: 'opened', ...visit.visitor }] });
    await expect(links.listAccesses(aCaller(), link.id, page)).rejects.toMatchObject(linkNotFound);
    await expect(links.listAccesses(caller, newId(), page)).rejects.toMatchObject(linkNotFound);
  });
});
