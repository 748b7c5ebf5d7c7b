import type { ChannelsV1, FormsV1, FunnelsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { Caller, Logger } from '@trackway/runtime';
import type { PeerClients } from './peer-clients';
import type { FindProjectsInUse } from './peer-queries';

const TIMEOUT_MS = 5_000;
/** The maximum of each call. */
const MAX_IDS = 100;

/** Asks the services that use projects. Their events may be late, so the read model is not sufficient. */
export function grpcProjectsInUse(clients: PeerClients, logger: Pick<Logger, 'warn'>): FindProjectsInUse {
  const sources = [withAnswers, withAssignments, withConversations].map((find) => find(clients));
  return async (caller, ids) => {
    const found = new Map<string, 'in_use' | 'use_unknown'>();
    for (let first = 0; first < ids.length; first += MAX_IDS) {
      const some = ids.slice(first, first + MAX_IDS);
      const results = await Promise.allSettled(sources.map((find) => find(caller, some)));
      for (const result of results) {
        if (result.status === 'fulfilled') {
          for (const id of result.value) found.set(id, 'in_use');
          continue;
        }
        if (!isAppError(result.reason)) throw result.reason;
        logger.warn({ err: result.reason }, 'a rollback keeps projects because another service is unavailable');
        for (const id of some) if (!found.has(id)) found.set(id, 'use_unknown');
      }
    }
    return found;
  };
}

type FindUsed = (caller: Caller, ids: readonly string[]) => Promise<readonly string[]>;

function withAnswers({ forms }: PeerClients): FindUsed {
  return async (caller, ids) => {
    const { answers } = await forms.unary<FormsV1.BatchGetAnswersRequest, FormsV1.BatchGetAnswersResponseOutput>(
      (stub) => stub.batchGetAnswers,
      { projectIds: [...ids] },
      { timeoutMs: TIMEOUT_MS, caller },
    );
    return answers.map(({ readForProjectId }) => readForProjectId);
  };
}

function withAssignments({ funnels }: PeerClients): FindUsed {
  return async (caller, ids) => {
    const { assignments } = await funnels.unary<
      FunnelsV1.BatchGetAssignmentsRequest,
      FunnelsV1.BatchGetAssignmentsResponseOutput
    >((stub) => stub.batchGetAssignments, { projectIds: [...ids] }, { timeoutMs: TIMEOUT_MS, caller });
    return assignments.filter(({ leftAt }) => leftAt === '').map(({ projectId }) => projectId);
  };
}

function withConversations({ channels }: PeerClients): FindUsed {
  return async (caller, ids) => {
    const { projectIds } = await channels.unary<
      ChannelsV1.ListLinkedProjectsRequest,
      ChannelsV1.ListLinkedProjectsResponseOutput
    >((stub) => stub.listLinkedProjects, { projectIds: [...ids] }, { timeoutMs: TIMEOUT_MS, caller });
    return projectIds;
  };
}
