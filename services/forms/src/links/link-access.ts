export const accessKinds = ['opened', 'submitted', 'refused_pin'] as const;

export type AccessKind = (typeof accessKinds)[number];

/** An entry in the access log of a signed link. */
export interface LinkAccess {
  readonly id: string;
  readonly frameId: string;
  readonly linkId: string;
  readonly kind: AccessKind;
  /** IP address as forwarded by the gateway. Null if it is not known. */
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly at: Date;
}

/** The client of a public request. */
export type Visitor = Pick<LinkAccess, 'address' | 'userAgent'>;
