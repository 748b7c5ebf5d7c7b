import { type FormsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

const rule = { callers: ['spreadsheets'] };

/** A fake forms service that streams the data of a test in batches of the requested size. */
export async function startFakeForms() {
  const rows: {
    forms: FormsV1.Form[];
    answers: FormsV1.Answer[];
    changes: FormsV1.AnswerChange[];
    batchRows: number;
  } = { forms: [], answers: [], changes: [], batchRows: 2 };
  const rpc = new RpcHandlers({ tokens: tokensOf('forms'), logger: quietLogger() });
  const handlers = {
    StreamAnswerRows: rpc.serverStream(rule, async function* () {
      yield { total: rows.answers.length, forms: rows.forms, answers: [] };
      for (const answers of batchesOf(rows.answers, rows.batchRows)) yield { answers };
    }),
    StreamHistoryRows: rpc.serverStream(rule, async function* () {
      yield { total: rows.changes.length, changes: [] };
      for (const changes of batchesOf(rows.changes, rows.batchRows)) yield { changes };
    }),
  } satisfies Partial<FormsV1.FormsServiceHandlers>;
  const server = await startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.forms, handlers });
  return { address: `127.0.0.1:${server.port}`, rows, stop: () => server.stop() };
}

function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
