import { type FormsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { invalidInput, unavailable } from '@trackway/errors';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

interface FakeForm {
  readonly id: number;
  readonly fields: readonly { readonly id: string; readonly label: string; readonly required: boolean }[];
}

/** A fake forms service with the forms of a test, and answers of projects at steps. */
export async function startFakeForms() {
  const forms = new Map<number, FakeForm>();
  const answers = new Map<string, Map<string, string>>();
  const staged = new Map<string, { at: string; values: Map<string, string> }>();
  const committed: string[] = [];
  let away = false;
  const rpc = new RpcHandlers({ tokens: tokensOf('forms'), logger: quietLogger() });
  const rule = { callers: ['funnels'] };
  const at = (accessor: FormsV1.AccessorOutput | null) => `${accessor?.projectId}/${accessor?.id}`;
  function refuseWhileAway(): void {
    if (away) throw unavailable('forms is away');
  }

  const handlers: FormsV1.FormsServiceHandlers = {
    BatchGetForms: rpc.unary(rule, async ({ ids }: FormsV1.BatchGetFormsRequestOutput) => ({
      forms: ids.flatMap((id) => {
        const form = forms.get(id);
        return form
          ? [{ id, title: 'Survey', fields: form.fields.map((field) => ({ ...field, type: 'number' })) }]
          : [];
      }),
    })),
    MissingRequired: rpc.unary(rule, async (request: FormsV1.MissingRequiredRequestOutput) => {
      refuseWhileAway();
      const known = new Map([
        ...(answers.get(at(request.accessor)) ?? []),
        ...(staged.get(request.stageId)?.values ?? []),
      ]);
      const lacking = request.formIds.map((formId) => ({
        formId,
        fields: (forms.get(formId)?.fields ?? [])
          .filter(({ id, required }) => (required || request.fieldIds.includes(id)) && !known.has(id))
          .map((field) => ({ ...field, type: 'number' })),
      }));
      return { forms: lacking.filter(({ fields }) => fields.length > 0) };
    }),
    StageAnswers: rpc.unary(rule, async (request: FormsV1.StageAnswersRequestOutput) => {
      refuseWhileAway();
      const wrong = request.answers.findIndex(({ valueJson }) => valueJson === '"wrong"');
      if (wrong >= 0) throw invalidInput({ [`answers.${wrong}.value`]: ['Must be a number.'] });
      const values = new Map(request.answers.map(({ fieldId, valueJson }) => [fieldId, valueJson]));
      staged.set(request.stageId, { at: at(request.accessor), values });
      return { expiresAt: '' };
    }),
    CommitStaged: rpc.unary(rule, async ({ stageId }: FormsV1.CommitStagedRequestOutput) => {
      refuseWhileAway();
      const stage = staged.get(stageId);
      if (stage) answers.set(stage.at, new Map([...(answers.get(stage.at) ?? []), ...stage.values]));
      committed.push(stageId);
      staged.delete(stageId);
      return {};
    }),
    DropStaged: rpc.unary(rule, async ({ stageId }: FormsV1.DropStagedRequestOutput) => {
      refuseWhileAway();
      staged.delete(stageId);
      return {};
    }),
    BatchGetAnswers: rpc.unary(rule, async () => ({ answers: [] })),
    AttachLooseForm: rpc.unary(rule, async () => ({ looseFormId: 1 })),
    StreamAnswerRows: rpc.serverStream(rule, notHere),
    StreamHistoryRows: rpc.serverStream(rule, notHere),
    StreamForms: rpc.serverStream(rule, notHere),
    StreamAnswers: rpc.serverStream(rule, notHere),
    ApplyRows: rpc.bidiStream(rule, notHere),
    ListAppliedRows: rpc.serverStream(rule, notHere),
    RollbackRows: rpc.serverStream(rule, notHere),
    ListEffects: rpc.unary(rule, async () => ({ effects: [] })),
    ListRecordChanges: rpc.unary(rule, async () => ({ effects: [] })),
    ReadRecords: rpc.unary(rule, async () => ({ states: [] })),
    ChangeRecord: rpc.unary(rule, async () => ({})),
  };
  const server = await startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.forms, handlers });
  return {
    address: `127.0.0.1:${server.port}`,
    forms,
    answers,
    staged,
    committed,
    setAway: (value: boolean) => {
      away = value;
    },
    stop: () => server.stop(),
  };
}

export type FakeForms = Awaited<ReturnType<typeof startFakeForms>>;

// biome-ignore lint/correctness/useYield: no test reads rows.
async function* notHere(): AsyncGenerator<never> {
  throw new Error('Funnels never asks for rows.');
}
