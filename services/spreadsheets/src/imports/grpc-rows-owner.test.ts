import type { ImportOperation } from '../operations/operation';
import { JobFailure } from '../workers/job-failure';
import { GrpcRowsOwner } from './grpc-rows-owner';
import type { AnsweredBatch, OutgoingBatch } from './rows-owner';

const options = { mode: 'create', matchBy: null, createMissing: false, dryRun: false };
const operation = { id: 'operation', type: 'project', options } as ImportOperation;

/** An owner that answers each batch, the last of them a while after the sender has ended. */
function slowOwner() {
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
  return new GrpcRowsOwner({
    bidiStream: (() => ({ send, end: () => end(), responses: responses() })) as never,
    serverStream: (() => []) as never,
  });
}

async function* breakingAfter(count: number): AsyncGenerator<OutgoingBatch> {
  for (let number = 0; number < count; number += 1) yield { number, rowNumbers: [number], columns: [] };
  throw new JobFailure('damaged', 'The file is damaged.');
}

it('a workbook that turns out to be damaged in the middle fails its job behind what was applied, and nothing else', async () => {
  const answered: AnsweredBatch[] = [];
  const work = async () => {
    const answers = slowOwner().apply(operation, breakingAfter(2), new AbortController().signal);
    for await (const answer of answers) answered.push(answer);
  };

  await expect(work()).rejects.toMatchObject({ code: 'damaged' });
  expect(answered.map(({ number }) => number)).toEqual([0, 1]);
});
