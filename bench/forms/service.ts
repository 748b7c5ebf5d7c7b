import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { FIELDS, type Subject } from './subject.ts';

const require = createRequire(import.meta.url);
const { MongoConnection, MongoCounters, MongoDatabase, outboxModels } =
  require('@trackway/mongo') as typeof import('@trackway/mongo');
const { newId } = require('@trackway/runtime') as typeof import('@trackway/runtime');
const { quietLogger } = require('@trackway/testkit') as typeof import('@trackway/testkit');
const forms = (file: string) => require(`../../services/forms/dist/${file}.js`);

/** The use cases of the forms service on its stores: rules, visibility, history and events included, without transports. */
export async function serviceSubject(url: string): Promise<Subject> {
  const mongo = await new MongoConnection({ url, name: 'bench', maxPoolSize: 20, logger: quietLogger() }).start();
  const { connection } = mongo;
  const models = {
    forms: forms('forms/form-models').formModels(connection),
    looseForms: forms('loose-forms/loose-form-model').looseFormModel(connection),
    answers: forms('answers/answer-models').answerModels(connection),
    files: forms('files/file-model').fileModels(connection),
    formLinks: forms('form-links/form-link-models').formLinkModels(connection),
    stages: forms('staging/stage-model').stageModel(connection),
    projectFacts: forms('projects/project-facts-model').projectFactsModel(connection),
    outbox: outboxModels(connection),
  };
  const { MongoUnitOfWork } = forms('mongo-unit-of-work');
  const { commands, queries } = forms('application').buildApplication({
    unitOfWork: new MongoUnitOfWork(new MongoDatabase(connection), models, () => undefined),
    counters: new MongoCounters(connection),
    projects: { require: async () => undefined, requireOpen: async () => ({ frame: { name: '', locale: '' } }) },
    steps: { require: async () => undefined },
    moves: { committed: async () => new Set() },
    newId,
    newToken: randomUUID,
    clock: () => new Date(),
  });
  const caller = { kind: 'user', id: randomUUID(), frameId: randomUUID(), scopes: ['*'], name: 'Bench' };
  const fields = Array.from({ length: FIELDS }, (_, n) => ({ label: `Field ${n}`, type: 'short_text' }));
  const drafts = fields.map((field) => ({ ...field, required: false, options: [], validation: {} }));
  const form = await commands.createForm(caller, { title: 'Survey', description: '', fields: drafts });
  return {
    name: 'forms service',
    write: async (projectId) => {
      const answers = form.fields.map(({ id }: { id: string }) => ({
        field_id: id,
        value: `an answer of ${projectId}`,
      }));
      const accessor = { type: 'project_form', projectId, id: null };
      await commands.putAnswers(caller, { formId: form.id, accessor, answers });
    },
    read: async (projectIds) => (await queries.readAnswersOfProjects(caller, projectIds)).length,
    close: () => mongo.stop(),
  };
}
