type Counted = { readonly operations: { readonly length: number } };

/** The tenants whose rounds have not ended, and the number of operations of all rounds. */
export class RunningRounds<Tenant extends Counted> {
  private readonly running = new Set<Tenant>();
  private ended = 0;
  private reported = 0;

  get tenants(): readonly Tenant[] {
    return [...this.running];
  }

  begin(tenant: Tenant): void {
    this.running.add(tenant);
  }

  end(tenant: Tenant): void {
    this.running.delete(tenant);
    this.ended += tenant.operations.length;
  }

  /** The operations since the last call. */
  takeCount(): number {
    const total = this.tenants.reduce((sum, { operations }) => sum + operations.length, this.ended);
    const count = total - this.reported;
    this.reported = total;
    return count;
  }
}
