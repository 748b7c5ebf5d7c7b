import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { FileBlobStore, makePurgeFiles } from '@trackway/storage';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { attachmentKey, attachmentKeyOf, pgAttachmentKeys } from '../src/board/attachments/attachment-files';

describe('purging files of attachments', () => {
  let opened: TestDatabase;
  let superuser: Client;
  let pool: Pool;
  let folder: string;

  beforeAll(async () => {
    opened = await openPostgres('funnels');
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    pool = createPool({ url: opened.url, max: 1, name: 'suite', logger: quietLogger() });
    folder = await mkdtemp(join(tmpdir(), 'trackway-attachments-'));
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await opened.drop();
    await rm(folder, { recursive: true });
  });

  async function insertAttachment(frameId: string, key: string, deletedAt: Date | null): Promise<void> {
    // Without the funnel and the step of the attachment.
    await superuser.query('SET session_replication_role = replica');
    await superuser.query(
      `INSERT INTO step_attachments (frame_id, id, step_id, name, type, file_key, file_name, file_size, file_mime_type, file_hash,
         watch, position, created_at, updated_at, deleted_at)
       VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'Plan', 'file', $2, 'plan.pdf', 1, 'application/pdf', 'h', false, 0,
         now(), now(), $3)`,
      [frameId, key, deletedAt],
    );
  }

  it('removes old files that no attachment of any frame has', async () => {
    const storage = new FileBlobStore(folder);
    const store = async (daysOld: number) => {
      const [frameId, id] = [newId(), newId()];
      const key = attachmentKey(frameId, id);
      await storage.put(key, Readable.from(['x']));
      const at = new Date(Date.now() - daysOld * 24 * 60 * 60 * 1_000);
      await utimes(join(folder, key), at, at);
      return { frameId, key };
    };
    const [used, deleted, lost, recent] = [await store(9), await store(9), await store(2), await store(0.5)];
    await insertAttachment(used.frameId, used.key, null);
    // An undo can restore it.
    await insertAttachment(deleted.frameId, deleted.key, new Date());

    const findLive = pgAttachmentKeys(new Database(pool));
    await makePurgeFiles({ storage, recordOf: attachmentKeyOf, findLive, clock: () => new Date() })();

    const left = (await Array.fromAsync(storage.list())).map(({ key }) => key);
    expect(left.toSorted()).toEqual([used.key, deleted.key, recent.key].toSorted());
    expect(left).not.toContain(lost.key);
  });
});
