import type { FormsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import type { AnswerChange } from '../answers/answer';
import { toAccessorMessage, toAnswerMessage, toFieldMessage } from '../answers/grpc-messages';
import type { ExportsModule } from './exports-module';
import type { FormWithColumns } from './stream-answers';

const SPREADSHEETS = { callers: ['spreadsheets'] };

type ExportHandlers = Pick<FormsV1.FormsServiceHandlers, 'StreamAnswerRows' | 'StreamHistoryRows'>;

/** Streams answers and changes of a frame for exports. */
export function exportsServer(useCases: ExportsModule, rpc: RpcHandlers): ExportHandlers {
  return {
    StreamAnswerRows: rpc.serverStream(
      SPREADSHEETS,
      async function* (request: FormsV1.StreamAnswerRowsRequestOutput, { caller }) {
        for await (const { head, answers } of useCases.streamAnswers(caller, request)) {
          const first = head ? { total: head.total, forms: head.forms.map(toFormMessage) } : {};
          yield { ...first, answers: answers.map(toAnswerMessage) };
        }
      },
    ),
    StreamHistoryRows: rpc.serverStream(
      SPREADSHEETS,
      async function* (request: FormsV1.StreamHistoryRowsRequestOutput, { caller }) {
        for await (const { total, changes } of useCases.streamChanges(caller, request)) {
          yield { ...(total === undefined ? {} : { total }), changes: changes.map(toChangeMessage) };
        }
      },
    ),
  };
}

function toFormMessage({ id, title, fields, deletedAt }: FormWithColumns): FormsV1.Form {
  return { id, title, fields: fields.map(toFieldMessage), deleted: deletedAt !== null };
}

function toChangeMessage(change: AnswerChange & { readonly formTitle: string }): FormsV1.AnswerChange {
  return {
    id: change.id,
    answerId: change.answerId,
    formId: change.formId,
    formTitle: change.formTitle,
    fieldId: change.fieldId,
    label: change.label,
    type: change.type,
    accessor: toAccessorMessage(change.accessor),
    oldValueJson: JSON.stringify(change.oldValue),
    newValueJson: JSON.stringify(change.newValue),
    changedById: change.changedBy.id,
    changedByName: change.changedBy.name ?? '',
    way: change.way,
    changedAt: change.changedAt.toISOString(),
  };
}
