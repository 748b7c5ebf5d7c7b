import type { FormsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import type { ImportJob, RowBatch, RowOutcome } from './import-row';
import type { ImportsModule } from './imports-module';

const SPREADSHEETS = { callers: ['spreadsheets'] };

type Handlers = Pick<FormsV1.FormsServiceHandlers, 'ApplyRows' | 'ListAppliedRows' | 'RollbackRows'>;

/** Imports of answers for the spreadsheets service. */
export function importsServer({ applyRows, listAppliedRows, rollbackRows }: ImportsModule, rpc: RpcHandlers): Handlers {
  return {
    ApplyRows: rpc.bidiStream(
      SPREADSHEETS,
      async function* (requests: AsyncIterable<FormsV1.ApplyRowsRequestOutput>, { caller }) {
        const messages = requests[Symbol.asyncIterator]();
        const first = await messages.next();
        if (first.done || !first.value.header)
          throw invalidInput({ header: ['The first message must contain the header.'] });
        const job = toJob(first.value.header);
        for await (const { batchNumber, outcomes } of applyRows(caller, job, batchesOf(messages))) {
          yield { batchNumber, outcomes: outcomes.map(toOutcomeMessage) };
        }
      },
    ),
    ListAppliedRows: rpc.serverStream(
      SPREADSHEETS,
      async function* (request: FormsV1.ListAppliedRowsRequestOutput, { caller }) {
        for await (const outcomes of listAppliedRows(caller, request))
          yield { outcomes: outcomes.map(toOutcomeMessage) };
      },
    ),
    RollbackRows: rpc.serverStream(
      SPREADSHEETS,
      async function* ({ operationId }: FormsV1.RollbackRowsRequestOutput, { caller }) {
        for await (const { restored, removed, retained } of rollbackRows(caller, operationId)) {
          yield {
            restored,
            removed,
            kept: retained.map(({ row, answerId, reason }) => ({ rowNumber: row, id: answerId, reason })),
          };
        }
      },
    ),
  };
}

async function* batchesOf(messages: AsyncIterator<FormsV1.ApplyRowsRequestOutput>): AsyncGenerator<RowBatch> {
  for (let next = await messages.next(); !next.done; next = await messages.next()) {
    if (next.value.batch) yield next.value.batch;
  }
}

function toJob({ operationId, attempt, formId, mode, dryRun }: FormsV1.ApplyRowsHeaderOutput): ImportJob {
  if (!isMode(mode)) throw invalidInput({ mode: ['Must be create, update or upsert.'] });
  return { operationId, attempt, formId, mode, dryRun };
}

function isMode(mode: string): mode is ImportJob['mode'] {
  return mode === 'create' || mode === 'update' || mode === 'upsert';
}

function toOutcomeMessage(outcome: RowOutcome): FormsV1.RowOutcome {
  return { ...outcome, errors: [...outcome.errors] };
}
