/** A name that projects are put under: a project group, or a tag. */
export interface Label {
  readonly id: string;
  /** Unique among those of the frame that are not deleted. */
  readonly name: string;
  /** As in CSS, `#rrggbb`; groups have none. */
  readonly color: string | null;
  /** Raised by every change, under the label's lock. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export type LabelFields = Pick<Label, 'name' | 'color'>;
