import { isDeepStrictEqual } from 'node:util';
import { conflict, notFound, rejectStale, ruleBroken } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { ownerOf } from '../../shared/owner';
import type { Stores, UnitOfWork } from '../../unit-of-work';
import type { makeCheckRule } from './check-rule';
import { nextCheckAt } from './next-check';
import { type RunRuleTests, requirePassingTests } from './require-passing-tests';
import { requireRuleScopes } from './require-rule-scopes';
import type { Rule, RuleFields, RuleKind } from './rule';
import { auditRule } from './rule-audit';
import type { VersionChange } from './rule-version';

/** Each event is compared with all rules of its frame. */
const MAX_RULES = 500;
/** How often an update is checked again, because another request has changed the rule meanwhile. */
const MAX_ATTEMPTS = 3;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly checkRule: ReturnType<typeof makeCheckRule>;
  readonly runRuleTests: RunRuleTests;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Where a rule belongs. */
export interface RulePlace {
  readonly kind: RuleKind;
  /** Only of assistants. */
  readonly stepId?: string;
  /** Saves the rule although its test cases fail. */
  readonly skipTests?: boolean;
}

export interface RuleTarget extends RulePlace {
  readonly id: string;
  /** The version that the client has read. */
  readonly ifVersion?: number;
}

/** Creates a rule that acts on behalf of its author. */
export function makeCreateRule(deps: Deps) {
  return async (author: Caller, { kind, stepId, skipTests }: RulePlace, fields: RuleFields): Promise<Rule> => {
    await assertStepExists(deps.unitOfWork, author.frameId, stepId);
    await deps.checkRule(author, { ...fields, stepId: stepId ?? null });
    if (!skipTests) requirePassingTests(deps.runRuleTests({ ...fields, stepId: stepId ?? null }));
    const now = deps.clock();
    const rule: Rule = {
      ...fields,
      id: deps.newId(),
      kind,
      stepId: stepId ?? null,
      owner: ownerOf(author),
      version: 1,
      activatedAt: fields.active ? now : null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await deps.unitOfWork.run(author.frameId, async ({ rules, ruleVersions, outbox, recordEffect }) => {
      await assertBelowLimit(rules, author.frameId);
      await rules.insert(author.frameId, rule);
      await ruleVersions.add(author.frameId, rule, { change: 'created', author: rule.owner });
      await setAlarm({ rules }, author.frameId, rule, now);
      await outbox.add(auditRule(author, 'created', rule));
      await recordEffect(rule.id);
    });
    return rule;
  };
}

/**
 * Changes a rule. A user who changes trigger, conditions or actions becomes its owner, so that a rule never acts with
 * the scopes of a user who did not write it.
 */
export function makeUpdateRule(deps: Deps) {
  return async (author: Caller, target: RuleTarget, changes: Partial<RuleFields>): Promise<Rule> => {
    const rewritten = ['trigger', 'conditions', 'actions', 'funnelId'].some((field) => field in changes);
    const isTested = rewritten || 'tests' in changes || changes.active === true;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const seen = await deps.unitOfWork.run(author.frameId, ({ rules }) => rules.find(author.frameId, target.id));
      const checked = requireRule(seen, target);
      const proposed = { ...checked, ...changes };
      if (rewritten) await deps.checkRule(author, proposed);
      if (isTested && !target.skipTests) requirePassingTests(deps.runRuleTests(proposed));
      const version = isTested ? checked.version : undefined;
      const rule = await writeUpdate(deps, author, { target, changes, rewritten, checkedVersion: version });
      if (rule) return rule;
    }
    throw conflict('Other requests are changing the rule. Read it again, then decide.');
  };
}

interface RuleUpdate {
  readonly target: RuleTarget;
  readonly changes: Partial<RuleFields>;
  readonly rewritten: boolean;
  /** The version that was checked with the changes. Undefined if they need no check. */
  readonly checkedVersion: number | undefined;
}

