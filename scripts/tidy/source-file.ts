import { posix } from 'node:path';
import { withoutComments } from './without-comments.ts';

/** A file as the rules see it. Paths are from the top of the repository, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Import {
  /** A path from the top of the repository for our own files, else the name of a package. */
  target: string;
  typeOnly: boolean;
  line: number;
}

/** A file read once for all rules: its code without comments, and what it imports. */
export interface ReadFile extends SourceFile {
  code: string;
  imports: Import[];
}

export function readSource(file: SourceFile): ReadFile {
  const isScript = /\.(ts|tsx|mjs|js)$/.test(file.path);
  const code = isScript ? withoutComments(file.text) : file.text;
  return { ...file, code, imports: isScript ? findImports(file.path, code) : [] };
}

/** `import … from`, `import '…'` and `export … from`, which start a line and contain no quote before the name. */
const staticImport =
  /^[ \t]*(?:import|export)\b(?:\s+(type)\b(?!\s*(?:,|from\s+['"])))?([\w$*{},\s]*?)(\bfrom\s*)?(['"])([^'"\n]+)\4/gm;
const dynamicImport = /\bimport\s*\(\s*(['"`])([^'"`$\n]+)\1/g;

function findImports(path: string, code: string): Import[] {
  const statics = [...code.matchAll(staticImport)].flatMap((match) => {
    const [all, type, names = '', from, , specifier = ''] = match;
    const isBare = names.trim() === '' && type === undefined;
    if (from === undefined && !(isBare && /^\s*import\b/.test(all))) return [];
    const typeOnly = type !== undefined || importsOnlyTypes(names);
    return [
      { target: resolve(path, specifier), typeOnly, line: lineOf(code, match.index + all.search(/\S/)) },
    ];
  });
  const dynamics = [...code.matchAll(dynamicImport)].map((match) => ({
    target: resolve(path, match[2] ?? ''),
    typeOnly: false,
    line: lineOf(code, match.index),
  }));
  return [...statics, ...dynamics];
}

/** `import { type A, type B }` brings no value either. */
function importsOnlyTypes(names: string): boolean {
  const inside = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  if (inside === undefined) return false;
  const listed = inside.split(',').map((name) => name.trim());
  return (
    listed.every((name) => name === '' || name.startsWith('type ')) && listed.some((name) => name !== '')
  );
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith('@/')) return posix.join('web/src', specifier.slice(2));
  const workspace = /^@oja\/([\w-]+)(?:\/(.+))?$/.exec(specifier);
  if (workspace) return `${workspace[1]}/src/${workspace[2] ?? 'index'}.ts`;
  return specifier;
}

export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
