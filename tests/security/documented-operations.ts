import { type DocumentedOperation, operationsOf } from '../../tools/src/dev/openapi/documented-operations';
import { readResponse } from '../support/api';
import { system } from '../support/system';

/** Every operation that the running system documents. */
export async function documentedOperations(): Promise<DocumentedOperation[]> {
  const { body } = await readResponse(await fetch(`${system.base_url}/openapi.json`));
  return operationsOf(body);
}
