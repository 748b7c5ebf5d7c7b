import { uuidParameter } from '@trackway/http';
import type { RuleKindRoutes } from './rule-kinds';
import type { RulePlace, RuleTarget } from './rules/write-rule';

type Params = Readonly<Record<string, unknown>>;

/** How the routes of a kind address its rules. */
export function addressOf<Create, Update>({
  kind,
  path,
  params,
  parameter,
  model,
}: Pick<RuleKindRoutes<Create, Update>, 'kind' | 'path' | 'params' | 'parameter' | 'model'>) {
  const place = ({ step }: Params): RulePlace => ({ kind, ...(step === undefined ? {} : { stepId: String(step) }) });
  return {
    place,
    target: (values: Params): RuleTarget => ({ ...place(values), id: String(values[parameter] ?? '') }),
    /** Path and parameters of one rule. */
    one: { path: `${path}/:${parameter}`, params: { ...params, [parameter]: uuidParameter(model) } },
    missing: `${model}_model_not_found`,
  };
}
