import { Command, Option } from 'commander';
import { collect } from '../arguments/values';
import type { Context } from '../context';
import { operations } from '../generated/operations';
import { outputOptions } from '../output/print';
import { groupDescriptions } from './group-descriptions';
import { nameMember } from './name-member';
import type { DataMember, Operation, OperationOption } from './operation';
import { flagOf, hasFields } from './option-values';
import { isSearch, runOperation } from './run-operation';

/** Adds a command for each operation of the API: `trackway <resource> <method> <ids…>`. */
export function addResourceCommands(program: Command, context: Context): void {
  for (const operation of operations) {
    let parent = program;
    for (const word of operation.words.slice(0, -1)) parent = subcommand(parent, word);
    parent.addCommand(operationCommand(operation, context));
  }
}

/** A command that only groups others. */
export function subcommand(parent: Command, name: string): Command {
  const found = parent.commands.find((command) => command.name() === name);
  if (found) return found;
  const created = new Command(name).description(groupDescriptions[name] ?? '').copyInheritedSettings(parent);
  parent.addCommand(created);
  return created;
}

function operationCommand(operation: Operation, context: Context): Command {
  const command = new Command(operation.words.at(-1)).description(operation.summary);
  for (const name of operation.arguments) command.argument(`<${name.replaceAll('_', '-')}>`);
  if (isSearch(operation)) {
    command.argument('[filters...]', "such as 'budget>50000' 'name~roof' status=1,4 customer=none");
    command.option('-s, --sort <field>', 'field, with :desc for descending order');
  } else if (nameMember(operation)) command.argument('[name]', `same as --${nameMember(operation)}`);
  addMemberOptions(command, operation);
  if (operation.list) command.option('-n, --limit <count>', 'largest number of results', '30');
  if (operation.versioned) command.option('--if-match <version>', 'change only this version, such as 3');
  if (operation.file) command.option('-o, --output <file>', 'file to write; standard output by default');
  else for (const option of outputOptions()) command.addOption(option);
  return command.action((...args: unknown[]) =>
    runOperation(operation, { context, command, words: args.slice(0, -2).flat().map(textOf), options: command.opts() }),
  );
}

function addMemberOptions(command: Command, operation: Operation): void {
  for (const member of operation.query) {
    const option = memberOption(member);
    command.addOption(hasFields(member) ? option.argParser(collect) : option);
  }
  if (!operation.body) return;
  const used = new Set(operation.query.map(({ name }) => name));
  for (const member of operation.body)
    if (!used.has(member.name) && !isReserved(member)) command.addOption(memberOption(member));
  if (!operation.upload) command.option('--data <json>', 'the body as JSON, @file, or - for standard input');
  if (operation.data) command.addHelpText('after', dataHelp(operation.data));
}

function dataHelp(members: readonly DataMember[]): string {
  const lines = members.map(({ name, shape, required }) => `  ${name}: ${shape}${required ? ' (required)' : ''}`);
  return `\nOnly in --data:\n${lines.join('\n')}`;
}

function memberOption(member: OperationOption): Option {
  const { type, description, required } = member;
  const placeholder = { text: 'text', number: 'number', boolean: 'true|false', list: 'a,b', file: 'path' }[type];
  const value = hasFields(member) ? 'field=value' : placeholder;
  return new Option(`${flagOf(member)} <${value}>`, `${description}${required ? ' (required)' : ''}`);
}

/** Members whose option would have the name of another one. They are given by `--data`. */
function isReserved({ name }: OperationOption): boolean {
  return ['data', 'json', 'jq', 'csv', 'columns', 'limit', 'sort', 'help', 'profile', 'output'].includes(name);
}

function textOf(word: unknown): string {
  return typeof word === 'string' ? word : '';
}
