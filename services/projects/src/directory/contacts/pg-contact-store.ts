import { contactFields, openProjectStatuses } from '@trackway/contracts';
import { AppError } from '@trackway/errors';
import { preparedSql, type Queryable, sql } from '@trackway/postgres';
import { type Row, recordColumns, toRecord, toRow } from '../../fields/record-columns';
import type { Contact, ContactWithCustomers } from './contact';
import type { ContactStore, ReachableContact } from './contact-store';

const columns = recordColumns(contactFields);

type ContactRow = Row & { readonly customers: ContactWithCustomers['customers'] };

export class PgContactStore implements ContactStore {
  constructor(private readonly db: Queryable) {}

  async findMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]> {
    const { rows } = await this.db.query<ContactRow>(preparedSql`
      SELECT ${columns.listOf('c')},
        COALESCE((
          SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id)
          FROM contact_customers cc
          JOIN customers u ON u.frame_id = cc.frame_id AND u.id = cc.customer_id
          WHERE cc.frame_id = c.frame_id AND cc.contact_id = c.id
        ), '[]') AS customers
      FROM contacts c
      WHERE c.frame_id = ${frameId} AND c.id = ANY(${ids}::int[])`);
    return rows.map(toContact);
  }

  async findByReach(
    frameId: string,
    { phoneDigits, emails, projectIds }: Parameters<ContactStore['findByReach']>[1],
  ): Promise<readonly ReachableContact[]> {
    const { rows } = await this.db.query<Pick<Contact, 'id' | 'name' | 'phone' | 'email'> & { project_id: string }>(sql`
      SELECT c.id, c.name, c.phone, c.email, newest.id AS project_id
      FROM contacts c LEFT JOIN LATERAL (
        SELECT p.id, p.updated_at FROM projects p
        WHERE p.frame_id = c.frame_id AND p.contact_id = c.id AND p.status = ANY(${openProjectStatuses}::smallint[]) AND p.deleted_at IS NULL
          AND p.merged_id IS NULL AND NOT p.is_template
        ORDER BY p.updated_at DESC, p.id DESC LIMIT 1
      ) newest ON true
      WHERE c.frame_id = ${frameId} AND c.deleted_at IS NULL AND (
        (c.phone_digits <> '' AND c.phone_digits = ANY(${phoneDigits}::text[]))
        OR (c.email_lower IS NOT NULL AND c.email_lower = ANY(${emails}::text[]))
        OR c.id IN (SELECT contact_id FROM projects WHERE frame_id = ${frameId} AND id = ANY(${projectIds}::uuid[])))
      ORDER BY newest.updated_at DESC NULLS LAST, c.id`);
    return rows.map(({ id, name, phone, email, project_id }) => ({
      id,
      name,
      phone,
      email,
      openProjectId: project_id,
    }));
  }

  async insertMany(frameId: string, contacts: readonly Contact[]): Promise<void> {
    const rows = columns.rows(contacts.map((contact) => toRow(contactFields, contact)));
    await this.db.query(sql`
      INSERT INTO contacts (frame_id, ${columns.list}) SELECT ${frameId}, n.* FROM ${rows}`);
  }

  async lock(frameId: string, id: number): Promise<ContactWithCustomers | undefined> {
    const [locked] = await this.lockMany(frameId, [id]);
    return locked;
  }

  async lockMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]> {
    // In the order of ids, which prevents deadlocks.
    await this.db.query(sql`
      SELECT 1 FROM contacts WHERE frame_id = ${frameId} AND id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`);
    return this.findMany(frameId, ids);
  }

  async update(frameId: string, contact: Contact): Promise<void> {
    const { count } = await this.db.query(sql`
      UPDATE contacts c SET ${columns.assignments}, version = c.version + 1
      FROM ${columns.rows([toRow(contactFields, contact)])}
      WHERE c.frame_id = ${frameId} AND c.id = n.id AND c.version = n.version`);
    if (count === 0)
      throw new AppError('precondition_failed', 'precondition_failed', 'The contact has changed meanwhile.');
  }

  async replaceCustomers(frameId: string, contactId: number, customerIds: readonly string[]): Promise<void> {
    await this.db.query(sql`
      DELETE FROM contact_customers
      WHERE frame_id = ${frameId} AND contact_id = ${contactId} AND NOT customer_id = ANY(${customerIds}::uuid[])`);
    await this.db.query(sql`
      INSERT INTO contact_customers (frame_id, contact_id, customer_id)
      SELECT ${frameId}, ${contactId}, id FROM unnest(${customerIds}::uuid[]) AS id
      ON CONFLICT DO NOTHING`);
  }
}

function toContact(row: ContactRow): ContactWithCustomers {
  return { ...toRecord(contactFields, row), customers: row.customers };
}
