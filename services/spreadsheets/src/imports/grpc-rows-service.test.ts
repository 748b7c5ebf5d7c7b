import { JobFailure } from '../jobs/job-errors';
import type { ImportOperation } from '../operations/operation';
import { GrpcRowsService } from './grpc-rows-service';
import { projectsRows } from './row-calls';
import type { AppliedBatch, OutgoingBatch } from './rows-service';

const options = { mode: 'create', matchBy: null, createMissing: false, dryRun: false };
const operation = { id: 'operation', type: 'project', options } as ImportOperation;

/** A service that responds to each batch only after the sender has ended. */
function slowService() {
  const sent: { batch?: { number: number } }[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* responses() {
    await ended;
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    for (const { batch } of sent) if (batch) yield { batchNumber: batch.number, outcomes: [] };
  }
  const send = async (request: object) => void sent.push(request);
  const calls = projectsRows({
    bidiStream: (() => ({ send, end: () => end(), responses: responses() })) as never,
    serverStream: (() => []) as never,
  });
  return new GrpcRowsService(() => calls);
}

async function* breakingAfter(count: number): AsyncGenerator<OutgoingBatch> {
  for (let number = 0; number < count; number += 1) yield { number, rowNumbers: [number], columns: [] };
  throw new JobFailure('damaged', 'The file is damaged.');
}

it('fails after the responses to the sent batches if a later part of the workbook is damaged', async () => {
  const applied: AppliedBatch[] = [];
  const work = async () => {
    const batches = slowService().apply(operation, breakingAfter(2), new AbortController().signal);
    for await (const batch of batches) applied.push(batch);
  };

  await expect(work()).rejects.toMatchObject({ code: 'damaged' });
  expect(applied.map(({ number }) => number)).toEqual([0, 1]);
});
