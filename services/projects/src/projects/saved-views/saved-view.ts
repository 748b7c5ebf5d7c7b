import { missingScope, notFound } from '@trackway/errors';
import type { FilterGroupInput, SearchInput } from '@trackway/filters';
import { type Caller, hasScope } from '@trackway/runtime';
import type { TemplateOption } from '../views/template-option';

export const viewResources = ['projects'] as const;
export const viewVisibilities = ['private', 'shared'] as const;

/** The search of a view, as requests contain it. It is parsed again when the view is used. */
export interface ViewSearch {
  readonly filters: NonNullable<SearchInput['filters']>;
  readonly filter_groups: readonly FilterGroupInput[];
  readonly sorting: NonNullable<SearchInput['sorting']>;
  readonly template: TemplateOption | null;
}

export interface SavedViewFields {
  readonly name: string;
  readonly resource: (typeof viewResources)[number];
  readonly visibility: (typeof viewVisibilities)[number];
  readonly search: ViewSearch;
  /** Members of projects, in the order in which a client shows them. */
  readonly columns: readonly string[];
}

/** A named search of a user. */
export interface SavedView extends SavedViewFields {
  readonly id: string;
  /** The user or service account that created it. */
  readonly ownerId: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** @throws AppError 404 if the view does not exist or is a private one of another user */
export function assertVisible(caller: Pick<Caller, 'id'>, view: SavedView | undefined): asserts view is SavedView {
  if (!isVisible(caller, view)) throw notFound('view');
}

export function isVisible(caller: Pick<Caller, 'id'>, view: SavedView | undefined): view is SavedView {
  return view !== undefined && (view.visibility === 'shared' || view.ownerId === caller.id);
}

/** @throws AppError as `assertVisible`, and 403 for a shared view of another user without `system:write` */
export function assertEditable(caller: Caller, view: SavedView | undefined): asserts view is SavedView {
  assertVisible(caller, view);
  if (view.ownerId !== caller.id && !hasScope(caller, 'system:write')) throw missingScope('system:write');
}
