import { parseInput } from '@trackway/application';
import {
  contactFields,
  type DirectoryKind,
  EXISTS,
  type FieldChange,
  type FieldDeclarations,
} from '@trackway/contracts';
import { auditedValue } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import { contactSettings } from '../../directory/contacts/contact-audit';
import { toContactFields, updateContactBody } from '../../directory/contacts/contact-schemas';
import type { ContactStores } from '../../directory/contacts/contact-store';
import { customerSettings } from '../../directory/customers/customer-audit';
import { toCustomerFields, updateCustomerBody } from '../../directory/customers/customer-schemas';
import type { DirectoryModule } from '../../directory/directory-module';
import type { Label } from '../../directory/labels/label';
import { labelSettings } from '../../directory/labels/label-audit';
import type { LabelStores } from '../../directory/labels/label-store';
import { updateTagBody } from '../../directory/labels/tag-schemas';

type Values = Readonly<Record<string, unknown>>;
type Stores = ContactStores & LabelStores;
type Commands = DirectoryModule['commands'];

/** How an undo reads and changes the records of a kind. */
interface Records {
  /** The current values by id, as the audit log has them. */
  read(stores: Stores, frameId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Values>>;
  update(commands: Commands, caller: Caller, id: string, values: Values): Promise<unknown>;
  setDeleted(commands: Commands, caller: Caller, id: string, isDeleted: boolean): Promise<unknown>;
}

const customers: Records = {
  read: async (stores, frameId, ids) => byId(await stores.customers.findMany(frameId, ids), customerSettings),
  update: (commands, caller, id, values) =>
    commands.updateCustomer(caller, { id, changes: toCustomerFields(parseInput(updateCustomerBody, values)) }),
  setDeleted: (commands, caller, id, isDeleted) =>
    isDeleted ? commands.deleteCustomer(caller, { id }) : commands.restoreCustomer(caller, { id }),
};

const contacts: Records = {
  read: async (stores, frameId, ids) => byId(await stores.contacts.findMany(frameId, ids.map(Number)), contactSettings),
  update: (commands, caller, id, values) => {
    const body = parseInput(updateContactBody, { ...withEmptyTexts(contactFields, values), ...emptyList(values) });
    return commands.updateContact(caller, { id: Number(id), changes: toContactFields(body) });
  },
  setDeleted: (commands, caller, id, isDeleted) =>
    commands.archiveContact(caller, { id: Number(id), archive: isDeleted }),
};

const groups: Records = {
  read: async (stores, frameId, ids) => byId(await stores.groups.findMany(frameId, ids), labelSettings),
  update: (commands, caller, id, values) => commands.updateGroup(caller, { id, changes: labelChanges(values) }),
  setDeleted: (commands, caller, id, isDeleted) =>
    isDeleted ? commands.deleteGroup(caller, { id }) : commands.restoreGroup(caller, { id }),
};

const tags: Records = {
  read: async (stores, frameId, ids) => byId(await stores.tags.findMany(frameId, ids), labelSettings),
  update: (commands, caller, id, values) => commands.updateTag(caller, { id, changes: labelChanges(values) }),
  setDeleted: (commands, caller, id, isDeleted) =>
    isDeleted ? commands.deleteTag(caller, { id }) : commands.restoreTag(caller, { id }),
};

export const directoryRecords: Readonly<Record<DirectoryKind, Records>> = {
  customer: customers,
  contact: contacts,
  project_group: groups,
  tag: tags,
};

/** A deleted record can only be changed after it was restored. */
export async function changeDirectoryRecord(
  commands: Commands,
  caller: Caller,
  { kind, id }: { readonly kind: DirectoryKind; readonly id: string },
  changes: readonly FieldChange[],
): Promise<void> {
  const records = directoryRecords[kind];
  const exists = changes.find(({ field }) => field === EXISTS)?.to;
  const fields = changes.filter(({ field }) => field !== EXISTS);
  if (exists === true) await records.setDeleted(commands, caller, id, false);
  if (fields.length > 0) {
    await records.update(commands, caller, id, Object.fromEntries(fields.map(({ field, to }) => [field, to])));
  }
  if (exists === false) await records.setDeleted(commands, caller, id, true);
}

function byId<Item extends { readonly id: string | number; readonly deletedAt: Date | null }>(
  items: readonly Item[],
  settings: (item: Item) => Values,
): ReadonlyMap<string, Values> {
  return new Map(
    items.map((item) => {
      const values = Object.entries(settings(item)).map(([field, value]) => [field, auditedValue(value)]);
      return [String(item.id), { ...Object.fromEntries(values), [EXISTS]: item.deletedAt === null }];
    }),
  );
}

/** The audit log has null in place of an empty text. Fields that cannot be null get their default. */
function withEmptyTexts(declared: FieldDeclarations, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = declared[name];
      return [name, value === null && field && !field.nullable ? field.default : value];
    }),
  );
}

/** The audit log has null in place of an empty list. */
function emptyList(values: Values): Values {
  return 'customer_ids' in values ? { customer_ids: values['customer_ids'] ?? [] } : {};
}

function labelChanges(values: Values): Partial<Pick<Label, 'name' | 'color'>> {
  const { name, color } = parseInput(updateTagBody, values);
  return { ...(name === undefined ? {} : { name }), ...(color === undefined ? {} : { color }) };
}
