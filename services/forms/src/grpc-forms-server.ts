import type { FormsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import type { Application } from './application';
import type { Form } from './forms/form';

const NEIGHBOURS = { callers: ['projects', 'funnels', 'spreadsheets', 'channels'] };
const MOST_IDS = 500;

/** Wire in, use case, wire out. */
export function formsServer({ queries }: Application, rpc: RpcHandlers): FormsV1.FormsServiceHandlers {
  return {
    BatchGetForms: rpc.unary(NEIGHBOURS, async ({ ids }: FormsV1.BatchGetFormsRequestOutput, { caller }) => ({
      forms: (await queries.findForms(caller, ids.slice(0, MOST_IDS))).map(toMessage),
    })),
  };
}

function toMessage({ id, title, fields, deletedAt }: Form): FormsV1.Form {
  return {
    id,
    title,
    fields: fields.map((field) => ({ id: field.id, label: field.label, type: field.type, required: field.required })),
    deleted: deletedAt !== null,
  };
}
