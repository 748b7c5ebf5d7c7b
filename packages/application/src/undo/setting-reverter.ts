import type { Caller } from '@trackway/runtime';

/** The values of a setting by field, with the field `exists`. */
export type SettingValues = Readonly<Record<string, unknown>>;

export interface StoredSetting {
  readonly version: number;
  readonly values: SettingValues;
}

/** A setting as it was read: a change of another version is rejected. */
export interface SettingTarget {
  readonly id: string;
  readonly ifVersion: number;
}

export interface SettingChanges {
  /** Whether to restore or to delete it. Undefined if it stays. */
  readonly exists: boolean | undefined;
  /** The fields to set. */
  readonly values: SettingValues;
}

/** How an undo reads and changes settings of one kind, by the use cases that clients use. */
export interface SettingReverter {
  /** Settings that existed at any time, by id. */
  read(caller: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, StoredSetting>>;
  change(caller: Caller, target: SettingTarget, changes: SettingChanges): Promise<unknown>;
  /** Fields whose values may contain secrets. They do not leave the service: others compare their digests. */
  readonly hidden?: readonly string[];
}

interface SettingCommands {
  restore(caller: Caller, id: string): Promise<{ readonly version: number }>;
  update(caller: Caller, target: SettingTarget, values: SettingValues): Promise<{ readonly version: number }>;
  remove(caller: Caller, target: SettingTarget): Promise<unknown>;
}

/** Changes a setting by its use cases. A deleted setting can only be changed after it was restored. */
export function changeByCommands({ restore, update, remove }: SettingCommands): SettingReverter['change'] {
  return async (caller, target, { exists, values }) => {
    const { id } = target;
    let ifVersion = exists === true ? (await restore(caller, id)).version : target.ifVersion;
    if (Object.keys(values).length > 0) ifVersion = (await update(caller, { id, ifVersion }, values)).version;
    if (exists === false) await remove(caller, { id, ifVersion });
  };
}
