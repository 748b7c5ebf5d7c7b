import { UsageError } from '../usage-error';

/**
 * Results of a jq filter. The interpreter is loaded only when it is used.
 * @throws UsageError if the filter is invalid.
 */
export async function runJq(filter: string, document: unknown): Promise<readonly unknown[]> {
  const { compile } = await import('@michaelhomer/jqjs');
  try {
    return [...compile(filter)(document)];
  } catch (error) {
    throw new UsageError(`--jq: ${error instanceof Error ? error.message : String(error)}`);
  }
}
