import { changeByCommands, parseInput, type SettingReverter } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import { z } from 'zod';
import type { Stores, UnitOfWork } from '../unit-of-work';
import { assistants, automations } from './rule-kinds';
import type { RuleFields, RuleKind } from './rules/rule';
import { ruleValues } from './rules/rule-audit';
import type { makeDeleteRule, makeRestoreRule, makeUpdateRule, RuleTarget } from './rules/write-rule';

interface Deps {
  readonly unitOfWork: UnitOfWork<Pick<Stores, 'rules'>>;
  readonly updateRule: ReturnType<typeof makeUpdateRule>;
  readonly deleteRule: ReturnType<typeof makeDeleteRule>;
  readonly restoreRule: ReturnType<typeof makeRestoreRule>;
}

const funnelBody = z.object({ funnel_id: z.uuid().nullable().optional() });

/**
 * Rules of a kind. The use cases check the scopes of the user who requests the undo against the rule as it will be, and
 * the user becomes its owner. Its test cases are not run, because it was saved with them.
 */
export function ruleReverter(
  { unitOfWork, updateRule, deleteRule, restoreRule }: Deps,
  kind: RuleKind,
): SettingReverter {
  const target = async ({ frameId }: Caller, id: string): Promise<RuleTarget> => {
    const rule = await unitOfWork.run(frameId, ({ rules }) => rules.find(frameId, id));
    if (!rule) throw notFound(kind === 'assistant' ? 'step_assistant' : 'automation');
    return { id, kind, ...(rule.stepId === null ? {} : { stepId: rule.stepId }), skipTests: true };
  };
  return {
    // Actions that call webhooks, and the test cases, may contain tokens.
    hidden: ['actions', 'tests'],
    read: async ({ frameId }, ids) => {
      const found = await unitOfWork.run(frameId, ({ rules }) => rules.findMany(frameId, ids.filter(isUuid)));
      return new Map(
        found
          .filter((rule) => rule.kind === kind)
          .map((rule) => {
            const values = { ...ruleValues(rule), [EXISTS]: rule.deletedAt === null };
            return [rule.id, { version: rule.version, values }];
          }),
      );
    },
    change: changeByCommands({
      restore: (caller, id) => restoreRule(caller, id, kind),
      update: async (caller, { id, ifVersion }, values) =>
        updateRule(caller, { ...(await target(caller, id)), ifVersion }, toFields(kind, values)),
      remove: async (caller, { id, ifVersion }) => deleteRule(caller, { ...(await target(caller, id)), ifVersion }),
    }),
  };
}

function toFields(kind: RuleKind, { funnel_id, ...values }: Readonly<Record<string, unknown>>): Partial<RuleFields> {
  const { funnel_id: funnelId } = parseInput(funnelBody, { funnel_id });
  const fields =
    kind === 'assistant'
      ? assistants.toChanges(parseInput(assistants.updateBody, values))
      : automations.toChanges(parseInput(automations.updateBody, values));
  return funnelId === undefined ? fields : { ...fields, funnelId };
}
