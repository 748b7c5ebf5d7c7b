import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';

export interface ProjectMergeDocument {
  /** `<frame>:<project>`. */
  readonly _id: string;
  readonly frame_id: string;
  readonly project_id: string;
  readonly merged_id: string | null;
  readonly version: number;
}

const text = { type: String, required: true };

/** Call once for each connection. */
export function projectMergeModel(connection: Connection): Model<ProjectMergeDocument> {
  return defineModel<ProjectMergeDocument>(connection, {
    name: 'ProjectFacts',
    collection: 'project_facts',
    fields: {
      _id: text,
      frame_id: text,
      project_id: text,
      merged_id: { type: String, default: null },
      version: { type: Number, required: true },
    },
  });
}
