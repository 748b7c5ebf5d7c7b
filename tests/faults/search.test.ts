import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { dumpReadModel, loseReadModel, rebuildReadModel } from '../support/read-model';
import { signalTo } from '../support/servers';
import { aWorkedFrame, find, type WorkedFrame } from '../support/worked-frame';

const ROUNDS = Number(process.env['SEARCH_KILLS'] ?? 3);
const PROJECTS = 8;

const waiting = { field: 'channel_awaiting_reply_since', operator: 'is_not_null' };

/** Waits until every message was received. */
async function untilReceived(frame: WorkedFrame, project: string, sender: string): Promise<void> {
  await eventually(async () => expect((await frame.receive(project, sender)).status).toBe(200), 60_000);
}

async function writeSomething(frame: WorkedFrame, round: number): Promise<void> {
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  await Promise.all(
    frame.projectIds.map(async (project, index) => {
      await attempt(frame.move(project, frame.stepIds[(round + index) % 3]));
      await attempt(frame.answer(project, (round + index) % 5 === 0 ? null : round * 100 + index));
      await attempt(frame.receive(project, `sender ${index}`));
    }),
  );
}

describe('what searches know of other services', () => {
  it('is the same, row by row, when it was lost and built again while the frame is written', async () => {
    const frame = await aWorkedFrame(PROJECTS);
    const { frameId } = frame.api.identity;
    for (let round = 0; round < 3; round += 1) await writeSomething(frame, round);
    await eventually(async () => expect((await find(frame.api, waiting)).ids).toHaveLength(PROJECTS), 60_000);
    await loseReadModel(frameId);

    const [said] = await Promise.all([rebuildReadModel(frameId), writeSomething(frame, 4)]);

    expect(said).toMatch(new RegExp(`${frameId} assignments: ${PROJECTS} kept, 0 removed`));
    await writeLast(frame);
    await isAsItsOwnersSay(frameId);
    expect((await find(frame.api, { field: 'funnels', operator: 'equals', value: frame.funnelId })).ids).toEqual(
      [...frame.projectIds].sort(),
    );
  }, 300_000);

  it('is what the owners have, row by row, after projects, owners and the broker were killed under writes', async () => {
    const frame = await aWorkedFrame(PROJECTS);
    const victims = ['projects', 'funnels', 'kafka', 'forms', 'channels'] as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = writeSomething(frame, round);
      const victim = victims[(round + (Date.now() % victims.length)) % victims.length] ?? 'projects';
      if (victim === 'kafka') signalTo('kafka', 'SIGKILL');
      else killService(victim);
      await writing;
      await eventually(async () => expect((await frame.api.get('/funnels')).status).toBe(200), 60_000);
      await eventually(async () => expect((await frame.api.get('/get-forms')).status).toBe(200), 60_000);
      await eventually(async () => expect((await frame.api.get('/projects')).status).toBe(200), 60_000);
    }
    await writeLast(frame);

    await isAsItsOwnersSay(frame.api.identity.frameId);
  }, 600_000);

  it.each(['funnels', 'forms', 'channels'] as const)(
    'is said to be old while %s does not answer, and catches up by itself',
    async (owner) => {
      const frame = await aWorkedFrame(1);
      const [project = ''] = frame.projectIds;
      signalTo(owner, 'SIGSTOP');
      try {
        const held = await find(frame.api, owner === 'channels' ? waiting : { field: 'name', operator: 'is_not_null' });
        expect(held.stale).toBe(owner);
        expect(held.ids).toEqual(owner === 'channels' ? [] : [project]);
      } finally {
        signalTo(owner, 'SIGCONT');
      }

      await untilReceived(frame, project, 'late');
      await eventually(async () => expect((await frame.answer(project, 7)).status).toBe(200), 60_000);
      await eventually(
        async () => expect(await find(frame.api, waiting)).toEqual({ ids: [project], stale: null }),
        60_000,
      );
    },
    300_000,
  );
});

/** Things tell of their changes in order: where their last ones are seen, all of them have come. */
async function writeLast(frame: WorkedFrame): Promise<void> {
  for (const [index, project] of frame.projectIds.entries()) {
    const [first = '', second = ''] = frame.stepIds;
    // 409 where it stands there already.
    await eventually(async () => expect([200, 409]).toContain((await frame.move(project, second)).status), 60_000);
    await eventually(async () => expect((await frame.move(project, first)).status).toBe(200), 60_000);
    await eventually(async () => expect((await frame.answer(project, 4_242)).status).toBe(200), 60_000);
    await untilReceived(frame, project, `sender ${index}`);
  }
  const answered = { field: 'answer_pool', operator: 'equals', value: 4_242, arguments: [frame.edge] };
  const inFirst = { field: 'funnel_steps', operator: 'equals', value: frame.stepIds[0] };
  for (const filter of [answered, inFirst, waiting]) {
    await eventually(async () => expect((await find(frame.api, filter)).ids).toHaveLength(PROJECTS), 120_000);
  }
}

/** A rebuild asks the owners for all that they have: where it changes no row, the rows were theirs. */
async function isAsItsOwnersSay(frameId: string): Promise<void> {
  const before = await dumpReadModel(frameId);
  await rebuildReadModel(frameId);
  expect(await dumpReadModel(frameId)).toEqual(before);
}
