import type { Filter, FilterGroup } from '@trackway/filters';
import { z } from 'zod';

export const templateOptions = ['exclude', 'include', 'only'] as const;

export type TemplateOption = (typeof templateOptions)[number];

const DESCRIPTION =
  'Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only';

/** In a body, booleans are also accepted for compatibility. */
export const templateInput = z
  .union([z.boolean(), z.enum(templateOptions)])
  .optional()
  .meta({ description: DESCRIPTION });

/** The same as an option, for bodies whose option is stored. */
export const storedTemplateInput = z
  .union([z.boolean(), z.enum(templateOptions)])
  .transform((given): TemplateOption => (typeof given === 'string' ? given : given ? 'only' : 'exclude'));

export const templateQuery = z
  .enum([...templateOptions, 'true', 'false'])
  .optional()
  .meta({ description: DESCRIPTION });

export function readTemplateOption(given: boolean | string | undefined): TemplateOption | undefined {
  if (given === undefined || given === '') return undefined;
  if (given === true || given === 'true') return 'only';
  if (given === false || given === 'false') return 'exclude';
  return given as TemplateOption;
}

/** True for only templates, false for none, undefined for both. Used by lists, searches, groups and exports. */
export function templatesOf(
  option: TemplateOption | undefined,
  { filters, groups = [] }: { readonly filters: readonly Filter[]; readonly groups?: readonly FilterGroup[] },
): boolean | undefined {
  const chosen = option ?? (namesTemplates(filters, groups) ? 'include' : 'exclude');
  return chosen === 'include' ? undefined : chosen === 'only';
}

function namesTemplates(filters: readonly Filter[], groups: readonly FilterGroup[]): boolean {
  return (
    filters.some(({ field }) => field.name === 'is_template') ||
    groups.some((group) => namesTemplates(group.filters, group.groups))
  );
}
