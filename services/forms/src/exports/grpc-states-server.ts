import type { FormsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import type { Answer } from '../answers/answer';
import { searchableValue } from '../answers/answer-events';
import { toAnswerMessage, toFieldMessage, toFormMessage } from '../answers/grpc-messages';
import type { ExportsModule } from './exports-module';
import type { FormState } from './stream-states';

const READ_MODELS = { callers: ['projects'] };

type StateHandlers = Pick<FormsV1.FormsServiceHandlers, 'StreamForms' | 'StreamAnswers'>;

/** Streams the current state of forms and answers of a frame, to rebuild read models. */
export function statesServer(useCases: ExportsModule, rpc: RpcHandlers): StateHandlers {
  return {
    StreamForms: rpc.serverStream(READ_MODELS, async function* (_: FormsV1.StreamFormsRequestOutput, { caller }) {
      for await (const states of useCases.streamForms(caller)) yield { forms: states.map(toFormStateMessage) };
    }),
    StreamAnswers: rpc.serverStream(
      READ_MODELS,
      async function* ({ batchRows }: FormsV1.StreamAnswersRequestOutput, { caller }) {
        for await (const answers of useCases.streamAnswerStates(caller, batchRows)) {
          yield { answers: answers.map(toAnswerStateMessage) };
        }
      },
    ),
  };
}

function toFormStateMessage({ form, fields }: FormState): FormsV1.Form {
  return {
    ...toFormMessage(form),
    fields: fields.map((field) => ({ ...toFieldMessage(field), version: field.version })),
    version: form.version,
    deletedAt: form.deletedAt?.toISOString() ?? '',
  };
}

function toAnswerStateMessage(answer: Answer): FormsV1.Answer {
  const valueJson = JSON.stringify(searchableValue(answer.value, answer.type));
  return { ...toAnswerMessage({ ...answer, formTitle: '' }), valueJson, version: answer.version };
}
