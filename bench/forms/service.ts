import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { FIELDS, type Subject } from './subject.ts';

const require = createRequire(import.meta.url);
const { MongoConnection, MongoCounters, MongoDatabase } =
  require('@trackway/mongo') as typeof import('@trackway/mongo');
const { newId } = require('@trackway/runtime') as typeof import('@trackway/runtime');
const { quietLogger } = require('@trackway/testkit') as typeof import('@trackway/testkit');
const { MongoUnitOfWork, openModels } =
  require('../../services/forms/dist/mongo-unit-of-work.js') as typeof import('../../services/forms/dist/mongo-unit-of-work.js');
const { makeCreateForm } =
  require('../../services/forms/dist/forms/create-form.js') as typeof import('../../services/forms/dist/forms/create-form.js');
const { makePutAnswers } =
  require('../../services/forms/dist/answers/put-answers.js') as typeof import('../../services/forms/dist/answers/put-answers.js');
const { makeReadAnswersOfProjects } =
  require('../../services/forms/dist/answers/read-answers.js') as typeof import('../../services/forms/dist/answers/read-answers.js');

/** The use cases of the forms service on its stores: rules, visibility, history and events included, without transports. */
export async function serviceSubject(url: string): Promise<Subject> {
  const mongo = await new MongoConnection({ url, name: 'bench', maxPoolSize: 20, logger: quietLogger() }).start();
  const { connection } = mongo;
  const deps = {
    unitOfWork: new MongoUnitOfWork(new MongoDatabase(connection), openModels(connection), () => undefined),
    counters: new MongoCounters(connection),
    projects: {
      assertExists: async () => undefined,
      assertWritable: async () => ({ frame: { name: '', locale: '' } }),
    },
    steps: { assertExists: async () => undefined },
    settleStages: async () => undefined,
    newId,
    clock: () => new Date(),
  };
  const [createForm, putAnswers] = [makeCreateForm(deps), makePutAnswers(deps)];
  const readAnswersOfProjects = makeReadAnswersOfProjects(deps);
  const caller = { kind: 'user' as const, id: randomUUID(), frameId: randomUUID(), scopes: ['*'], name: 'Bench' };
  const fields = Array.from({ length: FIELDS }, (_, n) => ({ label: `Field ${n}`, type: 'short_text' as const }));
  const drafts = fields.map((field) => ({ ...field, required: false, options: [], validation: {} }));
  const form = await createForm(caller, { title: 'Survey', description: '', fields: drafts, page: {} });
  return {
    name: 'forms service',
    write: async (projectId) => {
      const answers = form.fields.map(({ id }: { id: string }) => ({
        field_id: id,
        value: `an answer of ${projectId}`,
      }));
      const accessor = { type: 'project_form' as const, projectId, id: null };
      await putAnswers(caller, { formId: form.id, accessor, answers });
    },
    read: async (projectIds) => (await readAnswersOfProjects(caller, projectIds)).length,
    close: () => mongo.stop(),
  };
}
