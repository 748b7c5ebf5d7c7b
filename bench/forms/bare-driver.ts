import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { FIELDS, type Subject } from './subject.ts';

const { mongo } = createRequire(import.meta.url)('mongoose') as typeof import('mongoose');

/** Writes the same documents in the same transactions with the driver only: no rules, no models. */
export async function bareDriver(url: string): Promise<Subject> {
  const client = await new mongo.MongoClient(url, { maxPoolSize: 20, w: 'majority' }).connect();
  const database = client.db();
  const collection = (name: string) => database.collection<{ _id: string }>(name);
  const frame_id = randomUUID();
  const fieldIds = Array.from({ length: FIELDS }, () => randomUUID());
  const by = { kind: 'user', id: randomUUID(), name: 'Bench' };
  return {
    name: 'bare driver',
    write: async (project_id) => {
      const accessor_key = `project_form:${project_id}:`;
      const context = {
        frame_id,
        form_id: 1,
        accessor_key,
        accessor_type: 'project_form',
        accessor_id: null,
        project_id,
      };
      const at = new Date();
      const value = `an answer of ${project_id}`;
      const answers = fieldIds.map((field_id, n) => ({ _id: randomUUID(), ...context, field_id, label: `Field ${n}` }));
      const given = { type: 'short_text', form_version: 1, value, answered_by: by, answered_at: at, version: 1 };
      const changed = {
        type: 'short_text',
        old_value: null,
        new_value: value,
        changed_by: by,
        way: 'api',
        changed_at: at,
      };
      const session = client.startSession();
      try {
        session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
        await collection('forms').findOne({ frame_id, id: 1 }, { session });
        await collection('answer_contexts').insertOne({ _id: `${frame_id}:1:${accessor_key}` }, { session });
        await collection('answers').find({ frame_id, accessor_key }, { session }).toArray();
        await collection('answers').insertMany(
          answers.map((one) => ({ ...one, ...given })),
          { session },
        );
        const changes = answers.map((one) => ({ ...one, _id: randomUUID(), answer_id: one._id, ...changed }));
        await collection('answer_changes').insertMany(changes, { session });
        // An event for each answer, one for the form and a line for the project's history.
        const events = [...answers, {}, {}].map((one) => ({
          _id: randomUUID(),
          value: JSON.stringify({ ...one, ...given }),
        }));
        await collection('outbox').insertMany(events, { session });
        await session.commitTransaction();
      } finally {
        await session.endSession();
      }
    },
    read: async (projectIds) => {
      const filter = { frame_id, project_id: { $in: [...projectIds] }, value: { $ne: null } };
      return (await collection('answers').find(filter).sort({ _id: 1 }).toArray()).length;
    },
    close: () => client.close(),
  };
}
