import type { FormsV1, FunnelsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import { currentContext, type Logger } from '@trackway/runtime';
import { grpcProjectsInUse } from './grpc-projects-in-use';
import type { PeerClients } from './peer-clients';
import type { FormAnswer, PeerName, PeerQueries } from './peer-queries';
import { toAssignmentState } from './rebuild/grpc-states';

/** A response is completed without data of a peer that takes longer. */
const READ_TIMEOUT_MS = 1_000;
/** A write fails if forms takes longer to confirm that a form exists. */
const WRITE_TIMEOUT_MS = 2_000;

export function grpcPeerQueries(clients: PeerClients, logger: Pick<Logger, 'warn'>): PeerQueries {
  const bestEffort = makeBestEffort(logger);
  return {
    findLiveForms: async (ids) => {
      const forms = await getForms(clients, ids, WRITE_TIMEOUT_MS);
      return new Set(forms.filter(({ deleted }) => !deleted).map(({ id }) => id));
    },
    findFormTitles: (ids) =>
      bestEffort('forms', new Map<number, string>(), async () => {
        const forms = await getForms(clients, ids, READ_TIMEOUT_MS);
        return new Map(forms.map(({ id, title }) => [id, title]));
      }),
    findFormAnswers: (caller, projectIds) =>
      bestEffort('forms', new Map<string, FormAnswer[]>(), async () => {
        const { answers } = await clients.forms.unary<
          FormsV1.BatchGetAnswersRequest,
          FormsV1.BatchGetAnswersResponseOutput
        >((stub) => stub.batchGetAnswers, { projectIds: [...projectIds] }, { timeoutMs: READ_TIMEOUT_MS, caller });
        const byProject = Map.groupBy(answers, ({ readForProjectId }) => readForProjectId);
        return new Map([...byProject].map(([projectId, found]) => [projectId, found.map(toFormAnswer)]));
      }),
    findAssignments: (caller, projectIds) =>
      bestEffort('funnels', [], async () => {
        const { assignments } = await clients.funnels.unary<
          FunnelsV1.BatchGetAssignmentsRequest,
          FunnelsV1.BatchGetAssignmentsResponseOutput
        >((stub) => stub.batchGetAssignments, { projectIds: [...projectIds] }, { timeoutMs: READ_TIMEOUT_MS, caller });
        return assignments.map(toAssignmentState);
      }),
    checkPeers: async (names) => {
      const check = (name: PeerName) => clients[name].check({ timeoutMs: READ_TIMEOUT_MS });
      await Promise.all(names.map((name) => check(name).catch(markStale(name))));
    },
    findProjectsInUse: grpcProjectsInUse(clients, logger),
  };
}

/** Runs a query, or returns `fallback` and marks the response if the peer is unavailable. */
function makeBestEffort(logger: Pick<Logger, 'warn'>) {
  return async <Result>(peer: PeerName, fallback: Result, query: () => Promise<Result>): Promise<Result> => {
    try {
      return await query();
    } catch (error) {
      markStale(peer)(error);
      logger.warn({ err: error, peer }, 'a response lacks data of a service that is unavailable');
      return fallback;
    }
  };
}

function markStale(peer: PeerName): (error: unknown) => void {
  return (error) => {
    if (!isAppError(error)) throw error;
    currentContext()?.stale?.add(peer);
  };
}

/** Returns those of the forms that exist in the caller's frame, also deleted ones. */
async function getForms(
  { forms }: PeerClients,
  ids: readonly number[],
  timeoutMs: number,
): Promise<FormsV1.BatchGetFormsResponseOutput['forms']> {
  const response = await forms.unary<FormsV1.BatchGetFormsRequest, FormsV1.BatchGetFormsResponseOutput>(
    (stub) => stub.batchGetForms,
    { ids: [...ids] },
    { timeoutMs },
  );
  return response.forms;
}

function toFormAnswer(answer: FormsV1.AnswerOutput): FormAnswer {
  const { type, projectId, id } = answer.accessor ?? { type: '', projectId: '', id: '' };
  const { answeredById, answeredByName } = answer;
  return {
    id: answer.id,
    form_id: answer.formId,
    form_title: answer.formTitle,
    field_id: answer.fieldId,
    label: answer.label,
    type: answer.type,
    value: JSON.parse(answer.valueJson),
    accessor: { type, project_id: projectId, id: accessorId(type, id) },
    answered_by: answeredById === '' ? null : { id: answeredById, name: answeredByName },
    answered_at: answer.answeredAt,
  };
}

/** Ids of loose forms are numbers, ids of steps and assignments are UUIDs, and the project's own form has none. */
function accessorId(type: string, id: string): string | number | null {
  if (id === '') return null;
  return type === 'project_loose_form' ? Number(id) : id;
}
