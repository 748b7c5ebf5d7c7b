/** Who projects are done for. Customers form a tree; its root is the headquarter. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  /** Tax or company number; unique in the frame. */
  readonly document: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly parentId: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

/** What a client may write. */
export type CustomerFields = Pick<Customer, 'name' | 'document' | 'email' | 'phone' | 'parentId'>;

export interface CustomerSummary {
  readonly id: string;
  readonly name: string;
  readonly parent_id: string | null;
}

/** As it stands on a project: with its parent, and the parent's. */
export interface CustomerWithParent extends CustomerSummary {
  readonly parent: { readonly id: string; readonly name: string } | null;
}
