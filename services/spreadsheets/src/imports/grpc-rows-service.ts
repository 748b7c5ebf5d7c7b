import type { ImportOperation } from '../operations/operation';
import type { ApplyCall, RowCalls } from './row-calls';
import type { AppliedBatch, OutgoingBatch, RowOutcome, RowsService } from './rows-service';

export class GrpcRowsService implements RowsService {
  /** `callsOf` chooses the service that stores the rows of an operation. */
  constructor(private readonly callsOf: (operation: ImportOperation) => RowCalls) {}

  async *apply(
    operation: ImportOperation,
    batches: AsyncIterable<OutgoingBatch>,
    signal: AbortSignal,
  ): AsyncGenerator<AppliedBatch> {
    const call = this.callsOf(operation).openApply(operation, signal);
    const failed = new AbortController();
    const sending = sendAll(call, failed.signal, batches);
    // An error of the sender is thrown below, after the responses to the earlier batches. Until then the rejection must count
    // as handled, because an unhandled one terminates the process.
    sending.catch(() => undefined);
    try {
      for await (const { batchNumber, outcomes } of call.responses) yield { number: batchNumber, outcomes };
      await sending;
    } finally {
      // The sender may still be waiting for a batch. Closing the source of the batches ends it.
      failed.abort();
    }
  }

  async *endImport(
    operation: ImportOperation,
    afterRow: number,
    signal: AbortSignal,
  ): AsyncGenerator<readonly RowOutcome[]> {
    for await (const { outcomes } of this.callsOf(operation).list(operation, afterRow, signal)) yield outcomes;
  }
}

async function sendAll(call: ApplyCall, failed: AbortSignal, batches: AsyncIterable<OutgoingBatch>): Promise<void> {
  try {
    await call.sendHeader();
    for await (const { number, rowNumbers, columns } of batches) {
      if (failed.aborted) return;
      const sent = columns.map(({ key, values, kinds }) => ({ key, values: [...values], kinds: Buffer.from(kinds) }));
      await call.sendBatch({ number, rowNumbers: [...rowNumbers], columns: sent });
    }
  } finally {
    call.end();
  }
}
