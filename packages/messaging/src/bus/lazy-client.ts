interface Connectable {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

/** A client that connects at its first use. A failed attempt is repeated at the next use. */
export class LazyClient<Client extends Connectable> {
  private connecting: Promise<Client> | undefined;

  constructor(private readonly create: () => Client) {}

  connected(): Promise<Client> {
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    return this.connecting;
  }

  async disconnect(): Promise<void> {
    const client = await this.connecting;
    await client?.disconnect();
  }

  private async connect(): Promise<Client> {
    const client = this.create();
    await client.connect();
    return client;
  }
}
