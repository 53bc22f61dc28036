import { parseSync } from 'oxc-parser';

/** A regular expression as it stands in the source. */
export interface FoundRegex {
  path: string;
  line: number;
  source: string;
  flags: string;
}

/** A call of RegExp whose pattern is put together from other values, so that it cannot be read from the source alone. */
export interface ComposedRegex {
  path: string;
  line: number;
  /** Runs once, when its module is loaded, and not again with each call of a function. */
  atLoad: boolean;
}

export interface RegexesOfFile {
  found: FoundRegex[];
  composed: ComposedRegex[];
}

/** All regular expressions of one file of TypeScript: literals and calls of RegExp. */
export function findRegexes(path: string, text: string): RegexesOfFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const regexes: RegexesOfFile = { found: [], composed: [] };
  walk(program, { path, text, regexes, insideFunction: false });
  return regexes;
}

interface Walk {
  path: string;
  text: string;
  regexes: RegexesOfFile;
  insideFunction: boolean;
}

function walk(node: unknown, at: Walk): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, at);
    return;
  }
  if (!isNode(node)) return;
  note(node, at);
  const insideFunction = at.insideFunction || /Function/.test(node.type);
  for (const part of Object.values(node)) walk(part, { ...at, insideFunction });
}

interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function note(node: SyntaxNode, { path, text, regexes, insideFunction }: Walk): void {
  const line = text.slice(0, node.start).split('\n').length;
  const regex = regexOf(node);
  if (regex) regexes.found.push({ path, line, ...regex });
  if (!callsRegExp(node)) return;
  const [pattern, flags] = Array.isArray(node.arguments) ? node.arguments : [];
  const source = constantOf(pattern);
  if (source === undefined) regexes.composed.push({ path, line, atLoad: !insideFunction });
  else regexes.found.push({ path, line, source, flags: constantOf(flags) ?? '' });
}

function regexOf(node: SyntaxNode): { source: string; flags: string } | undefined {
  const { regex } = node;
  if (node.type !== 'Literal' || typeof regex !== 'object' || regex === null) return undefined;
  if (!('pattern' in regex && 'flags' in regex)) return undefined;
  return { source: String(regex.pattern), flags: String(regex.flags) };
}

function callsRegExp(node: SyntaxNode): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  return isNode(node.callee) && node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
}

/** The value of a string, of a template without gaps, or of String.raw with one. */
function constantOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isRaw = node.type === 'TaggedTemplateExpression' && isStringRaw(node.tag);
  const template = isRaw ? node.quasi : node;
  if (!isNode(template) || template.type !== 'TemplateLiteral') return undefined;
  const { quasis } = template;
  if (!Array.isArray(quasis) || quasis.length !== 1) return undefined;
  const value: { raw: string; cooked: string } = quasis[0].value;
  return isRaw ? value.raw : value.cooked;
}

function isStringRaw(tag: unknown): boolean {
  if (!isNode(tag) || !isNode(tag.object) || !isNode(tag.property)) return false;
  return tag.object.name === 'String' && tag.property.name === 'raw';
}
