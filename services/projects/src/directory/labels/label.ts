/** A name that groups projects: a project group or a tag. */
export interface Label {
  readonly id: string;
  /** Unique among the labels of the frame that are not deleted. */
  readonly name: string;
  /** `#rrggbb`. Null for groups. */
  readonly color: string | null;
  /** Raised by every change, under the lock of the label. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export type LabelFields = Pick<Label, 'name' | 'color'>;
