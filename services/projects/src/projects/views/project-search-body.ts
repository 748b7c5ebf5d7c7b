import { z } from 'zod';
import { searchShape, sortingShape } from '../../search/search-body';
import { membersBody, type ProjectMember, type RequestedMembers, readMembers } from './project-members';
import { templateInput } from './template-option';
import { viewIdInput } from './view-id';

const projectShape = {
  ...searchShape,
  template: templateInput,
  withPercentage: z.boolean().optional().meta({ description: 'Includes completed_percentage', default: false }),
  ...membersBody,
};

export const projectSearchBody = z.strictObject({ ...projectShape, ...sortingShape, view_id: viewIdInput }).meta({
  id: 'ProjectSearch',
  example: {
    filters: [{ field: 'status', operator: 'equals', value: 'in-progress' }],
    sorting: [{ field: 'budget', direction: 'desc' }],
    perPage: 10,
  },
});

const noSorting = z
  .unknown()
  .optional()
  .refine(isEmpty, 'The projects of a group are listed in the order of the group.')
  .meta({ description: 'Only null or an empty list is accepted: the order is that of the group' });

function isEmpty(given: unknown): boolean {
  return given === undefined || given === null || (Array.isArray(given) && given.length === 0);
}

/** The body of the listing of a group, which has its own order. */
export const groupListingBody = z.strictObject({ ...projectShape, sorting: noSorting }).meta({ id: 'GroupListing' });

/** The members of projects that a search requests. */
export function readSearchedMembers({
  withPercentage = false,
  ...input
}: RequestedMembers & { readonly withPercentage?: boolean | undefined }): ReadonlySet<ProjectMember> {
  const requested = readMembers(input);
  return withPercentage ? new Set([...requested, 'completed_percentage']) : requested;
}
