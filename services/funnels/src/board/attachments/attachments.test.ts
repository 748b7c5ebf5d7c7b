import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { unavailable } from '@trackway/errors';
import { type Caller, newId } from '@trackway/runtime';
import { FileBlobStore } from '@trackway/storage';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import type { Attachment } from './attachment';
import { makeOrderAttachments } from './order-attachments';
import { makeFindAttachment, makeListAttachments } from './read-attachments';
import { type AddReceived, makeUploadAttachment, type ReceiveFile, type UploadedFile } from './upload-attachment';
import {
  type AddAttachment,
  makeAddAttachment,
  makeDeleteAttachment,
  makeRequireAttachment,
  makeUpdateAttachment,
} from './write-attachment';

const stepNotFound = { code: 'step_model_not_found' };
const notFound = { code: 'step_attachment_model_not_found' };
const video = { name: 'Intro', type: 'video', source: { url: 'https://example.org/v?token=1' }, duration: 60 } as const;
const document = { name: 'Terms', type: 'file', source: { url: 'https://example.org/f' }, duration: null } as const;

async function open() {
  const opened = openBoard();
  const { deps } = opened;
  const funnel = await opened.addFunnel(['One']);
  const stepId = funnel.steps[0]?.id ?? '';
  const use = {
    add: makeAddAttachment(deps),
    update: makeUpdateAttachment(deps),
    remove: makeDeleteAttachment(deps),
    require: makeRequireAttachment(deps),
    order: makeOrderAttachments(deps),
    list: makeListAttachments(deps),
    find: makeFindAttachment(deps),
  };
  return { ...opened, ...use, funnel, stepId };
}

