import { type FormsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

type StoredAnswer = FormsV1.Answer & { readonly readForProjectId: string; readonly frameId: string };

/** Fake of forms with configurable answers, which records its calls. */
export async function startFakeForms() {
  const rpc = new RpcHandlers({ tokens: tokensOf('forms'), logger: quietLogger() });
  const state = {
    answers: [] as StoredAnswer[],
    requests: [] as string[][],
    silent: false,
    held: undefined as Promise<void> | undefined,
  };
  const rule = { callers: ['projects'] };
  const handlers: Pick<FormsV1.FormsServiceHandlers, 'BatchGetForms' | 'BatchGetAnswers' | 'ListEffects'> = {
    ListEffects: rpc.unary(rule, async () => ({ effects: [] })),
    BatchGetForms: rpc.unary(rule, async ({ ids }: FormsV1.BatchGetFormsRequestOutput) => {
      await state.held;
      return { forms: ids.map((id) => ({ id, title: `Form ${id}` })) };
    }),
    BatchGetAnswers: rpc.unary(rule, async ({ projectIds }: FormsV1.BatchGetAnswersRequestOutput, { caller }) => {
      state.requests.push(projectIds);
      if (state.silent) await new Promise(() => undefined);
      const isRequested = ({ readForProjectId, frameId }: StoredAnswer) =>
        frameId === caller.frameId && projectIds.includes(readForProjectId);
      return { answers: state.answers.filter(isRequested) };
    }),
  };
  const server = await startGrpcServer({
    port: 0,
    protoFolder: PROTO_FOLDER,
    service: protoServices.forms,
    handlers,
  });
  return { ...server, state, address: `127.0.0.1:${server.port}` };
}
