import { newId } from '@trackway/runtime';
import type { Accessor } from '../projects/accessor';
import type { Answer, AnswerChange } from './answer';
import type { AnswerStore } from './answer-store';

const by = { kind: 'user', id: newId(), name: 'Bo' };

function contextOf(projectId: string): Accessor {
  return { type: 'project_form', projectId, id: null };
}

function anAnswer(frameId: string, accessor: Accessor, changes: Partial<Answer> = {}): Answer {
  const field = { formId: 1, formVersion: 1, fieldId: newId(), label: 'Name', type: 'short_text' } as const;
  const answer = { id: newId(), value: 'first', answeredBy: by, answeredAt: new Date(), version: 1 };
  return { frameId, accessor, ...field, ...answer, ...changes };
}

function changeOf(answer: Answer, changedAt: Date): AnswerChange {
  const { frameId, formId, fieldId, label, type, accessor, value } = answer;
  const context = { frameId, formId, fieldId, label, type, accessor };
  const change = { oldValue: null, newValue: value, changedBy: by, way: 'api', changedAt } as const;
  return { id: newId(), answerId: answer.id, ...context, ...change };
}

/** The behaviour of every answer store. */
export function describeAnswerStore(name: string, open: () => AnswerStore): void {
  describe(`${name} as a store of answers`, () => {
    const page = { page: 1, perPage: 2 };
    let store: AnswerStore;
    let frameId: string;
    let accessor: Accessor;

    beforeEach(() => {
      store = open();
      frameId = newId();
      accessor = contextOf(newId());
    });

    it('finds answers by frame, context and form, including cleared ones', async () => {
      const answers = [anAnswer(frameId, accessor), anAnswer(frameId, accessor, { formId: 2, value: null })];
      const others = [anAnswer(frameId, contextOf(newId())), anAnswer(newId(), accessor)];

      await store.write([...answers, ...others], []);

      const ids = async (formId?: number) =>
        (await store.findInContexts(frameId, [accessor], formId)).map(({ id }) => id).toSorted();
      expect(await ids()).toEqual(answers.map(({ id }) => id).toSorted());
      expect(await ids(2)).toEqual([answers[1]?.id]);
    });

    it('replaces an answer by its next version', async () => {
      const answer = anAnswer(frameId, accessor);
      await store.write([answer], []);

      const next = { ...answer, value: 'second', version: 2 };
      await store.write([next], []);

      expect(await store.findInContexts(frameId, [accessor])).toEqual([next]);
    });

    it('finds the answers of projects by id, except cleared ones', async () => {
      const other = contextOf(newId());
      const answers = [anAnswer(frameId, other), anAnswer(frameId, accessor)];
      await store.write([...answers, anAnswer(frameId, accessor, { value: null })], []);

      const found = await store.findOfProjects(frameId, [accessor.projectId, other.projectId]);

      expect(found.map(({ id }) => id)).toEqual(answers.map(({ id }) => id).toSorted());
    });

    it('pages through the answers of a frame by id', async () => {
      const answers = [1, 2, 3].map(() => anAnswer(frameId, accessor));
      await store.write(answers, []);
      const [first, ...rest] = answers.map(({ id }) => id).toSorted();

      expect((await store.after(frameId, '', 1)).map(({ id }) => id)).toEqual([first]);
      expect((await store.after(frameId, first ?? '', 5)).map(({ id }) => id)).toEqual(rest);
    });

    it('returns changes newest first, with their total', async () => {
      const answer = anAnswer(frameId, accessor);
      const changes = [1, 3, 2].map((second) => changeOf(answer, new Date(second * 1_000)));
      await store.write([answer], [...changes, changeOf(anAnswer(frameId, accessor), new Date(0))]);

      const { items, total } = await store.changes(frameId, [accessor], { fieldId: answer.fieldId }, page);

      expect(items.map(({ changedAt }) => changedAt.getTime())).toEqual([3_000, 2_000]);
      expect(total).toBe(3);
    });

    it('finds answers by id, including cleared ones, of its frame only', async () => {
      const answers = [anAnswer(frameId, accessor), anAnswer(frameId, accessor, { value: null })];
      const foreign = anAnswer(newId(), accessor);
      await store.write([...answers, foreign], []);

      const found = await store.findMany(
        frameId,
        [...answers, foreign].map(({ id }) => id),
      );

      expect(found.map(({ id }) => id).toSorted()).toEqual(answers.map(({ id }) => id).toSorted());
    });

    it('finds the last answers to each question of forms by different causes, however many there are', async () => {
      const fieldId = newId();
      const given = (second: number, correlationId: string, changes: Partial<Answer & AnswerChange> = {}) => {
        const answer = anAnswer(frameId, contextOf(newId()), { fieldId, ...changes });
        const cause = { correlationId, causationId: null, requestId: null, eventIds: [] };
        return { ...changeOf(answer, new Date(second * 1_000)), cause, ...changes };
      };
      const byImport = Array.from({ length: 30 }, () => given(500, 'import'));
      const others = Array.from({ length: 12 }, (_, index) => given(10 + index, newId()));
      const cleared = given(900, newId());
      const changes = [
        ...[...byImport, ...others, cleared, { ...cleared, id: newId(), newValue: null, changedAt: new Date(901_000) }],
        ...[given(1, newId()), given(950, newId(), { formId: 2 }), given(950, newId(), { type: 'calculated' })],
      ];
      await store.write([], changes);

      const uses = await store.usesOfForms(frameId, [1], new Date(2_000));
      expect(uses.slice(0, -1).map(({ id }) => id)).toEqual(others.slice(3).map(({ id }) => id));
      expect(byImport.map(({ id }) => id)).toContain(uses.at(-1)?.id);
      expect(uses[0]).toEqual({
        ...{ id: others[3]?.id, formId: 1, fieldId, label: 'Name', changedBy: by },
        ...{ changedAt: others[3]?.changedAt, cause: others[3]?.cause },
      });
      expect(await store.usesOfForms(newId(), [1], new Date(0))).toEqual([]);
    });

    it('finds changes by each name of their cause, oldest first', async () => {
      const answer = anAnswer(frameId, accessor);
      const cause = { correlationId: newId(), causationId: newId(), requestId: newId(), eventIds: [newId()] };
      const newer = { ...changeOf(answer, new Date(2_000)), cause };
      const older = { ...changeOf(answer, new Date(1_000)), cause: { ...cause, causationId: null } };
      const without = changeOf(answer, new Date(0));
      await store.write([answer], [newer, older, without]);
      const idsOf = async (...names: string[]) => (await store.causedBy(frameId, names)).map(({ id }) => id);

      expect(await idsOf(cause.correlationId)).toEqual([older.id, newer.id]);
      expect(await idsOf(cause.requestId)).toEqual([older.id, newer.id]);
      expect(await idsOf(cause.causationId)).toEqual([newer.id]);
      expect(await idsOf(without.id, 'unknown')).toEqual([without.id]);
      expect((await store.causedBy(frameId, [newer.id]))[0]).toEqual(newer);
      expect(await store.causedBy(newId(), [cause.correlationId])).toEqual([]);
    });
  });
}
