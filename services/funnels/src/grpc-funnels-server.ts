import type { FunnelsV1 } from '@trackway/contracts';
import { invalidInput, missingScope } from '@trackway/errors';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import { hasScope, isUuid } from '@trackway/runtime';
import { effectHandlers } from '@trackway/service';
import { toAgentExecutionMessage } from './agents/executions/grpc-execution-message';
import { redactExecution } from './agents/executions/redact-execution';
import type { Application } from './application';
import type { ExportedRun } from './automation/runs/run-store';
import type { Assignment } from './board/funnels/assignment';
import type { Funnel } from './board/funnels/funnel';
import type { KeyedMoveRequest } from './board/moves/move-by-key';

const PEERS = { callers: ['projects', 'forms'] };
const FORMS = { callers: ['forms'] };
const MOVERS = { callers: ['channels', 'forms'] };
const READ_MODELS = { callers: ['projects'] };
const MAX_IDS = 500;
const MAX_STEPS = 100;
const PAGE = 100;

/** Maps requests to use cases and results to messages. */
export function funnelsServer(
  { effects, commands, queries }: Application,
  rpc: RpcHandlers,
): FunnelsV1.FunnelsServiceHandlers {
  return {
    ...effectHandlers(rpc, effects),
    BatchGetFunnels: rpc.unary(PEERS, async ({ ids, stepIds }: FunnelsV1.BatchGetFunnelsRequestOutput, { caller }) => {
      const named = await queries.findFunnels(caller, assertMaxItems(ids, MAX_IDS, 'ids').filter(isUuid));
      const ofSteps = await queries.findFunnelsOfSteps(
        caller,
        assertMaxItems(stepIds, MAX_STEPS, 'step_ids').filter(isUuid),
      );
      return { funnels: [...named, ...ofSteps].map(toFunnelMessage) };
    }),
    BatchGetAssignments: rpc.unary(
      PEERS,
      async ({ projectIds }: FunnelsV1.BatchGetAssignmentsRequestOutput, { caller }) => {
        const ids = assertMaxItems(projectIds, MAX_IDS, 'project_ids').filter(isUuid);
        return { assignments: (await queries.findAssignments(caller, ids)).map(toAssignmentMessage) };
      },
    ),
    Move: rpc.unary(MOVERS, async (request: FunnelsV1.MoveRequestOutput, { caller }) => {
      if (!hasScope(caller, 'funnels:write')) throw missingScope('funnels:write');
      const { blockers, assignment } = await commands.moveByKey(caller, readMove(request));
      return {
        ...(assignment ? { assignment: toAssignmentMessage(assignment) } : {}),
        blockers: blockers.map(({ type, detail, clear }) => ({ type, detail, clear })),
      };
    }),
    ResolveStages: rpc.unary(FORMS, async ({ stageIds }: FunnelsV1.ResolveStagesRequestOutput, { caller }) => ({
      committedIds: [
        ...(await queries.committedStages(caller, assertMaxItems(stageIds, MAX_IDS, 'stage_ids').filter(isUuid))),
      ],
    })),
    StreamFunnels: rpc.serverStream(READ_MODELS, async function* (_: FunnelsV1.StreamFunnelsRequestOutput, { caller }) {
      // A funnel that is created meanwhile may cause a duplicate, which consumers ignore by its version.
      for (let page = 1, last = 1; page <= last; page += 1) {
        const { meta, funnels } = await queries.listFunnels(caller, { trashed: 'with' }, { page, perPage: PAGE });
        yield { funnels: funnels.map(toFunnelMessage) };
        last = meta.last_page;
      }
    }),
    StreamAssignments: rpc.serverStream(
      READ_MODELS,
      async function* ({ batchRows }: FunnelsV1.StreamAssignmentsRequestOutput, { caller }) {
        for await (const batch of queries.streamAssignments(caller, batchRows)) {
          yield { assignments: batch.map(toAssignmentMessage) };
        }
      },
    ),
    StreamAgentExecutions: rpc.serverStream(
      { callers: ['spreadsheets'] },
      async function* ({ batchRows }: FunnelsV1.StreamAgentExecutionsRequestOutput, { caller }) {
        if (!hasScope(caller, 'automations:read')) throw missingScope('automations:read');
        for await (const { total, rows } of queries.streamExecutions(caller, batchRows)) {
          const executions = rows.map((row) => toAgentExecutionMessage(redactExecution(caller, row)));
          yield { ...(total === undefined ? {} : { total }), executions };
        }
      },
    ),
    StreamProjectExecutions: rpc.serverStream(
      { callers: ['spreadsheets'] },
      async function* ({ batchRows }: FunnelsV1.StreamProjectExecutionsRequestOutput, { caller }) {
        if (!hasScope(caller, 'automations:read')) throw missingScope('automations:read');
        for await (const { total, rows } of queries.streamRuns(caller, batchRows)) {
          yield { ...(total === undefined ? {} : { total }), executions: rows.map(toExecutionMessage) };
        }
      },
    ),
  };
}

function toFunnelMessage({ id, name, steps, version, deletedAt }: Funnel): FunnelsV1.Funnel {
  return {
    id,
    name,
    steps: steps.map((step, position) => ({ id: step.id, name: step.name, position, formIds: [...step.formIds] })),
    deleted: deletedAt !== null,
    version,
    deletedAt: deletedAt?.toISOString() ?? '',
  };
}

function toAssignmentMessage(assignment: Assignment): FunnelsV1.Assignment {
  return {
    id: assignment.id,
    funnelId: assignment.funnelId,
    projectId: assignment.projectId,
    stepId: assignment.stepId,
    status: assignment.status,
    statusAt: assignment.statusAt.toISOString(),
    forecastDate: assignment.forecastDate ?? '',
    linkedAt: assignment.linkedAt.toISOString(),
    tagIds: [...assignment.tagIds],
    executorIds: [...assignment.executorIds],
    version: assignment.version,
    leftAt: assignment.leftAt?.toISOString() ?? '',
  };
}

function readMove({ projectId, funnelId, stepId, idempotencyKey: key }: FunnelsV1.MoveRequestOutput): KeyedMoveRequest {
  if (!isUuid(projectId)) throw invalidInput({ project_id: ['Must be a UUID.'] });
  if (!isUuid(funnelId)) throw invalidInput({ funnel_id: ['Must be a UUID.'] });
  if (stepId !== '' && !isUuid(stepId)) throw invalidInput({ step_id: ['Must be a UUID.'] });
  if (key === '') throw invalidInput({ idempotency_key: ['This field is required.'] });
  return { projectId, funnelId, key, ...(stepId === '' ? {} : { stepId }) };
}

function toExecutionMessage(run: ExportedRun): FunnelsV1.ProjectExecution {
  const { startedAt, finishedAt } = run;
  return {
    id: run.id,
    kind: run.kind,
    ruleId: run.ruleId,
    ruleName: run.rule.name,
    projectId: run.projectId ?? '',
    projectCode: run.project?.code ?? '',
    projectName: run.project?.name ?? '',
    trigger: run.trigger.type,
    status: run.status,
    attempt: run.attempt,
    actions: run.actions.map(({ type }) => type),
    error: run.error ?? run.skipped?.detail ?? '',
    startedAt: (startedAt ?? run.createdAt).toISOString(),
    durationMs: startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : 0,
  };
}
