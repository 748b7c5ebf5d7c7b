import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Texts with spaces are messages and descriptions for people, which decide nothing. */
const ignoreTexts = {
  shouldIgnore(path) {
    const isText =
      (path.isStringLiteral() && path.node.value.includes(' ')) ||
      (path.isTemplateLiteral() && path.node.quasis.some(({ value }) => value.raw.includes(' ')));
    return isText ? 'It is a text for people.' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', ignoreTexts)];
