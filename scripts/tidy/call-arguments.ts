/** The arguments of a call as they are written; `start` is the place after its opening parenthesis. */
export function argumentsAt(code: string, start: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let argumentStart = start;
  for (let at = start; at < code.length; at += 1) {
    const character = code[at] ?? '';
    if (character === '"' || character === "'" || character === '`') at = code.indexOf(character, at + 1);
    if (at === -1) return [];
    if (depth === 0 && (character === ')' || character === ',')) {
      found.push(code.slice(argumentStart, at).trim());
      argumentStart = at + 1;
      // A comma may stand after the last argument.
      if (character === ')') return found.filter((argument) => argument !== '');
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
  }
  return [];
}