/** Undefined if the rule has another version than the checked one. Checks call peer services, so they hold no lock. */
function writeUpdate(
  { unitOfWork, clock }: Deps,
  author: Caller,
  { target, changes, rewritten, checkedVersion }: RuleUpdate,
): Promise<Rule | undefined> {
  const { frameId } = author;
  const isOnlySwitchedOff = changes.active === false && Object.keys(changes).length === 1;
  return unitOfWork.run(frameId, async ({ rules, ruleVersions, runs, agents, outbox }) => {
    const current = requireRule(await rules.lock(frameId, target.id), target);
    rejectStale(current.version, target.ifVersion);
    if (checkedVersion !== undefined && current.version !== checkedVersion) return undefined;
    const wanted = { ...current, ...changes, owner: rewritten ? ownerOf(author) : current.owner };
    if (isDeepStrictEqual(wanted, current)) return current;
    // A user who activates a rule needs the scopes to write it.
    if (!isOnlySwitchedOff) await requireRuleScopes({ agents }, author, wanted);
    const now = clock();
    const activatedAt = wanted.active ? (current.activatedAt ?? now) : null;
    const rule: Rule = { ...wanted, activatedAt, version: current.version + 1, updatedAt: now };
    await rules.update(frameId, rule);
    await addVersion({ ruleVersions }, frameId, { rule, current, change: 'updated', author });
    await outbox.add(auditRule(author, 'updated', rule, { before: current }));
    await setAlarm({ rules }, frameId, rule, now);
    if (!rule.active) await runs.expireWaits(frameId, rule.id, now);
    return rule;
  });
}

/** Soft deletion: the rule stops immediately, also for pending triggers. Its logs remain. */
export function makeDeleteRule({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (author: Caller, target: RuleTarget): Promise<Rule> => {
    const { frameId } = author;
    return unitOfWork.run(frameId, async ({ rules, ruleVersions, runs, outbox }) => {
      const current = requireRule(await rules.lock(frameId, target.id), target);
      rejectStale(current.version, target.ifVersion);
      const now = clock();
      const rule = { ...current, deletedAt: now, updatedAt: now, version: current.version + 1 };
      await rules.update(frameId, rule);
      await addVersion({ ruleVersions }, frameId, { rule, current, change: 'deleted', author });
      await outbox.add(auditRule(author, 'deleted', rule));
      await rules.setAlarm(frameId, rule.id, undefined);
      await runs.expireWaits(frameId, rule.id, now);
      return rule;
    });
  };
}

/** Restores an automation. Only an undo restores an assistant. */
export function makeRestoreRule({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (author: Caller, id: string, kind: RuleKind = 'automation', ifVersion?: number): Promise<Rule> =>
    unitOfWork.run(author.frameId, async ({ rules, ruleVersions, agents, outbox }) => {
      const { frameId } = author;
      const current = await rules.lock(frameId, id);
      if (current?.kind !== kind) throw notFound(kind === 'assistant' ? 'step_assistant' : 'automation');
      rejectStale(current.version, ifVersion);
      if (!current.deletedAt) return current;
      await requireRuleScopes({ agents }, author, current);
      await assertBelowLimit(rules, frameId);
      const now = clock();
      const activatedAt = current.active ? now : null;
      const rule = { ...current, deletedAt: null, activatedAt, updatedAt: now, version: current.version + 1 };
      await rules.update(frameId, rule);
      await addVersion({ ruleVersions }, frameId, { rule, current, change: 'restored', author });
      await outbox.add(auditRule(author, 'restored', rule));
      await setAlarm({ rules }, frameId, rule, now);
      return rule;
    });
}

/** Also stores the version before, if an earlier release wrote it. */
async function addVersion(
  { ruleVersions }: Pick<Stores, 'ruleVersions'>,
  frameId: string,
  { rule, current, change, author }: { rule: Rule; current: Rule; change: VersionChange; author: Caller },
): Promise<void> {
  await ruleVersions.add(frameId, current, { change: 'updated', author: current.owner });
  await ruleVersions.add(frameId, rule, { change, author: ownerOf(author) });
}

/** @throws AppError `rule_limit_reached` */
async function assertBelowLimit(rules: Stores['rules'], frameId: string): Promise<void> {
  if ((await rules.countForLimit(frameId)) < MAX_RULES) return;
  throw ruleBroken(
    'rule_limit_reached',
    `A frame can have at most ${MAX_RULES} automations and assistants. Delete one first.`,
  );
}

/** @throws AppError if the rule does not exist in that place or is deleted. */
export function requireRule(rule: Rule | undefined, { kind, stepId }: RulePlace): Rule {
  if (rule && !rule.deletedAt && rule.kind === kind && rule.stepId === (stepId ?? null)) return rule;
  throw notFound(kind === 'assistant' ? 'step_assistant' : 'automation');
}

async function assertStepExists(unitOfWork: UnitOfWork, frameId: string, stepId: string | undefined): Promise<void> {
  if (!stepId) return;
  const funnelId = await unitOfWork.run(frameId, ({ funnels }) => funnels.funnelOfStep(frameId, stepId));
  if (!funnelId) throw notFound('step');
}

async function setAlarm({ rules }: Pick<Stores, 'rules'>, frameId: string, rule: Rule, now: Date): Promise<void> {
  await rules.setAlarm(frameId, rule.id, rule.active ? nextCheckAt(rule.trigger, now) : undefined);
}
