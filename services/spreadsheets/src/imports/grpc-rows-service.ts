import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { ImportOperation } from '../operations/operation';
import type { AppliedBatch, OutgoingBatch, RowOutcome, RowsService } from './rows-service';

/** Deadline of one import. A million rows take a few minutes. */
const MAX_IMPORT_MS = 60 * 60 * 1_000;
const MAX_LIST_MS = 60_000;

export class GrpcRowsService implements RowsService {
  constructor(
    private readonly projects: Pick<GrpcClient<ProjectsV1.ProjectsServiceClient>, 'bidiStream' | 'serverStream'>,
  ) {}

  async *apply(
    operation: ImportOperation,
    batches: AsyncIterable<OutgoingBatch>,
    signal: AbortSignal,
  ): AsyncGenerator<AppliedBatch> {
    const { send, end, responses } = this.projects.bidiStream<
      ProjectsV1.ApplyRowsRequest,
      ProjectsV1.ApplyRowsResponseOutput
    >((stub) => stub.applyRows, { timeoutMs: MAX_IMPORT_MS, signal });
    const failed = new AbortController();
    const sending = sendAll({ send, end, failed: failed.signal }, toHeader(operation), batches);
    // An error of the sender is thrown below, after the responses to the earlier batches. Until then the rejection must count
    // as handled, because an unhandled one terminates the process.
    sending.catch(() => undefined);
    try {
      for await (const { batchNumber, outcomes } of responses) yield { number: batchNumber, outcomes };
      await sending;
    } finally {
      // The sender may still be waiting for a batch. Closing the source of the batches ends it.
      failed.abort();
    }
  }

  async *endImport(
    { id }: ImportOperation,
    afterRow: number,
    signal: AbortSignal,
  ): AsyncGenerator<readonly RowOutcome[]> {
    const batches = this.projects.serverStream<
      ProjectsV1.ListAppliedRowsRequest,
      ProjectsV1.ListAppliedRowsResponseOutput
    >(
      (stub) => stub.listAppliedRows,
      { operationId: id, afterRow, endImport: true },
      { timeoutMs: MAX_LIST_MS, signal },
    );
    for await (const { outcomes } of batches) yield outcomes;
  }
}

async function sendAll(
  call: { send: (request: ProjectsV1.ApplyRowsRequest) => Promise<void>; end: () => void; failed: AbortSignal },
  header: ProjectsV1.ApplyRowsHeader,
  batches: AsyncIterable<OutgoingBatch>,
): Promise<void> {
  try {
    await call.send({ header });
    for await (const { number, rowNumbers, columns } of batches) {
      if (call.failed.aborted) return;
      const sent = columns.map(({ key, values, kinds }) => ({ key, values: [...values], kinds: Buffer.from(kinds) }));
      await call.send({ batch: { number, rowNumbers: [...rowNumbers], columns: sent } });
    }
  } finally {
    call.end();
  }
}

function toHeader({ id, type, options }: ImportOperation): ProjectsV1.ApplyRowsHeader {
  const { mode, matchBy, createMissing, dryRun } = options;
  return { operationId: id, type, mode, matchBy: matchBy ?? '', createMissing, dryRun };
}
