import type { FormsV1 } from '@trackway/contracts';
import type { CallSettings, GrpcClient } from '@trackway/grpc';
import type { AskForms, StepAccessor } from './forms-client';

/** What is told anyway later may not hold up who waits for an answer. */
const COURTESY_MS = 1_000;

type Forms = GrpcClient<FormsV1.FormsServiceClient>;

export function grpcAskForms(forms: Forms): AskForms {
  return {
    find: async (caller, ids) => {
      const found = await grpcLiveForms(forms, ids, { caller });
      return found.map(({ id, fields }) => ({ id, fieldIds: fields.map((field) => field.id) }));
    },
    stage: async (caller, stageId, accessor, answers) => {
      const staged = answers.map(({ fieldId, value }) => ({ fieldId, valueJson: JSON.stringify(value ?? null) }));
      await forms.unary<FormsV1.StageAnswersRequest, FormsV1.StageAnswersResponseOutput>(
        (stub) => stub.stageAnswers,
        { stageId, accessor: toMessage(accessor), answers: staged },
        { caller },
      );
    },
    missing: async (caller, accessor, { formIds, fieldIds, stageId = '' }) => {
      const { forms: lacking } = await forms.unary<
        FormsV1.MissingRequiredRequest,
        FormsV1.MissingRequiredResponseOutput
      >(
        (stub) => stub.missingRequired,
        { formIds: [...formIds], accessor: toMessage(accessor), stageId, fieldIds: [...fieldIds] },
        { caller },
      );
      return lacking.flatMap(({ formId, fields }) =>
        fields.map(({ id: fieldId, label, type }) => ({ formId, fieldId, label, type })),
      );
    },
    commit: async (caller, stageId) => {
      await forms.unary<FormsV1.CommitStagedRequest, FormsV1.CommitStagedResponseOutput>(
        (stub) => stub.commitStaged,
        { stageId },
        { caller, timeoutMs: COURTESY_MS },
      );
    },
    drop: async (caller, stageId) => {
      await forms.unary<FormsV1.DropStagedRequest, FormsV1.DropStagedResponseOutput>(
        (stub) => stub.dropStaged,
        { stageId },
        { caller, timeoutMs: COURTESY_MS },
      );
    },
  };
}

/** Those of the forms that the caller's frame has and that are not deleted, in no order. */
export async function grpcLiveForms(
  forms: Forms,
  ids: readonly number[],
  options?: CallSettings,
): Promise<FormsV1.BatchGetFormsResponseOutput['forms']> {
  const { forms: found } = await forms.unary<FormsV1.BatchGetFormsRequest, FormsV1.BatchGetFormsResponseOutput>(
    (stub) => stub.batchGetForms,
    { ids: [...ids] },
    options,
  );
  return found.filter(({ deleted }) => !deleted);
}

function toMessage({ projectId, stepId }: StepAccessor): FormsV1.Accessor {
  return { type: 'project_step_form', projectId, id: stepId };
}
