import { lineOf, type ReadFile } from './source-file.ts';

export interface Finding {
  line: number;
  /** What was found, as it stands in the file. */
  found: string;
}

export interface Rule {
  name: string;
  why: string;
  check(file: ReadFile): Finding[];
}

interface Place {
  /** The files that the rule is about; all when left out. */
  on?: RegExp;
  except?: RegExp;
}

const concerns = (place: Place, path: string) => (place.on?.test(path) ?? true) && !place.except?.test(path);

/** A rule about what a file may import. */
export function importRule(
  row: Place & {
    name: string;
    why: string;
    refuses: (edge: { from: string; target: string; typeOnly: boolean }) => boolean;
  },
): Rule {
  return {
    name: row.name,
    why: row.why,
    check(file) {
      if (!concerns(row, file.path)) return [];
      return file.imports
        .filter(({ target, typeOnly }) => row.refuses({ from: file.path, target, typeOnly }))
        .map(({ target, line }) => ({ line, found: `imports ${target}` }));
    },
  };
}

/** A rule about words in the code, comments aside. */
export function textRule(row: Place & { name: string; why: string; refuses: RegExp }): Rule {
  return {
    name: row.name,
    why: row.why,
    check(file) {
      if (!concerns(row, file.path)) return [];
      return [...file.code.matchAll(row.refuses)].map((match) => ({
        line: lineOf(file.code, match.index),
        found: `says ${match[0]}`,
      }));
    },
  };
}

/** A rule about the path of a file. */
export function pathRule(row: Place & { name: string; why: string; refuses: RegExp }): Rule {
  return {
    name: row.name,
    why: row.why,
    check: (file) =>
      concerns(row, file.path) && row.refuses.test(file.path) ? [{ line: 1, found: 'has such a name' }] : [],
  };
}

export function sizeRule(row: Place & { name: string; maxLines: number }): Rule {
  return {
    name: row.name,
    why: `A file past ${row.maxLines} lines does more than one thing; split it.`,
    check(file) {
      const lines = file.text.replace(/\n$/, '').split('\n').length;
      return concerns(row, file.path) && lines > row.maxLines
        ? [{ line: row.maxLines + 1, found: `has ${lines} lines` }]
        : [];
    },
  };
}