describe('the attachments of a step', () => {
  it('are added at the end, listed and found', async () => {
    const { caller, board, stepId, add, list, find } = await open();
    const [one, two] = [await add(caller, { ...video, stepId }), await add(caller, { ...document, stepId })];

    expect(await list(caller, stepId)).toEqual([one, two]);
    expect(await find(caller.frameId, one.id)).toEqual(one);
    expect(await find(newId(), one.id)).toBeUndefined();
    expect(board.takeActions()).toEqual(['step_attachment.created', 'step_attachment.created']);
  });

  it('are rejected after 1,000 others that are not deleted', async () => {
    const { caller, board, stepId, add, remove } = await open();
    const added = await add(caller, { ...document, stepId });
    for (let count = 1; count < 1_000; count += 1) {
      await board.attachments.insert(caller.frameId, { ...added, id: newId() });
    }

    await expect(add(caller, { ...video, stepId })).rejects.toMatchObject({ code: 'step_attachment_limit_reached' });
    await remove(caller, added);
    expect(await add(caller, { ...video, stepId })).toMatchObject({ name: 'Intro' });
  });

  it('need an existing step of the tenant', async () => {
    const { caller, board, funnel, stepId, add, list } = await open();

    await expect(add(aCaller(), { ...video, stepId })).rejects.toMatchObject(stepNotFound);
    await expect(list(aCaller(), stepId)).rejects.toMatchObject(stepNotFound);
    board.funnels.rows.put(caller.frameId, { ...funnel, deletedAt: new Date() });
    await expect(add(caller, { ...video, stepId })).rejects.toMatchObject(stepNotFound);
  });

  it('that are videos have a duration, also after an update', async () => {
    const { caller, board, stepId, add, update } = await open();
    const invalid = { code: 'validation_errors', details: { validation: { duration: expect.any(Array) } } };
    const { id } = await add(caller, { ...video, stepId });
    board.takeActions();

    await expect(add(caller, { ...video, stepId, duration: null })).rejects.toMatchObject(invalid);
    await expect(update(caller, { id }, { duration: null })).rejects.toMatchObject(invalid);
    expect(board.takeActions()).toEqual([]);
  });

  it('are updated in their step only, and publish nothing without a change', async () => {
    const { caller, board, stepId, add, update } = await open();
    const added = await add(caller, { ...video, stepId });
    const { id } = added;
    board.takeActions();

    expect(await update(caller, { id, stepId }, { name: 'Intro' })).toEqual(added);
    expect(board.takeActions()).toEqual([]);
    expect(await update(caller, { id }, { name: 'New' })).toMatchObject({ name: 'New' });
    expect(board.takeActions()).toEqual(['step_attachment.updated']);
    await expect(update(caller, { id, stepId: newId() }, { name: 'B' })).rejects.toMatchObject(notFound);
    await expect(update(aCaller(), { id }, { name: 'B' })).rejects.toMatchObject(notFound);
  });

  it('can be mandatory if they are videos, until they are deleted', async () => {
    const { caller, board, stepId, add, require, remove, list } = await open();
    const [one, two] = [await add(caller, { ...video, stepId }), await add(caller, { ...document, stepId })];

    expect(await require(caller, one, true)).toMatchObject({ watch: true });
    await expect(require(caller, two, true)).rejects.toMatchObject({
      details: { validation: { watch: expect.any(Array) } },
    });
    expect(await remove(caller, one)).toMatchObject({ watch: false, deletedAt: expect.any(Date) });
    expect(await list(caller, stepId)).toEqual([two]);
    await expect(remove(caller, one)).rejects.toMatchObject(notFound);
    expect(board.takeActions().slice(2)).toEqual(['step_attachment.updated', 'step_attachment.deleted']);
  });

  it('are reordered completely', async () => {
    const { caller, board, stepId, add, order, list } = await open();
    const [one, two] = [await add(caller, { ...video, stepId }), await add(caller, { ...document, stepId })];
    board.takeActions();

    await order(caller, stepId, { ids: [one.id, two.id] });
    expect(board.takeActions()).toEqual([]);
    expect(await order(caller, stepId, { ids: [two.id, one.id] })).toEqual([two, one]);
    expect(await list(caller, stepId)).toEqual([two, one]);
    expect(board.takeActions()).toEqual(['step.attachments_ordered']);
    await expect(order(caller, stepId, { ids: [two.id] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(order(caller, stepId, { ids: [newId()] })).rejects.toMatchObject(notFound);
    await expect(order(aCaller(), stepId, { ids: [] })).rejects.toMatchObject(stepNotFound);
  });
});

describe('an upload', () => {
  const upload = { name: 'x'.repeat(300), size: 3, mimeType: 'video/mp4', hash: 'ab' };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attachments-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function openUpload() {
    const opened = await open();
    const storage = new FileBlobStore(folder);
    const uploadAttachment = makeUploadAttachment({ ...opened.deps, storage });
    const add = async (fields: AddAttachment) => ({ result: await opened.add(opened.caller, fields), isAdded: true });
    const send = (caller: Caller, stepId: string, receiving: ReceiveFile, adding: AddReceived<Attachment> = add) =>
      uploadAttachment(caller, stepId, receiving, adding);
    const receive =
      (changes: Partial<Omit<UploadedFile, 'file'>> & { mimeType?: string } = {}): ReceiveFile =>
      async (_, key) => {
        await storage.put(key, Readable.from(['abc']));
        const { mimeType = upload.mimeType, ...fields } = changes;
        return { file: { ...upload, mimeType, key }, ...fields };
      };
    return { ...opened, storage, receive, upload: send };
  }

  it('becomes a video or file of the step by its content', async () => {
    const { caller, stepId, storage, receive, upload: send } = await openUpload();
    const video = await send(caller, stepId, receive({ duration: 5 }));
    const file = await send(caller, stepId, receive({ mimeType: 'application/pdf', name: 'PDF', duration: 5 }));

    const cut = await send(caller, stepId, receive({ duration: 5, name: `${'x'.repeat(254)}📐` }));

    expect(video).toMatchObject({ type: 'video', duration: 5, name: 'x'.repeat(255) });
    expect(cut.name.isWellFormed()).toBe(true);
    expect(file).toMatchObject({ type: 'file', duration: null, name: 'PDF' });
    expect(await storage.size('file' in file.source ? file.source.file.key : '')).toBe(3);
  });

  it('is removed from the storage if the attachment is rejected', async () => {
    const { caller, stepId, storage, receive, upload: send } = await openUpload();
    const before = await Array.fromAsync(storage.list());

    await expect(send(caller, stepId, receive())).rejects.toMatchObject({ code: 'validation_errors' });
    expect(await Array.fromAsync(storage.list())).toHaveLength(before.length);
  });

  it('has the same result if the content cannot be removed', async () => {
    const { caller, stepId, storage, receive, upload: send } = await openUpload();
    const added = await send(caller, stepId, receive({ duration: 5 }));
    storage.remove = () => Promise.reject(new Error('The store is unavailable.'));
    const repeat = async () => ({ result: added, isAdded: false });

    await expect(send(caller, stepId, receive())).rejects.toMatchObject({ code: 'validation_errors' });
    expect(await send(caller, stepId, receive({ duration: 5 }), repeat)).toEqual(added);
  });

  it('is removed from the storage if an earlier attempt has added the attachment', async () => {
    const { caller, stepId, storage, receive, upload: send } = await openUpload();
    const added = await send(caller, stepId, receive({ duration: 5 }));
    const before = await Array.fromAsync(storage.list());
    const repeat = async () => ({ result: added, isAdded: false });

    expect(await send(caller, stepId, receive({ duration: 5 }), repeat)).toEqual(added);
    expect(await Array.fromAsync(storage.list())).toHaveLength(before.length);
  });

  it('stays in the storage if the result of the commit is unknown', async () => {
    const { caller, stepId, storage, receive, add, list, upload: send } = await openUpload();
    const disconnect = async (fields: AddAttachment) => {
      await add(caller, fields);
      throw unavailable('The connection broke.');
    };

    await expect(send(caller, stepId, receive({ duration: 5 }), disconnect)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    const [stored] = await list(caller, stepId);
    expect(await storage.size(stored && 'file' in stored.source ? stored.source.file.key : '')).toBe(3);
  });

  it('is not received for an unknown step', async () => {
    const { caller, storage, receive, upload: send } = await openUpload();
    const before = await Array.fromAsync(storage.list());

    await expect(send(caller, newId(), receive({ duration: 5 }))).rejects.toMatchObject(stepNotFound);
    expect(await Array.fromAsync(storage.list())).toHaveLength(before.length);
  });
});
