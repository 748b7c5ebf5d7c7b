import { randomUUID } from 'node:crypto';
import type { FunnelState, PartName, PartStates, States } from '../../src/peers/read-model/states';

type Random = () => number;

const DAY = 86_400_000;
const STATUSES = ['open', 'won', 'lost', 'paused'] as const;

/** Fake source services that change their data at random: current states and all published states. */
export class FakeSourceServices {
  /** Published states in order. A form is published with its edges. */
  readonly events: States[] = [];
  private readonly states: { readonly [Part in PartName]: Map<string, PartStates[Part]> } = {
    funnels: new Map(),
    assignments: new Map(),
    forms: new Map(),
    edges: new Map(),
    answers: new Map(),
    conversations: new Map(),
  };

  constructor(
    private readonly projectIds: readonly string[],
    private readonly random: Random,
  ) {
    for (let n = 0; n < 2; n += 1) this.changeFunnel();
    for (let n = 1; n < 3; n += 1) this.changeForm(n);
  }

  change(): void {
    const roll = this.random();
    if (roll < 0.1) this.changeFunnel(this.pick([...this.states.funnels.values()]));
    else if (roll < 0.15) this.changeForm(this.number(2));
    else if (roll < 0.5) this.changeAssignment();
    else if (roll < 0.8) this.changeAnswer();
    else this.changeConversation();
  }

  /** Streams current states in batches. Each batch reads the state of its moment. */
  async *stream<Part extends PartName>(part: Part, batchRows = 3): AsyncGenerator<readonly PartStates[Part][]> {
    const all: ReadonlyMap<string, PartStates[Part]> = this.states[part];
    const ids = [...all.keys()];
    for (let start = 0; start < ids.length; start += batchRows) {
      await new Promise(setImmediate);
      yield ids.slice(start, start + batchRows).flatMap((id) => all.get(id) ?? []);
    }
  }

  private changeFunnel(known?: FunnelState): void {
    const kept = (known?.steps ?? []).filter(() => this.random() < 0.8);
    const steps = [...kept, { id: randomUUID(), name: 'New', position: 0 }];
    this.publish('funnels', {
      id: known?.id ?? randomUUID(),
      name: `Funnel ${this.number(9)}`,
      steps: steps.sort(() => this.random() - 0.5).map((step, position) => ({ ...step, position })),
      deleted_at: null,
      version: (known?.version ?? 0) + 1,
    });
  }

  private changeForm(id: number): void {
    const version = (this.states.forms.get(String(id))?.version ?? 0) + 1;
    const form = { id, title: `Form ${this.number(9)}`, deleted_at: null, version };
    const known = [...this.states.edges.values()].filter((edge) => edge.form_id === id && this.random() < 0.7);
    const added = { id: randomUUID(), form_id: id, type: this.pick(['number', 'short_text']) };
    const edges = [...known, added].map((edge) => ({ ...edge, label: `Label ${this.number(9)}`, version }));
    this.states.forms.set(String(id), form);
    for (const edge of edges) this.states.edges.set(edge.id, edge);
    this.events.push({ forms: [form], edges });
  }

  private changeAssignment(): void {
    const known = this.known(this.states.assignments);
    const funnel = this.pick([...this.states.funnels.values()]);
    const at = new Date(Date.UTC(2026, 0, 1) + this.number(300) * DAY).toISOString();
    this.publish('assignments', {
      id: known?.id ?? randomUUID(),
      funnel_id: known?.funnel_id ?? funnel.id,
      project_id: known?.project_id ?? this.pick(this.projectIds),
      step_id: this.pick(this.states.funnels.get(known?.funnel_id ?? funnel.id)?.steps ?? []).id,
      status: this.pick(STATUSES),
      status_at: at,
      forecast_date: this.random() < 0.5 ? null : at.slice(0, 10),
      linked_at: at,
      tag_ids: this.random() < 0.5 ? [] : [randomUUID()],
      executor_ids: [],
      left_at: this.random() < 0.2 ? at : null,
      version: (known?.version ?? 0) + 1,
    });
  }

  private changeAnswer(): void {
    const known = this.known(this.states.answers);
    const edge = this.pick([...this.states.edges.values()]);
    const type = known?.type ?? edge.type;
    const value = type === 'number' ? this.number(100) : `Text ${this.number(9)}`;
    this.publish('answers', {
      id: known?.id ?? randomUUID(),
      form_id: known?.form_id ?? edge.form_id,
      form_version: edge.version,
      field_id: known?.field_id ?? edge.id,
      label: edge.label,
      type,
      value: this.random() < 0.2 ? null : value,
      accessor: known?.accessor ?? { type: 'project_form', project_id: this.pick(this.projectIds), id: null },
      answered_by: { id: 'user', name: null },
      answered_at: new Date(Date.UTC(2026, 0, 1) + this.number(300) * DAY).toISOString(),
      version: (known?.version ?? 0) + 1,
    });
  }

  private changeConversation(): void {
    const known = this.known(this.states.conversations);
    this.publish('conversations', {
      id: known?.id ?? randomUUID(),
      channel_id: known?.channel_id ?? randomUUID(),
      project_id: this.random() < 0.1 ? null : this.pick(this.projectIds),
      awaiting_reply_since: this.random() < 0.4 ? null : new Date(Date.UTC(2026, 5, this.number(28))).toISOString(),
      version: (known?.version ?? 0) + 1,
    });
  }

  private publish<Part extends 'funnels' | 'assignments' | 'answers' | 'conversations'>(
    part: Part,
    state: PartStates[Part],
  ): void {
    this.states[part].set(String(state.id), state);
    this.events.push({ [part]: [state] });
  }

  /** An existing state, or undefined for a new one. */
  private known<State>(states: ReadonlyMap<string, State>): State | undefined {
    return this.random() < 0.6 && states.size > 0 ? this.pick([...states.values()]) : undefined;
  }

  private pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T;
  }

  private number(below: number): number {
    return 1 + Math.floor(this.random() * below);
  }
}
