import { referenceNotFound, ruleBroken } from '@trackway/errors';
import type { Project } from './project';
import type { ProjectStores } from './project-store';

export type Links = Partial<Pick<Project, 'customerId' | 'contactId' | 'parentId'>>;

/**
 * Links that are as in `current` are not checked, because records may be deleted, archived or merged after they were
 * linked. @throws AppError 404 if another linked record does not exist, or is deleted or merged.
 */
export async function assertLinksExist(
  stores: ProjectStores,
  frameId: string,
  links: Links,
  current: Links = {},
): Promise<void> {
  if (links.customerId && links.customerId !== current.customerId) {
    const [customer] = await stores.customers.findMany(frameId, [links.customerId]);
    if (!customer || customer.deletedAt) throw referenceNotFound('customer', 'customer_id', links.customerId);
  }
  if (links.contactId && links.contactId !== current.contactId) {
    const [contact] = await stores.contacts.findMany(frameId, [links.contactId]);
    if (!contact || contact.deletedAt) throw referenceNotFound('contact', 'contact_id', links.contactId);
  }
  if (links.parentId && links.parentId !== current.parentId) {
    const [parent] = await stores.projects.findMany(frameId, [links.parentId]);
    if (!parent || parent.deletedAt || parent.mergedId) throw referenceNotFound('project', 'parent_id', links.parentId);
  }
}

/**
 * @throws AppError `hierarchy_cycle` if the new parent is the project itself or a descendant. Requires the lock of the
 * hierarchy.
 */
export async function assertNoCycle(
  stores: ProjectStores,
  frameId: string,
  projectId: string,
  parentId: string,
): Promise<void> {
  const above = await stores.projects.ancestors(frameId, [parentId]);
  if (above.some(({ id }) => id === projectId)) {
    throw ruleBroken('hierarchy_cycle', 'A project cannot be a descendant of itself. Choose another parent.');
  }
}
