import { type Rule, stepOf } from '../rules/rule';
import { MAX_DEPTH, type SkipReason } from '../runs/run';
import { matchesRule } from '../triggers/matches-rule';
import type { PastTrigger } from '../triggers/past-trigger';
import { partitionOf } from '../triggers/trigger-event';
import { combinePast } from './evaluate-past';

/** `unknown`: no rule read the value of a condition at that time. */
export type SimulatedOutcome = 'would_fire' | 'unknown' | SkipReason;

export interface SimulatedRun {
  readonly trigger: PastTrigger;
  readonly outcome: SimulatedOutcome;
}

/** The report lists the latest runs and counts the others. */
const MAX_LATEST_RUNS = 100;

/** Simulates a rule on past triggers in their order, as if it had been active. Has no effect. */
export class Simulation {
  readonly counts = new Map<SimulatedOutcome, number>();
  readonly latest: SimulatedRun[] = [];
  readonly projects = new Set<string>();
  private readonly ran = new Set<string>();
  private readonly rule: Rule;

  constructor(rule: Rule) {
    this.rule = { ...rule, activatedAt: null };
  }

  get triggersCount(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  add(trigger: PastTrigger): void {
    const { trigger: event, placements: places } = trigger;
    if (!this.isRelevant(trigger) || !matchesRule(this.rule, event, places)) return;
    const outcome = this.evaluate(trigger);
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
    if (outcome === 'would_fire' && event.projectId) this.projects.add(event.projectId);
    this.latest.unshift({ trigger, outcome });
    if (this.latest.length > MAX_LATEST_RUNS) this.latest.pop();
  }

  /** A schedule that runs on each project has one trigger for each project, in addition to its own. */
  private isRelevant({ trigger: event }: PastTrigger): boolean {
    const { trigger } = this.rule;
    if (trigger.type === 'schedule') return trigger.each_project === (event.projectId !== null);
    return trigger.type !== 'stayed_longer_than' || (stepOf(this.rule) ?? event.stepId) === event.stepId;
  }

  private evaluate({ trigger: event, readings = {} }: PastTrigger): SimulatedOutcome {
    const { conditions } = this.rule;
    if (event.depth + 1 > MAX_DEPTH) return 'chain_too_deep';
    if (event.projectId && event.detail['event'] !== 'project.deleted') {
      const holds = combinePast(conditions, readings);
      if (holds === false) return 'condition_false';
      if (holds === undefined) return 'unknown';
    }
    const cause = `${partitionOf(event)}/${event.correlationId}`;
    if (this.ran.has(cause)) return 'already_ran_for_this_cause';
    this.ran.add(cause);
    return 'would_fire';
  }
}
