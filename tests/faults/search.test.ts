import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { deleteReadModel, dumpReadModel, rebuildReadModel } from '../support/read-model';
import { createSampleFrame, find, type SampleFrame } from '../support/sample-frame';
import { signalTo } from '../support/servers';

const ROUNDS = Number(process.env['SEARCH_KILLS'] ?? 2);
const PROJECTS = 8;

const waiting = { field: 'channel_awaiting_reply_since', operator: 'is_not_null' };

/** Filters by data of each service: the project is in the funnel, and has neither answers nor messages yet. */
const FILTERS = {
  funnels: ({ funnelId }: SampleFrame) => ({ field: 'funnels', operator: 'equals', value: funnelId }),
  forms: ({ edge }: SampleFrame) => ({ field: 'answer_pool', operator: 'equals', value: 7, arguments: [edge] }),
  channels: () => waiting,
};

/** Waits until every message was received. */
async function untilReceived(frame: SampleFrame, project: string, sender: string): Promise<void> {
  await eventually(async () => expect((await frame.receive(project, sender)).status).toBe(200), 60_000);
}

async function writeSomething(frame: SampleFrame, round: number): Promise<void> {
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  await Promise.all(
    frame.projectIds.map(async (project, index) => {
      await attempt(frame.move(project, frame.stepIds[(round + index) % 3]));
      await attempt(frame.answer(project, (round + index) % 5 === 0 ? null : round * 100 + index));
      await attempt(frame.receive(project, `sender ${index}`));
    }),
  );
}

describe('the read model of searches', () => {
  it('is identical, row by row, after it was deleted and rebuilt during writes', async () => {
    const frame = await createSampleFrame(PROJECTS);
    const { frameId } = frame.api.identity;
    for (let round = 0; round < 3; round += 1) await writeSomething(frame, round);
    await eventually(async () => expect((await find(frame.api, waiting)).ids).toHaveLength(PROJECTS), 60_000);
    await deleteReadModel(frameId);

    const [output] = await Promise.all([rebuildReadModel(frameId), writeSomething(frame, 4)]);

    expect(output).toMatch(new RegExp(`${frameId} assignments: ${PROJECTS} kept, 0 removed`));
    await writeLast(frame);
    await expectEqualsSources(frameId);
    expect((await find(frame.api, { field: 'funnels', operator: 'equals', value: frame.funnelId })).ids).toEqual(
      [...frame.projectIds].sort(),
    );
  }, 300_000);

  it('equals the data of the source services, row by row, after services and the broker were killed during writes', async () => {
    const frame = await createSampleFrame(PROJECTS);
    const victims = ['projects', 'funnels', 'kafka', 'forms', 'channels'] as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = writeSomething(frame, round);
      const victim = victims[(round + (Date.now() % victims.length)) % victims.length] ?? 'projects';
      if (victim === 'kafka') signalTo('kafka', 'SIGKILL');
      else await killService(victim);
      await writing;
      await eventually(async () => expect((await frame.api.get('/funnels')).status).toBe(200), 60_000);
      await eventually(async () => expect((await frame.api.get('/get-forms')).status).toBe(200), 60_000);
      await eventually(async () => expect((await frame.api.get('/projects')).status).toBe(200), 60_000);
    }
    await writeLast(frame);

    await expectEqualsSources(frame.api.identity.frameId);
  }, 600_000);

  it.each(['funnels', 'forms', 'channels'] as const)(
    'is reported as stale while %s does not respond, and catches up afterwards',
    async (owner) => {
      const frame = await createSampleFrame(1);
      const [project = ''] = frame.projectIds;
      const filter = FILTERS[owner](frame);
      const ids = owner === 'funnels' ? [project] : [];
      await eventually(async () => expect(await find(frame.api, filter)).toEqual({ ids, stale: null }), 60_000);
      signalTo(owner, 'SIGSTOP');
      try {
        expect(await find(frame.api, filter)).toEqual({ ids, stale: owner });
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

/** Events of one object are ordered, so the read model is complete when it contains the last ones. */
async function writeLast(frame: SampleFrame): Promise<void> {
  for (const [index, project] of frame.projectIds.entries()) {
    const [first = '', second = ''] = frame.stepIds;
    // 409 if the project is in this step already.
    await eventually(async () => expect([200, 409]).toContain((await frame.move(project, second)).status), 60_000);
    await eventually(async () => expect((await frame.move(project, first)).status).toBe(200), 60_000);
    await eventually(async () => expect((await frame.answer(project, 4_242)).status).toBe(200), 60_000);
    await untilReceived(frame, project, `sender ${index}`);
  }
  const responded = { field: 'answer_pool', operator: 'equals', value: 4_242, arguments: [frame.edge] };
  const inFirst = { field: 'funnel_steps', operator: 'equals', value: frame.stepIds[0] };
  for (const filter of [responded, inFirst, waiting]) {
    await eventually(async () => expect((await find(frame.api, filter)).ids).toHaveLength(PROJECTS), 120_000);
  }
}

/** A rebuild reads all data of the source services. If it changes no row, the rows were correct. */
async function expectEqualsSources(frameId: string): Promise<void> {
  const before = await dumpReadModel(frameId);
  await rebuildReadModel(frameId);
  expect(await dumpReadModel(frameId)).toEqual(before);
}
