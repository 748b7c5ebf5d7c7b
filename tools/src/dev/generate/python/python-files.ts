import { type ApiDocument, operationsOf } from '../client/api-document';
import { type PythonOperation, pythonOperation } from './python-operation';
import { pythonResources, type Variant } from './python-resources';
import { PythonTypes } from './python-types';

const NOTICE = '# Generated from docs/openapi.json by `npm run generate`.\nfrom __future__ import annotations\n\n';

const SYNC: Variant = { prefix: '', define: 'def', wait: '', iterator: 'Iterator' };
const ASYNC: Variant = { prefix: 'Async', define: 'async def', wait: 'await ', iterator: 'AsyncIterator' };

/** Modules of the Python client that follow from the OpenAPI document, by file name. */
export function pythonFiles(document: ApiDocument): Readonly<Record<string, string>> {
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(document.components.schemas)) types.named(schema, name);
  const operations = operationsOf(document).map((placed) => pythonOperation(document, types, placed));
  return {
    '__init__.py': '',
    'models.py': modelsText(types),
    'resources.py': resourcesModule(operations, SYNC),
    'async_resources.py': resourcesModule(operations, ASYNC),
  };
}

function modelsText(types: PythonTypes): string {
  const imports = [
    'from collections.abc import Sequence\n',
    'from typing import Any, Literal, TypeAlias, TypedDict\n\n',
    'from ..typing_compat import NotRequired\n',
    'from ..uploads import FileInput\n\n',
  ];
  const filter = 'FilterValue: TypeAlias = "str | int | float | bool | Sequence[str | int]"\n';
  return `${NOTICE}${imports.join('')}${filter}"""A value of \`filter\`. A list matches any of its values."""\n\n\n${types.text()}`;
}

function resourcesModule(operations: readonly PythonOperation[], variant: Variant): string {
  const { prefix, iterator } = variant;
  const imports = [
    `from collections.abc import ${iterator}\n\n`,
    `from ..api import ${prefix}Api\n`,
    'from ..files import File\n',
    `from ..listing import ${prefix}Listing\n`,
    'from ..request import Options, Request, segment\n',
    'from ..sse import ServerSentEvent\n',
    'from ..typing_compat import Unpack\n',
    'from . import models as m\n\n\n',
  ];
  return `${NOTICE}${imports.join('')}${pythonResources(operations, variant)}`;
}
