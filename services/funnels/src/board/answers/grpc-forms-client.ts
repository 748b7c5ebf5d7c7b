import type { FormsV1 } from '@trackway/contracts';
import type { CallSettings, GrpcClient } from '@trackway/grpc';
import type { FormsClient, StepAccessor } from './forms-client';

/** Timeout of best-effort calls: forms also learns from an event whether a stage counts. */
const BEST_EFFORT_MS = 1_000;

type Forms = GrpcClient<FormsV1.FormsServiceClient>;

export function grpcFormsClient(forms: Forms): FormsClient {
  return {
    findForms: async (caller, ids) => {
      const found = await grpcLiveForms(forms, ids, { caller });
      return found.map(({ id, fields }) => ({ id, fieldIds: fields.map((field) => field.id) }));
    },
    stageAnswers: async (caller, stageId, accessor, answers) => {
      const staged = answers.map(({ fieldId, value }) => ({ fieldId, valueJson: JSON.stringify(value ?? null) }));
      await forms.unary<FormsV1.StageAnswersRequest, FormsV1.StageAnswersResponseOutput>(
        (stub) => stub.stageAnswers,
        { stageId, accessor: toMessage(accessor), answers: staged },
        { caller },
      );
    },
    findMissingFields: async (caller, accessor, { formIds, fieldIds, stageId = '' }) => {
      const { forms: incomplete } = await forms.unary<
        FormsV1.MissingRequiredRequest,
        FormsV1.MissingRequiredResponseOutput
      >(
        (stub) => stub.missingRequired,
        { formIds: [...formIds], accessor: toMessage(accessor), stageId, fieldIds: [...fieldIds] },
        { caller },
      );
      return incomplete.flatMap(({ formId, fields }) =>
        fields.map(({ id: fieldId, label, type }) => ({ formId, fieldId, label, type })),
      );
    },
    commitStage: async (caller, stageId) => {
      await forms.unary<FormsV1.CommitStagedRequest, FormsV1.CommitStagedResponseOutput>(
        (stub) => stub.commitStaged,
        { stageId },
        { caller, timeoutMs: BEST_EFFORT_MS },
      );
    },
    dropStage: async (caller, stageId) => {
      await forms.unary<FormsV1.DropStagedRequest, FormsV1.DropStagedResponseOutput>(
        (stub) => stub.dropStaged,
        { stageId },
        { caller, timeoutMs: BEST_EFFORT_MS },
      );
    },
  };
}

/** Returns the forms of the caller's frame that are not deleted, in no particular order. */
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
