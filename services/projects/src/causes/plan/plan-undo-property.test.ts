import type { Effect, FieldChange, RecordRef, SettingKind } from '@trackway/contracts';
import { planUndo } from './plan-undo';

type Random = (below: number) => number;

/** How a write changes a field: it sets a new value, adds or removes an item of a list, or sets a new order. */
type FieldKind = 'value' | 'list' | 'order';

interface Subject {
  readonly record: RecordRef;
  readonly fields: Readonly<Record<string, FieldKind>>;
}

const ofTenant = (kind: SettingKind | 'project_group', id = kind as string): RecordRef => {
  return { kind, id, projectId: null, label: '' };
};

const PROJECT = { name: 'value', budget: 'value', status: 'value', tag_ids: 'list' } as const;

const subjects: readonly Subject[] = [
  ...['p0', 'p1', 'p2', 'p3'].map((id): Subject => {
    return { record: { kind: 'project', id, projectId: id, label: '' }, fields: PROJECT };
  }),
  { record: ofTenant('conversation'), fields: { status: 'value', assignee_id: 'value', labels: 'list' } },
  { record: ofTenant('channel'), fields: { name: 'value', active: 'value', settings: 'value' } },
  { record: ofTenant('reply_template'), fields: { name: 'value', body: 'value' } },
  { record: ofTenant('intake_link'), fields: { name: 'value', active: 'value', expires_at: 'value' } },
  { record: ofTenant('project_share'), fields: { settings: 'value' } },
  { record: ofTenant('project_group'), fields: { name: 'value', project_order: 'order', 'predecessor.p0': 'value' } },
];

const MEMBERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Small numbers from a seed. */
function randomNumbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % below;
  };
}

interface Write {
  readonly cause: string;
  readonly subject: Subject;
  readonly field: string;
  readonly value: unknown;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random(items.length)] as Item;
}

function randomWrites(random: Random): Write[] {
  // Few records, so that causes often change the same field.
  const chosen = [pick(random, subjects), pick(random, subjects), pick(random, subjects)];
  return Array.from({ length: 2 + random(12) }, (_, index) => {
    const cause = pick(random, ['A', 'B', 'C']);
    const subject = pick(random, chosen);
    const field = pick(random, Object.keys(subject.fields));
    return { cause, subject, field, value: randomValue(random, subject.fields[field] ?? 'value', { cause, index }) };
  });
}

/** Values differ, because a write of the current value changes nothing and is not recorded. */
function randomValue(random: Random, kind: FieldKind, { cause, index }: { cause: string; index: number }): unknown {
  if (kind === 'value') return index + 1;
  if (kind === 'list') return `${cause}${random(2)}`;
  const keys = new Map(MEMBERS.map((member) => [member, random(10_000)]));
  return MEMBERS.toSorted((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
}

const START: Readonly<Record<FieldKind, unknown>> = { value: 0, list: [], order: MEMBERS };

/** Executes writes and records their effects. An item is added if it is missing and removed otherwise. */
function execute(writes: readonly Write[]) {
  const values = new Map(
    subjects.map(({ record, fields }) => {
      const start = Object.entries(fields).map(([field, kind]) => [field, START[kind]]);
      return [record.id, Object.fromEntries(start) as Record<string, unknown>];
    }),
  );
  const effects: Effect[] = [];
  for (const { cause, subject, field, value } of writes) {
    const current = values.get(subject.record.id) ?? {};
    const from = current[field];
    const to = subject.fields[field] === 'list' ? toggled(from as readonly unknown[], value) : value;
    if (JSON.stringify(from) === JSON.stringify(to)) continue;
    current[field] = to;
    effects.push(effect(effects.length, cause, subject.record, { field, from, to }));
  }
  return { values, effects };
}

function effect(index: number, cause: string, record: RecordRef, change: FieldChange): Effect {
  return {
    ...{ id: String(index), record, projectId: record.projectId, action: `${record.kind}.updated` },
    ...{ actor: { kind: 'user', id: 'u', name: 'Bo' }, changes: [change], eventIds: [] },
    ...{ cause: { correlationId: cause, causationId: null, requestId: null }, happenedAt: new Date(index + 1) },
  };
}

/** Lists are stored in alphabetical order. */
function toggled(list: readonly unknown[], item: unknown): unknown[] {
  return (list.includes(item) ? list.filter((one) => one !== item) : [...list, item]).toSorted();
}

type Values = ReadonlyMap<string, Record<string, unknown>>;

function planOf(values: Values, effects: readonly Effect[]) {
  const states = subjects.map(({ record }) => ({ record, values: { ...values.get(record.id) } }));
  return planUndo(effects, states, { oldest: new Date(0), changedSince: new Map(), usedUp: new Map() });
}

/** Executes a plan and returns the effects of the undo. */
function undo(values: Values, { steps }: ReturnType<typeof planOf>): Effect[] {
  return steps.flatMap(({ record, changes }, index) =>
    changes.map((change) => {
      const current = values.get(record.id) ?? {};
      expect(current[change.field]).toEqual(change.from);
      current[change.field] = change.to;
      return effect(index, 'undo', record, change);
    }),
  );
}

const asText = (value: unknown, kind: FieldKind) =>
  JSON.stringify(kind === 'list' ? (value as readonly unknown[]).toSorted() : value);

function differences(one: Values, other: Values): string[] {
  return subjects.flatMap(({ record: { id }, fields }) =>
    Object.entries(fields).flatMap(([field, kind]) =>
      asText(one.get(id)?.[field], kind) === asText(other.get(id)?.[field], kind) ? [] : [`${id} ${field}`],
    ),
  );
}

describe('planUndo of 10,000 random chains', () => {
  it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
    'restores the state without the cause, or lists a conflict, and a redo the state with it (seed %d)',
    (seed) => {
      const random = randomNumbers(seed * 7_919);
      for (let chain = 0; chain < 1_000; chain += 1) {
        const writes = randomWrites(random);
        const { values, effects } = execute(writes);
        const own = effects.filter(({ cause }) => cause.correlationId === 'A');

        const plan = planOf(values, own);
        const listed = plan.effects.flatMap(({ effect: { record }, outcome }) =>
          outcome.state === 'conflict' ? outcome.fields.map(({ field }) => `${record?.id} ${field}`) : [],
        );
        const undone = undo(values, plan);
        const expected = execute(writes.filter(({ cause }) => cause !== 'A')).values;
        expect(listed).toEqual(expect.arrayContaining(differences(values, expected)));

        undo(values, planOf(values, undone));
        expect(differences(values, execute(writes).values)).toEqual([]);
      }
    },
  );
});
