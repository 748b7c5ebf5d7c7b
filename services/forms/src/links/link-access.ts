/** What whoever has a link did with it. */
export const accessKinds = ['opened', 'submitted', 'refused_pin'] as const;

export type AccessKind = (typeof accessKinds)[number];

/** One line in the log of a signed link. */
export interface LinkAccess {
  readonly id: string;
  readonly frameId: string;
  readonly linkId: string;
  readonly kind: AccessKind;
  /** As the gateway tells it; null where nobody does. */
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly at: Date;
}

/** Who asks, as far as a public request says. */
export type Visitor = Pick<LinkAccess, 'address' | 'userAgent'>;
