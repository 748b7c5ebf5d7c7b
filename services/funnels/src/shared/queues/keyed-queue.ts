/**
 * The pending work of one key, processed in order by one worker at a time: a project with its triggers and runs, or a single
 * job.
 */
export interface Partition {
  readonly frameId: string;
  readonly partitionId: string;
  /** Counts additions. If it has changed when the partition is released, there is more work. */
  readonly arrivals: number;
  /** Identifies the lease. */
  readonly workerId: string;
}

/** `empty`: nothing is left to do. `lease_lost`: another worker continues. Otherwise there is more to do after `retryInMs`. */
export type ProcessResult = 'empty' | 'lease_lost' | { readonly retryInMs: number };

/** Processes the work of a partition. `holdsLease` renews the lease; false if another worker has taken it. */
export type ProcessPartition = (partition: Partition, holdsLease: () => Promise<boolean>) => Promise<ProcessResult>;

/** The partitions with pending work, of all frames. */
export interface KeyedQueue {
  /** Leases up to `limit` partitions that are ready, fairly: one of each frame before a second of any frame. */
  lease(limit: number): Promise<readonly Partition[]>;
  /** Renews the lease. False if it was lost. */
  renew(partition: Partition): Promise<boolean>;
  /** Ends the lease. Removes the partition if it is empty and nothing has arrived since it was leased. */
  release(partition: Partition, result: Exclude<ProcessResult, 'lease_lost'>): Promise<void>;
}
