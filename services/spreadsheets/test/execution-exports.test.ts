import { aCaller } from '@trackway/testkit';
import { exportsBy } from './exports-by';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;
const ROOF = '0190a000-0000-7000-8000-000000000001';
const WALL = '0190a000-0000-7000-8000-000000000002';

describe('exports of executions', () => {
  let world: World;
  let service: Awaited<ReturnType<World['start']>>;

  beforeAll(async () => {
    world = await startTestSpreadsheets();
    service = await world.start();
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await world.stop();
  });

  it('always have all columns', async () => {
    world.funnels.runs.projects = [
      {
        id: ROOF,
        kind: 'assistant',
        ruleName: 'Greet',
        projectCode: 'P-1',
        projectName: 'Roof',
        trigger: 'entered',
        status: 'succeeded',
        attempt: 1,
        actions: ['move', 'add_tag'],
        error: '',
        startedAt: '2026-01-01T00:00:00.000Z',
        durationMs: 12,
      },
    ];
    world.funnels.runs.agents = [
      {
        id: WALL,
        agentName: 'Ada',
        projectCode: 'P-1',
        trigger: 'manual',
        status: 'completed',
        provider: 'echo',
        model: 'echo',
        inputTokens: 3,
        outputTokens: 4,
        costAmount: '0.25',
        costCurrency: 'EUR',
        durationMs: 9,
        error: '',
        startedAt: '2026-01-01T00:00:00.000Z',
        completedAt: '',
      },
    ];

    const { start, sheetsOf } = exportsBy(aCaller(), service);

    const ofProjects = await sheetsOf('project_execution');
    const ofAgents = await sheetsOf('agent_execution');

    const at = new Date('2026-01-01');
    expect(ofProjects['project_executions']?.[1]).toEqual([
      ROOF,
      'assistant',
      'Greet',
      'P-1',
      'Roof',
      'entered',
      'succeeded',
      1,
      'move; add_tag',
      null,
      at,
      12,
    ]);
    expect(ofAgents['agent_executions']?.[1]).toEqual([
      WALL,
      'Ada',
      'P-1',
      'manual',
      'completed',
      'echo',
      'echo',
      3,
      4,
      0.25,
      'EUR',
      9,
      null,
      at,
    ]);
    for (const type of ['project_execution', 'agent_execution']) {
      const rejected = await start(type, { columns: [`${type}.id`] });
      expect(rejected).toMatchObject({
        status: 422,
        body: { message: 'validation_errors', validation: { columns: [expect.any(String)] } },
      });
    }
  });
});
