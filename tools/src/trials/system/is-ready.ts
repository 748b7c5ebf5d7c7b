const TIMEOUT_MS = 5_000;

/** Whether a process is ready by its probe at `<url>/readyz`. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${url}/readyz`, { headers: { connection: 'close' }, signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
